import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { isAlive } from './is-alive.ts';

export type RunningServer = { readonly pid: number; readonly socketFolder: string };

/** The server that works on this cluster, whichever process started it. */
export async function findRunningServer(cluster: string): Promise<RunningServer | undefined> {
  const server = await readLockFile(cluster);
  return server && (await isServing(server.pid, cluster)) ? server : undefined;
}

/**
 * PostgreSQL trusts a left-over lock file as long as any process has the pid in it, be it a zombie
 * or a stranger. Returns the socket folder that the dead server had.
 */
export async function clearStaleLock(cluster: string): Promise<string | undefined> {
  const server = await readLockFile(cluster);
  if (!server || (await isServing(server.pid, cluster))) return undefined;
  await rm(lockFileOf(cluster), { force: true });
  return server.socketFolder;
}

const lockFileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

async function readLockFile(cluster: string): Promise<RunningServer | undefined> {
  const text = await readFile(lockFileOf(cluster), 'utf8').catch(() => '');
  // pid, data folder, start time, port, socket folder, …; the socket is added a moment after the pid
  const [pid, , , , socketFolder] = text.split('\n');
  return pid ? { pid: Math.abs(Number(pid)), socketFolder: socketFolder ?? '' } : undefined;
}

/** Read from /proc where there is one: a signal cannot tell a server from a zombie or from a recycled pid. */
export async function isServing(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    const state = status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3);
    if (state === 'Z' || state === 'X') return false;
    const [workingFolder, folder] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)]);
    return workingFolder.ino === folder.ino && workingFolder.dev === folder.dev;
  } catch {
    return false;
  }
}
