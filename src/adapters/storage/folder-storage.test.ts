import { mkdtemp, open, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { createFolderStorage } from './folder-storage.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'trailyard-storage-'));
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
});

describe('the folder storage', () => {
  test('gives back what was put, with the content type of its extension', async () => {
    const storage = createFolderStorage(root);
    expect(await storage.put('uploads/avatar/a.webp', bytes('one'), 'image/webp')).toEqual(ok(undefined));
    const file = await storage.get('uploads/avatar/a.webp');
    expect(new TextDecoder().decode(file?.bytes)).toBe('one');
    expect(file?.contentType).toBe('image/webp');
    expect(await storage.stat('uploads/avatar/a.webp')).toMatchObject({ size: 3, contentType: 'image/webp' });
  });

  test('tells replaced bytes from the old ones and leaves no temporary files', async () => {
    const storage = createFolderStorage(root);
    await storage.put('documents/a.pdf', bytes('one'), 'application/pdf');
    const before = await storage.stat('documents/a.pdf');
    await storage.put('documents/a.pdf', bytes('two'), 'application/pdf');
    expect((await storage.stat('documents/a.pdf'))?.version).not.toBe(before?.version);
    expect(await readdir(path.join(root, 'documents'))).toEqual(['a.pdf']);
  });

  test('knows nothing of a file that was deleted, and deleting twice is no error', async () => {
    const storage = createFolderStorage(root);
    await storage.put('uploads/a.webp', bytes('one'), 'image/webp');
    await storage.delete('uploads/a.webp');
    await storage.delete('uploads/a.webp');
    expect(await storage.get('uploads/a.webp')).toBeUndefined();
    expect(await storage.stat('uploads/a.webp')).toBeUndefined();
  });

  test.each(['../outside.txt', 'uploads/../../outside.txt', '/outside.txt', 'uploads\\..\\outside.txt'])(
    'cannot be left by the path %s',
    async (escape) => {
      const inner = path.join(root, 'inner');
      const storage = createFolderStorage(inner);
      await writeFile(path.join(root, 'outside.txt'), 'secret');
      expect(await storage.get(escape)).toBeUndefined();
      expect(await storage.stat(escape)).toBeUndefined();
      await expect(storage.put(escape, bytes('x'), 'text/plain')).rejects.toThrow(TypeError);
      await expect(storage.delete(escape)).rejects.toThrow(TypeError);
    },
  );

  test('does not follow a link that stands in for a file', async () => {
    const storage = createFolderStorage(root);
    await storage.put('uploads/a.txt', bytes('one'), 'text/plain');
    await writeFile(path.join(root, 'secret.txt'), 'secret');
    await symlink(path.join(root, 'secret.txt'), path.join(root, 'uploads', 'link.txt'));
    expect(await storage.get('uploads/link.txt')).toBeUndefined();
  });

  test('refuses an extension that lies about the content type', async () => {
    const storage = createFolderStorage(root);
    await expect(storage.put('uploads/a.webp', bytes('x'), 'text/html')).rejects.toThrow(TypeError);
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
