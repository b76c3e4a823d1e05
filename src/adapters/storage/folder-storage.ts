import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import * as nodeFiles from 'node:fs/promises';
import path from 'node:path';
import { fail, ok } from '#domain/result.ts';
import { isStoragePath } from '#domain/upload/storage-path.ts';
import type { StoragePort } from '#services/ports/storage.ts';
import { contentTypeOf } from './content-type.ts';
import { requireStorable, requireStoragePath } from './require-storable.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);

const hasCode = (error: unknown, codes: ReadonlySet<string>): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.has(error.code);

/** Keeps files in a folder. A reader sees the old bytes or the new ones, also after a power cut, never half of them. */
export function createFolderStorage(root: string, files: Pick<typeof nodeFiles, 'open'> = nodeFiles): StoragePort {
  const locate = (storagePath: string) => path.join(root, ...storagePath.split('/'));

  /** A rename is durable only once the folder that holds the name is on disk. */
  const syncFolder = async (folder: string) => {
    const handle = await nodeFiles.open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  };

  const writeTemporary = async (temporary: string, bytes: Uint8Array) => {
    const handle = await files.open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
  };

  const openExisting = async (storagePath: string) => {
    if (!isStoragePath(storagePath)) return undefined;
    try {
      return await nodeFiles.open(locate(storagePath), constants.O_RDONLY | constants.O_NOFOLLOW);
    } catch (error) {
      if (hasCode(error, MISSING)) return undefined;
      throw error;
    }
  };

  return {
    async put(storagePath, bytes, contentType) {
      const target = locate(requireStorable(storagePath, contentType));
      const folder = path.dirname(target);
      const temporary = path.join(folder, `.${randomUUID()}.part`);
      try {
        await nodeFiles.mkdir(folder, { recursive: true, mode: 0o700 });
        await writeTemporary(temporary, bytes);
        await nodeFiles.rename(temporary, target);
        await syncFolder(folder);
        return ok(undefined);
      } catch (error) {
        await nodeFiles.rm(temporary, { force: true });
        if (hasCode(error, FULL)) return fail('storage-full');
        throw error;
      }
    },

    async get(storagePath) {
      await using handle = await openExisting(storagePath);
      return handle && { bytes: await handle.readFile(), contentType: contentTypeOf(storagePath) };
    },

    async identify(storagePath) {
      await using handle = await openExisting(storagePath);
      if (!handle) return undefined;
      const { size, ino, mtimeMs } = await handle.stat();
      return `${storagePath} ${ino}-${mtimeMs}-${size}`;
    },

    async *list(folder) {
      const found = await readFolder(locate(folder));
      for (const entry of found) {
        const storagePath = path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
        if (!entry.isFile() || !isStoragePath(storagePath)) continue;
        await using handle = await openExisting(storagePath);
        if (!handle) continue;
        const { size, mtime } = await handle.stat();
        yield { path: storagePath, size, storedAt: mtime };
      }
    },

    async delete(storagePath) {
      await nodeFiles.rm(locate(requireStoragePath(storagePath)), { force: true });
    },
  };
}

async function readFolder(folder: string) {
  try {
    return await nodeFiles.readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (hasCode(error, MISSING)) return [];
    throw error;
  }
}
