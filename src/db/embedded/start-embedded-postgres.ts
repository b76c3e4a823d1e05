import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

import { createCluster } from './create-cluster.ts';
import { createDatabase } from './create-database.ts';
import {
  applicationDatabase,
  applicationRole,
  passwordFileOf,
  readPassword,
  socketPort,
  superuser,
} from './credentials.ts';
import { locateBinaries } from './locate-binaries.ts';
import { obtainLease } from './obtain-lease.ts';
import { prepareDataFolder } from './prepare-data-folder.ts';
import { repairLibraryLinks } from './repair-library-links.ts';
import { stopServer } from './stop-server.ts';
import type { Lease } from './take-lease.ts';

type Login = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
};

export type EmbeddedPostgres = {
  readonly connection: Login;
  /** For what the application's role must not do itself. */
  readonly superuser: Login;
  readonly url: string;
  /** Close all connections first. The last process that uses the server stops it. */
  readonly stop: () => Promise<void>;
};

const longestPauseMs = 30_000;

/**
 * Starts PostgreSQL on the data folder, or joins the one that already runs there. While this process uses it,
 * a server that dies is started again at the same address.
 */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string;
  readonly onProgress?: (message: string) => void;
  /** False trades crash safety for speed: for tests on throw-away data. */
  readonly durable?: boolean;
  /** The folder with PostgreSQL's programs, if not that of the installed package. */
  readonly binaries?: string;
}): Promise<EmbeddedPostgres> {
  const { dataDir, onProgress = () => undefined, durable = true, binaries = locateBinaries() } = options;
  await repairLibraryLinks(binaries);
  const cluster = await prepareDataFolder(dataDir);
  if (!existsSync(passwordFileOf(cluster))) {
    onProgress('Creating the database');
    await createCluster(cluster, { binaries, durable });
  }
  const password = await readPassword(cluster);
  const stopping = new AbortController();
  const server = { cluster, password, binaries, durable, stopping: stopping.signal };

  const onLaunch = (): void => onProgress('Starting PostgreSQL');
  const first = await obtainLease({ ...server, socketFolder: undefined, onLaunch });
  if (!first) throw new Error('The embedded database was told to stop while it started.');
  await createDatabase(first.client, password);
  const { socketFolder } = first.server;
  let current: Promise<Lease | undefined> = Promise.resolve(first);
  void keepRunning();

  async function keepRunning(): Promise<void> {
    for (;;) {
      const lease = await current;
      await lease?.ended;
      if (stopping.signal.aborted) return;
      onProgress('The database is gone, starting it again');
      current = obtainLeaseAgain();
    }
  }

  async function obtainLeaseAgain(): Promise<Lease | undefined> {
    for (let pauseMs = 100; !stopping.signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        return await obtainLease({ ...server, socketFolder, onLaunch });
      } catch (error) {
        onProgress(error instanceof Error ? error.message : String(error));
        await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  const login = { host: socketFolder, port: socketPort, password, database: applicationDatabase };
  return {
    connection: { ...login, user: applicationRole },
    superuser: { ...login, user: superuser },
    url: `postgres://${applicationRole}:${password}@localhost:${socketPort}/${applicationDatabase}?host=${encodeURIComponent(socketFolder)}`,
    async stop() {
      stopping.abort();
      await leave(cluster, await current);
    },
  };
}

async function leave(cluster: string, lease: Lease | undefined): Promise<void> {
  // A lease whose connection broke is no lease: then the server is gone or somebody else's.
  const isLast = await lease?.release().catch(() => false);
  if (lease && isLast) await stopServer(cluster, lease.server);
  await lease?.client.end().catch(() => undefined);
}
