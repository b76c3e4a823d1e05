import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

const keyFile = (dataDir: string): string => path.join(dataDir, 'secret-key');
const formerKeyFile = (dataDir: string): string => path.join(dataDir, 'secret-key-before');

/** The key of encryption and signatures: configured, or made once and kept beside the data it protects. */
export async function readSecretKey(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured !== undefined) return configured;
  const file = keyFile(dataDir);
  if (!existsSync(file)) await makeSecretKey(file);
  return readFile(file, 'utf8');
}

const newKey = (): string => randomBytes(32).toString('base64url');

/** Written aside and then linked: of processes that start at once one makes the key, and none reads it before it is whole. */
async function makeSecretKey(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, newKey(), { mode: 0o600, flag: 'wx', flush: true });
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** The key before the current one, for what is still sealed with it. */
export async function readFormerKey(configured: string | undefined, dataDir: string): Promise<string | undefined> {
  const file = formerKeyFile(dataDir);
  return configured ?? (existsSync(file) ? readFile(file, 'utf8') : undefined);
}

/** Makes a new key in the data folder and keeps the old one beside it. Whatever happens meanwhile, both are there. */
export async function replaceSecretKey(dataDir: string): Promise<void> {
  const [file, former] = [keyFile(dataDir), formerKeyFile(dataDir)];
  const current = await readSecretKey(undefined, dataDir);
  if (existsSync(former) && (await readFile(former, 'utf8')) !== current) {
    throw new StartError(`${former} is there: finish the last change of the key, then delete it.`);
  }
  await writeFile(former, current, { mode: 0o600, flush: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, newKey(), { mode: 0o600, flag: 'wx', flush: true });
  await rename(draft, file);
}
