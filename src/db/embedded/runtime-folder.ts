import { randomBytes } from 'node:crypto';
import { chmod, chown, constants, cp, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

import type { Account } from './choose-account.ts';
import { isReachable } from './is-reachable.ts';

const prefix = 'trailyard-';
const longestParent = 70;

/**
 * The short-lived things of a server: its socket, and its binaries if it cannot reach the installed ones.
 * They lie in the temporary folder because a data folder may be too deep for the 107 bytes of a socket
 * address, or behind a folder that only root may enter.
 */
export type RuntimeFolder = {
  readonly account: Account;
  readonly socketFolder: string;
  readonly binaries: string;
  readonly isNew: boolean;
};

/** A restarted server takes the socket of the dead one, so that open connection pools find it again. */
export async function prepareRuntimeFolder(
  binaries: string,
  account: Account,
  previousSocketFolder: string | undefined,
): Promise<RuntimeFolder> {
  const isNew = !previousSocketFolder || !(await isOwnFolder(previousSocketFolder, account));
  const socketFolder = isNew ? await createSocketFolder(account) : previousSocketFolder;
  const isReady = await isReachable(join(binaries, 'bin'), account);
  return {
    account,
    socketFolder,
    isNew,
    binaries: isReady ? binaries : await copyBinaries(binaries, dirname(socketFolder)),
  };
}

export async function removeRuntimeFolder(socketFolder: string): Promise<void> {
  const root = dirname(socketFolder);
  if (basename(root).startsWith(prefix)) await rm(root, { recursive: true, force: true });
}

async function createSocketFolder(account: Account): Promise<string> {
  const root = await mkdtemp(join(await chooseParent(account), prefix));
  await chmod(root, account ? 0o711 : 0o700);
  const socketFolder = join(root, 'socket');
  await mkdir(socketFolder, { mode: 0o700 });
  if (account) await chown(socketFolder, account.uid, account.gid);
  return socketFolder;
}

/** Anybody may create a folder of a known name in the temporary folder: the owner is checked, also above. */
async function isOwnFolder(socketFolder: string, account: Account): Promise<boolean> {
  const self = process.getuid?.();
  const [folder, root] = await Promise.all(
    [socketFolder, dirname(socketFolder)].map((path) => lstat(path).catch(() => undefined)),
  );
  if (!folder?.isDirectory() || !root?.isDirectory() || !basename(dirname(socketFolder)).startsWith(prefix)) {
    return false;
  }
  return root.uid === self && folder.uid === (account?.uid ?? self) && (folder.mode & 0o077) === 0;
}

async function copyBinaries(binaries: string, root: string): Promise<string> {
  const copy = join(root, 'native');
  if (await lstat(copy).catch(() => undefined)) return copy;
  const draft = `${copy}.${randomBytes(3).toString('hex')}`;
  await cp(binaries, draft, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  await chmod(draft, 0o755);
  await rename(draft, copy);
  return copy;
}

async function chooseParent(account: Account): Promise<string> {
  for (const folder of [tmpdir(), '/tmp', '/var/tmp']) {
    const entry = await lstat(folder).catch(() => undefined);
    if (entry && folder.length <= longestParent && (await isReachable(folder, account))) return folder;
  }
  throw new Error(
    'PostgreSQL needs a temporary folder with a short path that its user may enter: set TMPDIR, ' +
      'or set DATABASE_URL to a PostgreSQL server.',
  );
}
