import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Copies } from './stale-cache.ts';

export type FileCopiesOptions<T> = {
  readonly directory: string;
  /** Reads what an earlier process wrote; undefined if this one cannot use it. */
  readonly revive: (raw: unknown, key: string) => T | undefined;
  /** Values that are not worth a file; an older copy of theirs is removed. */
  readonly isWorthKeeping: (value: T) => boolean;
  readonly onFailure: (error: unknown, key: string) => void;
};

/** Last good copies that outlive the process. The disk is a convenience here: if it fails, the memory still serves. */
export function createFileCopies<T>({ directory, revive, isWorthKeeping, onFailure }: FileCopiesOptions<T>): Copies<T> {
  const fileOf = (key: string) => join(directory, `${key}.json`);

  return {
    async read(key) {
      try {
        return revive(JSON.parse(await readFile(fileOf(key), 'utf8')), key);
      } catch (error) {
        if (!isMissingFile(error)) onFailure(error, key);
        return undefined;
      }
    },
    async write(key, value) {
      const file = fileOf(key);
      try {
        if (!isWorthKeeping(value)) return await rm(file, { force: true });
        await mkdir(dirname(file), { recursive: true });
        const draft = `${file}.${randomUUID()}.tmp`;
        await writeFile(draft, JSON.stringify(value));
        return await rename(draft, file);
      } catch (error) {
        return onFailure(error, key);
      }
    },
  };
}

const isMissingFile = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
