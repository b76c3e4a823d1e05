import { describe, expect, test } from 'vitest';
import { isStoragePath } from './storage-path.ts';

describe('a storage path', () => {
  test.each(['uploads/avatar/3f9a.webp', 'documents/a/b/c_d-e.pdf', 'handover/0.png'])('%s is plain', (path) => {
    expect(isStoragePath(path)).toBe(true);
  });

  test.each([
    '',
    'a.webp',
    '/uploads/a.webp',
    'uploads//a.webp',
    'uploads/../a.webp',
    'uploads/./a.webp',
    'uploads/..%2fa.webp',
    'uploads/%2e%2e/a.webp',
    'uploads\\a.webp',
    'uploads/.a.webp',
    'uploads/a.webp/',
    'uploads/a.tar.gz',
    'uploads/a',
    'uploads/A.webp',
    'uploads/a.webp\n',
    'uploads/a.webp\0.png',
    'uploads/ä.webp',
    'uploads/․․/a.webp',
    'C:/uploads/a.webp',
    `uploads/${'a'.repeat(200)}.webp`,
  ])('%j is refused', (path) => {
    expect(isStoragePath(path)).toBe(false);
  });
});
