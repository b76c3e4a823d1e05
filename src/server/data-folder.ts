import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
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
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(file, 'utf8');
}
