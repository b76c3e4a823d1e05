import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './start-error.ts';

export async function prepareDataFolder(folder: string): Promise<string> {
  const absolute = path.resolve(folder);
  try {
    await makeFolder(absolute);
    await access(`${absolute}/.`, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(`The data folder ${absolute} cannot be written; set DATA_DIR to a folder that can.`, {
      cause,
    });
  }
  return absolute;
}

/** One level at a time: `recursive` never ends on a file system that refuses new folders as if their parent were missing. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
}

/** The key of encryption and signatures: configured, or made once and kept beside the data it protects. */
export async function readSecretKey(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured;
  const file = path.join(dataDir, 'secret-key');
  if (!existsSync(file)) await makeSecretKey(file);
  return readFile(file, 'utf8');
}

/** Written aside and then linked: of processes that start at once one makes the key, and none reads it before it is whole. */
async function makeSecretKey(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
