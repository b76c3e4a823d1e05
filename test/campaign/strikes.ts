import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseMachines } from './database-machines.ts';
import { NODES } from './deploy-files.ts';

const STALL_MS = 3_000;
/** Longer than Patroni goes on without it. */
const ETCD_AWAY_MS = 10_000;
const LONGEST_CHANGE_MS = 90_000;

/** What happens to the database, until nothing of it is left; whether all came back is judged by others. */
export const STRIKES: Readonly<Record<string, (database: DatabaseMachines) => Promise<void>>> = {
  'machine of the primary killed': async (database) => {
    const lost = await requireLeader(database);
    await database.machineOf(lost).kill();
    await untilLedByAnother(database, lost);
    database.restart(lost);
  },
  'machine of the primary frozen': async (database) => {
    const lost = await requireLeader(database);
    const thaw = database.machineOf(lost).freeze();
    await untilLedByAnother(database, lost);
    thaw();
  },
  'replication stalled for 3 s, then killed': async (database) => {
    const lost = await requireLeader(database);
    const standbys = NODES.filter(({ name }) => name !== lost);
    const resumptions = standbys.map(({ name }) => database.machineOf(name).freeze('walreceiver'));
    await pause(STALL_MS);
    await database.machineOf(lost).kill();
    for (const resume of resumptions) resume();
    await untilLedByAnother(database, lost);
    database.restart(lost);
  },
  'planned change of the primary': async (database) => {
    const leader = await requireLeader(database);
    const address = NODES.find(({ name }) => name === leader)?.address ?? '';
    const response = await fetch(`http://${address}:8008/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader }),
    });
    if (!response.ok) throw new Error(`No change of the primary: ${response.status} ${await response.text()}`);
    await untilLedByAnother(database, leader);
  },
  'etcd away for 10 s': async (database) => {
    const returns = NODES.map(({ name }) => database.machineOf(name).freeze('etcd'));
    await pause(ETCD_AWAY_MS);
    for (const comeBack of returns) comeBack();
  },
};

async function requireLeader({ findLeader }: DatabaseMachines): Promise<string> {
  const leader = await findLeader();
  if (leader === undefined) throw new Error('There is no primary');
  return leader;
}

async function untilLedByAnother({ findLeader }: DatabaseMachines, before: string): Promise<void> {
  const end = performance.now() + LONGEST_CHANGE_MS;
  while (performance.now() < end) {
    const leader = await findLeader();
    if (leader !== undefined && leader !== before) return;
    await pause(250);
  }
  throw new Error(`Nobody took over from ${before}`);
}
