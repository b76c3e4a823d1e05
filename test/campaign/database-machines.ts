import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { findAccount } from './debian.ts';
import {
  BALANCER,
  type Node,
  NODES,
  POOLER_PORT,
  readLimits,
  toEtcd,
  writeBalancer,
  writePatroni,
  writePooler,
} from './deploy-files.ts';
import { type Machine, startMachine } from './machine.ts';

const HOME = '/srv/campaign';
const PASSWORD = 'campaign';
const LONGEST_RECOVERY_MS = 180_000;

const Cluster = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});
type Member = z.output<typeof Cluster>['members'][number];

export type DatabaseMachines = Awaited<ReturnType<typeof startDatabaseMachines>>;

/** Three machines of the database under Patroni, which confirm each other's commits, and the way to their primary. */
export async function startDatabaseMachines({ root, logs }: { readonly root: string; readonly logs: string }) {
  const account = await findAccount(root, 'postgres');
  const machines = new Map<string, Machine>();
  const make = async (folder: string, files: Readonly<Record<string, string>>) => {
    await mkdir(join(root, folder), { recursive: true });
    await chown(join(root, folder), account, account);
    for (const [name, text] of Object.entries(files)) await writeFile(join(root, folder, name), text);
  };
  const start = (name: string, script: string, env = {}) =>
    machines.set(name, startMachine({ root, account, script, logFile: join(logs, `${name}.log`), env }));
  const startNode = (node: Node) => {
    const folder = `${HOME}/${node.name}`;
    start(node.name, `${toEtcd(node, folder)} & exec patroni ${folder}/patroni.yml`, {
      PATRONI_SUPERUSER_PASSWORD: PASSWORD,
      PATRONI_REPLICATION_PASSWORD: PASSWORD,
      PATRONI_REWIND_PASSWORD: PASSWORD,
    });
  };
  const machineOf = (name: string): Machine => {
    const machine = machines.get(name);
    if (machine === undefined) throw new RangeError(`There is no machine ${name}`);
    return machine;
  };

  await rm(join(root, HOME), { recursive: true, force: true });
  await make(HOME, {
    'haproxy.cfg': writeBalancer(HOME),
    'pgbouncer.ini': writePooler(`${HOME}/accounts.txt`),
    'accounts.txt': `"trailyard" "${PASSWORD}"\n`,
  });
  for (const node of NODES) {
    await make(`${HOME}/${node.name}`, { 'patroni.yml': writePatroni(node, `${HOME}/${node.name}`) });
    startNode(node);
  }
  start('haproxy', `exec haproxy -db -f ${HOME}/haproxy.cfg`);
  await untilWhole();
  await makeDatabase();
  start('pgbouncer', `exec pgbouncer ${HOME}/pgbouncer.ini`);

  return {
    machineOf,
    readMembers,
    findLeader,
    untilWhole,
    /** As after the power has come back. */
    restart: (name: string) => {
      const node = NODES.find((one) => one.name === name);
      if (node !== undefined) startNode(node);
    },
    directUrl: `postgres://trailyard:${PASSWORD}@${BALANCER}:5432/trailyard`,
    replicaUrl: `postgres://trailyard:${PASSWORD}@${BALANCER}:5433/trailyard`,
    pooledUrl: `postgres://trailyard:${PASSWORD}@127.0.0.1:${POOLER_PORT}/trailyard`,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([...machines.values()].map(({ kill }) => kill()));
    },
  };
}

/** What the first machine that answers says; nothing while none does. */
async function readMembers(): Promise<readonly Member[]> {
  for (const { address } of NODES) {
    try {
      const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2000) });
      return Cluster.parse(await response.json()).members;
    } catch {
      // The next one may.
    }
  }
  return [];
}

/** Patroni's name of the primary, as its machine itself says: what the others believe may be some seconds old. */
async function findLeader(): Promise<string | undefined> {
  const answers = await Promise.all(
    NODES.map(async ({ name, address }) => {
      const asked = fetch(`http://${address}:8008/primary`, { signal: AbortSignal.timeout(2000) });
      const isPrimary = await asked.then(({ ok }) => ok).catch(() => false);
      return isPrimary ? [name] : [];
    }),
  );
  return answers.flat()[0];
}

const isWhole = (members: readonly Member[]): boolean =>
  members.length === NODES.length &&
  members.some(({ role, state }) => role === 'leader' && state === 'running') &&
  members.some(({ role }) => role === 'sync_standby') &&
  members.filter(({ state }) => state === 'streaming').length === NODES.length - 1;

async function untilWhole(): Promise<void> {
  const end = performance.now() + LONGEST_RECOVERY_MS;
  while (!isWhole(await readMembers())) {
    if (performance.now() > end) throw new Error(`Not whole again: ${JSON.stringify(await readMembers())}`);
    await pause(500);
  }
}

/** What the operator does once. */
async function makeDatabase(): Promise<void> {
  const ask = async (database: string, statements: readonly string[]) => {
    const client = new Client({ host: BALANCER, port: 5432, user: 'postgres', password: PASSWORD, database });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await ask('postgres', [
    `create role trailyard login password '${PASSWORD}'`,
    'create database trailyard owner trailyard',
  ]);
  await ask('trailyard', [readLimits()]);
}
