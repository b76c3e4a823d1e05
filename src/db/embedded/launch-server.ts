import { once } from 'node:events';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

import { socketPort } from './credentials.ts';
import type { RuntimeFolder } from './runtime-folder.ts';
import { spawnInCluster } from './server-process.ts';

/** Another server was faster, or processes of a killed one still hold its memory: both pass by themselves. */
const passingComplaints = /lock file "[^"]*" already exists|pre-existing shared memory block/;

const mostFollowers = 100;

export type LaunchedServer = {
  readonly isRunning: () => boolean;
  readonly stop: () => void;
  /** Throws unless the server ended for a reason that passes by itself. */
  readonly explainEnd: () => Promise<void>;
};

export async function launchServer(
  cluster: string,
  runtime: RuntimeFolder,
  { durable, logFile }: { durable: boolean; logFile: string },
): Promise<LaunchedServer> {
  await rename(logFile, `${logFile}.1`).catch(() => undefined);
  await using log = await open(logFile, 'a', 0o600);
  const server = spawnInCluster(join(runtime.binaries, 'bin', 'postgres'), {
    cluster,
    account: runtime.account,
    args: toSettings(runtime, durable).flatMap((setting) => ['-c', setting]),
    stdio: ['ignore', log.fd, log.fd],
    detached: true,
  });
  await once(server, 'spawn');
  server.unref();
  return {
    isRunning: () => server.exitCode === null && server.signalCode === null,
    stop: () => void server.kill('SIGINT'),
    async explainEnd() {
      const complaint = await readFile(logFile, 'utf8');
      if (passingComplaints.test(complaint)) return;
      throw new Error(`The embedded database does not start: ${complaint.trim() || `see ${logFile}`}`);
    },
  };
}

function toSettings(runtime: RuntimeFolder, durable: boolean): readonly string[] {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories="${runtime.socketFolder}"`,
    'unix_socket_permissions=0700',
    `port=${socketPort}`,
    'log_checkpoints=off',
    'timezone=UTC',
    'log_timezone=UTC',
    // Every process of the shop follows the changes through a slot of its own.
    'wal_level=logical',
    `max_replication_slots=${mostFollowers}`,
    `max_wal_senders=${mostFollowers}`,
  ];
  return durable ? settings : [...settings, 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
}
