import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS, HOUR_MS } from '#domain/time/duration.ts';

export type ImageCache = {
  get(key: string): Promise<Uint8Array | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
};

type Options = { readonly folder: string; readonly mostBytes: number };

const ENTRY = /^[0-9a-f]{64}\.webp$/;
const PART = /\.part$/;
const FORGOTTEN_PART_MS = HOUR_MS;
/** Nobody asks for what was erased: it goes with all that nobody has asked for. */
const UNASKED_MS = 30 * DAY_MS;
/** Other processes share the folder, so its true size is counted again from time to time. */
const PUTS_BETWEEN_COUNTS = 256;

/** Made pictures on disk, the least recently asked for are dropped first. Losing any of them costs only time. */
export function createImageCache({ folder, mostBytes }: Options): ImageCache {
  /** Sizes by file name, the least recently used first. */
  const sizes = new Map<string, number>();
  let total = 0;
  let putsSinceCount = 0;
  let counted: Promise<void> | undefined;

  const forget = (name: string) => {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  };

  const remember = (name: string, size: number) => {
    forget(name);
    sizes.set(name, size);
    total += size;
  };

  async function count() {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const found: Array<{ name: string; size: number; usedAt: number }> = [];
    for (const name of await readdir(folder)) {
      const facts = await stat(path.join(folder, name)).catch(ignoreMissing);
      if (!facts?.isFile()) continue;
      const age = Date.now() - facts.mtimeMs;
      if (ENTRY.test(name) && age < UNASKED_MS) found.push({ name, size: facts.size, usedAt: facts.mtimeMs });
      else if (ENTRY.test(name) || (PART.test(name) && age > FORGOTTEN_PART_MS)) await remove(name);
    }
    sizes.clear();
    total = 0;
    for (const { name, size } of found.toSorted((a, b) => a.usedAt - b.usedAt)) remember(name, size);
  }

  const countOnce = () =>
    (counted ??= count().catch((error: unknown) => {
      counted = undefined;
      throw error;
    }));

  const remove = (name: string) => rm(path.join(folder, name), { force: true });

  async function makeRoom() {
    for (const name of sizes.keys()) {
      if (total <= mostBytes) return;
      forget(name);
      await remove(name);
    }
  }

  return {
    async get(key) {
      await countOnce();
      const name = `${key}.webp`;
      const file = path.join(folder, name);
      const bytes = await readFile(file).catch(ignoreMissing);
      if (!bytes || !isWholeWebp(bytes)) {
        forget(name);
        return undefined;
      }
      remember(name, bytes.length);
      const now = new Date();
      await utimes(file, now, now).catch(ignoreMissing);
      return bytes;
    },

    async put(key, bytes) {
      await countOnce();
      const name = `${key}.webp`;
      const part = path.join(folder, `${randomUUID()}.part`);
      try {
        await writeFile(part, bytes, { mode: 0o600 });
        await rename(part, path.join(folder, name));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      remember(name, bytes.length);
      putsSinceCount += 1;
      if (putsSinceCount >= PUTS_BETWEEN_COUNTS) {
        putsSinceCount = 0;
        await count();
      }
      await makeRoom();
    },
  };
}

/** Nothing is flushed to disk here, so after a power cut a file may be short: its own header tells its length. */
function isWholeWebp(bytes: Buffer): boolean {
  return bytes.length > 12 && bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.readUInt32LE(4) + 8 === bytes.length;
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
