import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createDatabase } from '#db/client.ts';
import { chooseAccount } from '#db/embedded/choose-account.ts';
import { createCluster } from '#db/embedded/create-cluster.ts';
import { findRunningServer } from '#db/embedded/find-running-server.ts';
import { locateBinaries } from '#db/embedded/locate-binaries.ts';
import { prepareDataFolder } from '#db/embedded/prepare-data-folder.ts';
import { prepareRuntimeFolder } from '#db/embedded/runtime-folder.ts';
import { spawnInCluster } from '#db/embedded/server-process.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';

/** A migrated database on a server that somebody else has started, with the settings that PostgreSQL comes with. */
export async function startUnpreparedServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'trailyard-unprepared-'));
  const cluster = await prepareDataFolder(dataDir);
  const binaries = locateBinaries();
  await createCluster(cluster, { binaries, durable: false });
  const account = await chooseAccount(cluster);
  const runtime = await prepareRuntimeFolder(binaries, account, undefined);
  spawnInCluster(join(runtime.binaries, 'bin', 'postgres'), {
    cluster,
    account,
    args: ['listen_addresses=', `unix_socket_directories="${runtime.socketFolder}"`, 'fsync=off'].flatMap((setting) => [
      '-c',
      setting,
    ]),
    stdio: 'ignore',
  });
  await expect
    .poll(async () => (await findRunningServer(cluster))?.socketFolder, { timeout: 60_000 })
    .toBe(runtime.socketFolder);
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const db = createDatabase(server.url);
  await migrateToLatest(db);
  return {
    url: server.url,
    db,
    [Symbol.asyncDispose]: async () => {
      await db.destroy();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
