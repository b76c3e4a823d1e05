import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

import { chooseAccount } from './choose-account.ts';
import { passwordFileOf, superuser } from './credentials.ts';
import { isAlive } from './is-alive.ts';
import { prepareRuntimeFolder, removeRuntimeFolder } from './runtime-folder.ts';
import type { RuntimeFolder } from './runtime-folder.ts';
import { spawnInCluster } from './server-process.ts';

/**
 * A cluster is made beside its place and moved there complete, together with its password. So a crash
 * leaves no half of one, and of two processes that start at once the second takes the first one's.
 */
export async function createCluster(
  cluster: string,
  { binaries, durable }: { binaries: string; durable: boolean },
): Promise<void> {
  const account = await chooseAccount(cluster);
  const runtime = await prepareRuntimeFolder(binaries, account, undefined);
  const draft = `${cluster}.new-${process.pid}-${randomBytes(3).toString('hex')}`;
  const password = randomBytes(24).toString('base64url');
  await removeAbandonedDrafts(cluster);
  try {
    await mkdir(draft, { mode: 0o700 });
    if (account) await chown(draft, account.uid, account.gid);
    await runInitdb(draft, password, runtime, durable);
    await writeFile(passwordFileOf(draft), password, { mode: 0o600 });
    await rename(draft, cluster).catch(acceptExistingCluster);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await removeRuntimeFolder(runtime.socketFolder);
  }
}

async function runInitdb(draft: string, password: string, runtime: RuntimeFolder, durable: boolean): Promise<void> {
  const { account } = runtime;
  const passwordFile = join(runtime.socketFolder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  const initdb = spawnInCluster(join(runtime.binaries, 'bin', 'initdb'), {
    cluster: draft,
    account,
    args: [
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ],
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [complaint, [code]] = await Promise.all([initdb.stderr ? text(initdb.stderr) : '', once(initdb, 'exit')]);
  await rm(passwordFile, { force: true });
  if (code !== 0) {
    throw new Error(`The embedded database could not be created in ${dirname(draft)}: ${complaint.trim()}`);
  }
}

function acceptExistingCluster(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}

async function removeAbandonedDrafts(cluster: string): Promise<void> {
  const folder = dirname(cluster);
  const start = `${basename(cluster)}.new-`;
  for (const name of await readdir(folder)) {
    const isAbandoned = name.startsWith(start) && !isAlive(Number(name.slice(start.length).split('-')[0]));
    if (isAbandoned) await rm(join(folder, name), { recursive: true, force: true });
  }
}
