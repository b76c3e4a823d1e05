import { access, constants, lstat, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes sure that we may work in the data folder; returns the path of the cluster inside, existing or not. */
export async function prepareDataFolder(dataDir: string): Promise<string> {
  let folder: string;
  try {
    await mkdir(dataDir, { recursive: true });
    folder = await realpath(dataDir);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`The data folder ${dataDir} cannot be written: set DATA_DIR to a folder of your own.`, { cause });
  }
  const cluster = join(folder, 'postgres');
  const existing = await lstat(cluster).catch(() => undefined);
  const self = process.getuid?.();
  if (existing && self !== 0 && existing.uid !== self) {
    throw new Error(
      `The database in ${cluster} belongs to another user (uid ${existing.uid}): ` +
        'start as that user or as root, or set DATA_DIR to another folder.',
    );
  }
  return cluster;
}
