import { appendFile, chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { vi } from 'vitest';
import { createDatabase } from '#db/client.ts';
import { chooseAccount } from '#db/embedded/choose-account.ts';
import { applicationDatabase, readPassword, socketPort, superuser } from '#db/embedded/credentials.ts';
import { findRunningServer } from '#db/embedded/find-running-server.ts';
import { launchServer } from '#db/embedded/launch-server.ts';
import { locateBinaries } from '#db/embedded/locate-binaries.ts';
import { prepareRuntimeFolder } from '#db/embedded/runtime-folder.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { stopServer } from '#db/embedded/stop-server.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { startTcpSwitch, throughPort } from './tcp-switch.ts';

const START = { timeout: 60_000, interval: 50 };

type Node = { readonly cluster: string; readonly socketFolder: string };

/**
 * A migrated database with a standby, behind an address that leads to the primary; `confirmed` commits are those that the
 * standby has, and changes of the primary are then not followed.
 */
export async function createReplicatedDatabase({ confirmed = true }: { readonly confirmed?: boolean } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'trailyard-replicated-'));
  const inUrl = await prepareCluster(folder);
  const clusters = [join(folder, 'postgres'), join(folder, 'other')] as const;
  const ask = await createAsker(clusters[0]);
  let primary = await launch(clusters[0], ask);
  let standby: Node | undefined;
  const way = await startTcpSwitch(socketIn(primary));
  const url = throughPort(inUrl, way.port);
  const db = createDatabase(url);

  const addStandby = async () => {
    await ask(primary, 'alter system reset synchronous_standby_names');
    await stop(primary);
    const copy = clusters.find((cluster) => cluster !== primary.cluster) ?? '';
    await rm(copy, { recursive: true, force: true });
    await cp(primary.cluster, copy, { recursive: true });
    await chmod(copy, 0o700);
    primary = await launch(primary.cluster, ask);
    way.leadTo(socketIn(primary));
    await writeFile(join(copy, 'standby.signal'), '');
    const login = `host=${primary.socketFolder} port=${socketPort} user=${superuser} password=${await readPassword(copy)}`;
    await appendFile(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${login}'\n`);
    standby = await launch(copy, ask);
    if (confirmed) await ask(primary, "alter system set synchronous_standby_names = '*'");
    await ask(primary, 'select pg_reload_conf()');
    const streaming = `select from pg_stat_replication where sync_state = '${confirmed ? 'sync' : 'async'}'`;
    await vi.waitUntil(async () => (await ask(primary, streaming)).length === 1, START);
  };
  await addStandby();

  return {
    url,
    db,
    addStandby,
    standby: async () => ({ ...(await loginTo(clusters[0])), host: standby?.socketFolder ?? '' }),
    /** As the shop, which may read there. */
    standbyUrl: () => {
      const found = new URL(inUrl);
      found.searchParams.set('host', standby?.socketFolder ?? '');
      return found.href;
    },
    askPrimary: (text: string) => ask(primary, text),
    askStandby: (text: string) => (standby ? ask(standby, text) : Promise.reject(new Error('There is no standby'))),
    /** Nobody waits for it any more. */
    stopStandby: async () => {
      await ask(primary, 'alter system reset synchronous_standby_names');
      await ask(primary, 'select pg_reload_conf()');
      if (standby) await stop(standby);
      standby = undefined;
    },
    killPrimary: async () => {
      const server = await findRunningServer(primary.cluster);
      if (server) process.kill(server.pid, 'SIGKILL');
    },
    failOver: async () => {
      if (standby === undefined) throw new Error('There is no standby');
      await ask(standby, 'select pg_promote()');
      primary = standby;
      standby = undefined;
      way.leadTo(socketIn(primary));
    },
    [Symbol.asyncDispose]: async () => {
      await db.destroy();
      await way[Symbol.asyncDispose]();
      for (const node of [standby, primary]) if (node) await stop(node);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function prepareCluster(dataDir: string): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const db = createDatabase(server.url);
  await migrateToLatest(db);
  await db.destroy();
  await server.stop();
  return server.url;
}

const socketIn = ({ socketFolder }: Node): string => join(socketFolder, `.s.PGSQL.${socketPort}`);

const loginTo = async (cluster: string) => ({
  port: socketPort,
  user: superuser,
  password: await readPassword(cluster),
  database: applicationDatabase,
});

type Ask = (node: Pick<Node, 'socketFolder'>, text: string) => Promise<unknown[]>;

/** As somebody whom nothing stops. */
async function createAsker(cluster: string): Promise<Ask> {
  const login = await loginTo(cluster);
  return async ({ socketFolder: host }, text) => {
    const client = new Client({ ...login, host });
    try {
      await client.connect();
      return (await client.query<object>(text)).rows;
    } finally {
      await client.end();
    }
  };
}

async function launch(cluster: string, ask: Ask): Promise<Node> {
  const account = await chooseAccount(cluster);
  const runtime = await prepareRuntimeFolder(locateBinaries(), account, undefined);
  await launchServer(cluster, runtime, { durable: true, logFile: `${cluster}.log` });
  const node = { cluster, socketFolder: runtime.socketFolder };
  await vi.waitUntil(() => ask(node, 'select').catch(() => false), START);
  return node;
}

async function stop({ cluster }: Node): Promise<void> {
  const server = await findRunningServer(cluster);
  if (server) await stopServer(cluster, server);
}
