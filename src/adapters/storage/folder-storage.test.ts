import { mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fail } from '#domain/result.ts';
import { bytes, listPaths, testStorageContract } from '../../../test/support/storage-contract.ts';
import { createFolderStorage } from './folder-storage.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'trailyard-storage-'));
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

describe('the folder storage', () => {
  testStorageContract(() => createFolderStorage(root));

  test('tells replaced bytes from the old ones and leaves no temporary files', async () => {
    const storage = createFolderStorage(root);
    await storage.put('documents/a.pdf', bytes('one'), 'application/pdf');
    const before = await storage.identify('documents/a.pdf');
    await storage.put('documents/a.pdf', bytes('two'), 'application/pdf');
    expect(await storage.identify('documents/a.pdf')).not.toBe(before);
    expect(await readdir(path.join(root, 'documents'))).toEqual(['a.pdf']);
  });

  test('does not read what lies beside it', async () => {
    await writeFile(path.join(root, 'outside.txt'), 'secret');
    const storage = createFolderStorage(path.join(root, 'inner'));
    expect(await storage.get('../outside.txt')).toBeUndefined();
    await expect(storage.put('../outside.txt', bytes('x'), 'text/plain')).rejects.toThrow(TypeError);
    expect(await readFile(path.join(root, 'outside.txt'), 'utf8')).toBe('secret');
  });

  test('knows nothing of what is gone or half written', async () => {
    const storage = createFolderStorage(root);
    await storage.put('uploads/a.webp', bytes('one'), 'image/webp');
    await writeFile(path.join(root, 'uploads', '.b.webp.part'), 'half');
    expect(await listPaths(storage, 'uploads')).toEqual(['uploads/a.webp']);
    await storage.delete('uploads/a.webp');
    expect(await storage.identify('uploads/a.webp')).toBeUndefined();
  });

  test('does not follow a link that stands in for a file', async () => {
    const storage = createFolderStorage(root);
    await storage.put('uploads/a.txt', bytes('one'), 'text/plain');
    await writeFile(path.join(root, 'secret.txt'), 'secret');
    await symlink(path.join(root, 'secret.txt'), path.join(root, 'uploads', 'link.txt'));
    expect(await storage.get('uploads/link.txt')).toBeUndefined();
  });

  test.each([
    ['a full disk', 'ENOSPC'],
    ['a used-up quota', 'EDQUOT'],
    ['a limit to the size of files', 'EFBIG'],
  ])('%s is a failure of its own, keeps the old bytes and leaves nothing behind', async (_, code) => {
    const full: typeof open = async (...args) => {
      const handle = await open(...args);
      return Object.assign(handle, {
        writeFile: async () => {
          await handle.write(bytes('ha'));
          throw Object.assign(new Error('no space left on device'), { code });
        },
      });
    };
    await createFolderStorage(root).put('uploads/a.webp', bytes('old'), 'image/webp');
    const storage = createFolderStorage(root, { open: full });
    expect(await storage.put('uploads/a.webp', bytes('half'), 'image/webp')).toEqual(fail('storage-full'));
    expect(new TextDecoder().decode((await storage.get('uploads/a.webp'))?.bytes)).toBe('old');
    expect(await readdir(path.join(root, 'uploads'))).toEqual(['a.webp']);
  });
});
