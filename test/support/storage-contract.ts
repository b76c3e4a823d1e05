import { expect, test } from 'vitest';
import { ok } from '#domain/result.ts';
import type { ListedFile, StoragePort } from '#services/ports/storage.ts';

export const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = async (storage: StoragePort, path: string) => new TextDecoder().decode((await storage.get(path))?.bytes);

async function listFiles(storage: StoragePort, folder: string): Promise<readonly ListedFile[]> {
  const files = [];
  for await (const file of storage.list(folder)) files.push(file);
  return files;
}

export const listPaths = async (storage: StoragePort, folder: string): Promise<readonly string[]> =>
  (await listFiles(storage, folder)).map(({ path }) => path).toSorted();

/** What every storage does, wherever it keeps its files. Each test gets an empty one. */
export function testStorageContract(open: () => StoragePort): void {
  test('gives back what was put, with the content type of its extension', async () => {
    const storage = open();
    expect(await storage.put('uploads/avatar/a.webp', bytes('one'), 'image/webp')).toEqual(ok(undefined));
    expect(await textOf(storage, 'uploads/avatar/a.webp')).toBe('one');
    expect((await storage.get('uploads/avatar/a.webp'))?.contentType).toBe('image/webp');
    expect(await storage.identify('uploads/avatar/a.webp')).toContain('uploads/avatar/a.webp');
  });

  test('replaces what is there, and keeps an empty file', async () => {
    const storage = open();
    await storage.put('documents/a.pdf', bytes('one'), 'application/pdf');
    await storage.put('documents/a.pdf', bytes('two'), 'application/pdf');
    expect(await textOf(storage, 'documents/a.pdf')).toBe('two');
    await storage.put('documents/a.pdf', bytes(''), 'application/pdf');
    expect((await storage.get('documents/a.pdf'))?.bytes).toHaveLength(0);
  });

  test('keeps ten megabytes of anything as they are', async () => {
    const storage = open();
    const large = Buffer.alloc(
      10 * 1024 * 1024,
      Uint8Array.from({ length: 251 }, (_, index) => index),
    );
    await storage.put('documents/large.pdf', large, 'application/pdf');
    const stored = await storage.get('documents/large.pdf');
    expect(Buffer.compare(stored?.bytes ?? bytes(''), large)).toBe(0);
  });

  test('knows nothing of a file that was deleted, and deleting twice is no error', async () => {
    const storage = open();
    await storage.put('uploads/a.webp', bytes('one'), 'image/webp');
    await storage.delete('uploads/a.webp');
    await storage.delete('uploads/a.webp');
    expect(await storage.get('uploads/a.webp')).toBeUndefined();
    expect(await storage.get('uploads/never/there.webp')).toBeUndefined();
  });

  test('does not identify a picture of somebody who was erased', async () => {
    const storage = open();
    await storage.put('uploads/avatar/b.webp', bytes('one'), 'image/webp');
    await storage.delete('uploads/avatar/b.webp');
    expect(await storage.identify('uploads/avatar/b.webp')).toBeUndefined();
  });

  test('lists what lies below a folder, with size and time', async () => {
    const storage = open();
    await storage.put('uploads/a.webp', bytes('one'), 'image/webp');
    await storage.put('uploads/trailer/b.webp', bytes('four'), 'image/webp');
    await storage.put('uploads-of-others/c.webp', bytes('one'), 'image/webp');
    expect(await listPaths(storage, 'uploads')).toEqual(['uploads/a.webp', 'uploads/trailer/b.webp']);
    expect(await listPaths(storage, 'nothing')).toEqual([]);
    const [file] = await listFiles(storage, 'uploads/trailer');
    expect(file).toMatchObject({ size: 4, storedAt: expect.any(Date) });
    expect(Number.isNaN(file?.storedAt.getTime())).toBe(false);
  });

  test.each([
    '../outside.txt',
    'uploads/../../outside.txt',
    '/outside.txt',
    'uploads\\..\\outside.txt',
    'a/%2e%2e/b.txt',
  ])('cannot be left by the path %s', async (escape) => {
    const storage = open();
    expect(await storage.get(escape)).toBeUndefined();
    expect(await storage.identify(escape)).toBeUndefined();
    await expect(storage.put(escape, bytes('x'), 'text/plain')).rejects.toThrow(TypeError);
    await expect(storage.delete(escape)).rejects.toThrow(TypeError);
  });

  test('refuses an extension that lies about the content type', async () => {
    await expect(open().put('uploads/a.webp', bytes('x'), 'text/html')).rejects.toThrow(TypeError);
  });
}
