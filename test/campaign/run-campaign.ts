import { mkdir, mkdtempDisposable, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { parseEnv } from '#config/env.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { compose } from '#server/compose.ts';
import { callsTo, PROCESS_SECRET } from '../support/api-process.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { makeRentalWorld } from '../support/rental-world.ts';
import { type DatabaseMachines, startDatabaseMachines } from './database-machines.ts';
import { BALANCER, BALANCER_PORT } from './deploy-files.ts';
import { startShopProcesses } from './shop-processes.ts';
import { type Ledger, openLedger, shopUntilOver } from './shopping.ts';
import { STRIKES } from './strikes.ts';

const TRAILERS = 100;
const BEFORE_MS = 4_000;
/** So many orders after all is whole again, and the round is over. */
const ORDERS_AFTER = 10;
const LONGEST_GAP_SECONDS = 30;

export type Round = {
  readonly strike: string;
  readonly orders: number;
  /** The longest time in which nobody got an order. */
  readonly gapSeconds: number;
  readonly answers: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
};

type Plan = {
  readonly root: string;
  readonly folder: string;
  readonly rounds: number;
  readonly withPooler: boolean;
  readonly onRound: (round: Round) => Promise<void>;
};

/** Strikes the database of a running shop, each kind in turn, and looks after each whether its customers have what they were told. */
export async function runCampaign({ root, folder, rounds, withPooler, onRound }: Plan): Promise<void> {
  const logs = join(folder, 'logs');
  await rm(logs, { recursive: true, force: true });
  await mkdir(logs, { recursive: true });
  await using files = await mkdtempDisposable(join(folder, 'files-'));
  await using machines = await startDatabaseMachines({ root, logs });
  const { directUrl, replicaUrl } = machines;
  const databaseUrl = withPooler ? machines.pooledUrl : directUrl;
  await using running = new AsyncDisposableStack();
  running.use(await startShopProcesses({ logs, folder: files.path, databaseUrl, directUrl, replicaUrl }));
  await using db = createDatabase(directUrl);
  // Nobody holds trailers for long, but each company many of them.
  const config = parseEnv({ PUBLIC_ORIGIN: 'https://shop.example', HOLD_MINUTES_PER_DAY: '1000000' });
  const deps = compose({ config, db, dataDir: files.path, secretKey: PROCESS_SECRET, log: pino({ level: 'silent' }) });
  const { trailerIds } = await makeRentalWorld(deps, TRAILERS);
  let lines = 0;
  const nextLine = () => {
    const line = lines++;
    return { trailerId: trailerIds[line % TRAILERS] ?? '', slot: Math.floor(line / TRAILERS) };
  };

  const call = callsTo(`http://${BALANCER}:${BALANCER_PORT}`);
  const told = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [strike, act] of Object.entries(STRIKES)) {
      const ledger = openLedger();
      let isOver = false;
      const shopping = shopUntilOver({ deps, call, ledger, nextLine, isOver: () => isOver });
      const startedAt = performance.now();
      await strikeAmong(ledger, () => act(machines), machines);
      isOver = true;
      await shopping;
      for (const [key, id] of ledger.acknowledged) told.set(key, id);
      const gapSeconds = longestGap(startedAt, ledger.acknowledgedAt) / 1000;
      const faults = [...ledger.faults, ...(await findFaults(db, told))];
      if (gapSeconds > LONGEST_GAP_SECONDS) faults.push(`nobody got an order for ${gapSeconds.toFixed(1)} s`);
      await onRound({ strike, orders: ledger.acknowledged.size, gapSeconds, answers: ledger.answers, faults });
    }
  }
}

async function strikeAmong(ledger: Ledger, act: () => Promise<void>, { untilWhole }: DatabaseMachines): Promise<void> {
  await pause(BEFORE_MS);
  await act();
  await untilWhole();
  const enough = ledger.acknowledgedAt.length + ORDERS_AFTER;
  const end = performance.now() + LONGEST_GAP_SECONDS * 1000;
  while (ledger.acknowledgedAt.length < enough && performance.now() < end) await pause(100);
}

const longestGap = (startedAt: number, moments: readonly number[]): number =>
  Math.max(...[...moments, performance.now()].map((moment, i) => moment - (moments[i - 1] ?? startedAt)));

/** What customers were told, compared with what the database has. Whoever was told nothing asked until they were. */
async function findFaults(db: Database, told: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const orders = new Set((await db.selectFrom('customerOrder').select('id').execute()).map(({ id }) => id));
  const keys = new Map(
    (await db.selectFrom('idempotencyKey').select(['key', 'answer']).execute()).map(({ key, answer }) => [
      key,
      Reflect.get(Object(answer), 'id'),
    ]),
  );
  const ids = new Set(told.values());
  return [
    ...[...ids].filter((id) => !orders.has(id)).map((id) => `lost: ${id}`),
    ...[...orders].filter((id) => !ids.has(id)).map((id) => `made without being told, or twice: ${id}`),
    ...[...told]
      .filter(([key, id]) => keys.get(key) !== id)
      .map(([key]) => `the key ${key} does not lead to its order`),
    ...(await findBrokenOrders(db)),
  ];
}
