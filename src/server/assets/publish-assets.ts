import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '#domain/time/duration.ts';
import { StorageError } from '#domain/upload/storage-error.ts';
import type { StoragePort } from '#services/ports/storage.ts';
import { inParallel } from '../jobs/in-parallel.ts';
import { isCompressible, RENEWED_AFTER_DAYS, toAssetPath, toMarkPath } from './asset-path.ts';

const AT_ONCE = 8;
const BINARY = 'application/octet-stream';
const COPY = /\.(?:br|gz)$/;

/**
 * Puts the files of this build where processes of every other release find them, unless they were put there lately. Who
 * has a page of this release may ask any process for them.
 */
export async function publishAssets(storage: StoragePort, folder: string, now: Date): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !COPY.test(name)).toSorted();
  const mark = await storage.get(toMarkPath(names));
  const age = now.getTime() - Date.parse(new TextDecoder().decode(mark?.bytes));
  if (age < RENEWED_AFTER_DAYS * DAY_MS) return;
  const put = async (storagePath: string, bytes: Uint8Array, contentType: string) => {
    const stored = await storage.put(storagePath, bytes, contentType);
    if (!stored.ok)
      throw new StorageError('The storage is full: the files of this build do not fit.', { passes: false });
  };
  await inParallel(names, AT_ONCE, async (name) => {
    const file = path.join(folder, isCompressible(name) ? `${name}.br` : name);
    await put(toAssetPath(name), await readFile(file), BINARY);
  });
  await put(toMarkPath(names), new TextEncoder().encode(now.toISOString()), 'text/plain');
}
