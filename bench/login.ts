/** Times of refused logins to known and to unknown addresses: whoever measures them must not learn which is which. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { parseEnv } from '../src/config/env.ts';
import { toPublicConfig } from '../src/config/public.ts';
import { createDatabase, type Database } from '../src/db/client.ts';
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
import { createApp } from '../src/server/app.ts';
import { compose } from '../src/server/compose.ts';
import type { Deps } from '../src/services/deps.ts';
import { recordResult } from './record.ts';

const ORIGIN = 'https://shop.example';
const ROUNDS = 300;
const WARM_UP = 20;
/** Below the number of failures after which an account has to wait. */
const ATTEMPTS_PER_ADDRESS = 5;

export async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trailyard-bench-'));
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const db = createDatabase(server.connection);
  try {
    await migrateToLatest(db);
    const { known, unknown } = await measure(db, folder);
    const ratio = (median(known) / median(unknown)).toFixed(3);
    const times = (of: number[]) => `${median(of).toFixed(1)} ms (p95 ${percentile(of, 0.95).toFixed(1)} ms)`;
    await recordResult('login', `refused: known ${times(known)}, unknown ${times(unknown)}, ratio ${ratio}`);
  } finally {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(db: Database, dataDir: string): Promise<Record<'known' | 'unknown', number[]>> {
  const config = parseEnv({ PUBLIC_ORIGIN: ORIGIN, LOG_LEVEL: 'silent' });
  const log = pino({ level: 'silent' });
  const deps = compose({ config, db, dataDir, secretKey: 'the secret key of all the benches', log });
  const app = createApp({
    config,
    publicConfig: toPublicConfig(config, 'bench'),
    deps,
    log,
    health: { isReady: async () => true },
    headers: { secure: true, analyticsHost: '', mapHost: '', imageHosts: [] },
  });
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  let emails = { known: '', unknown: '' };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    if (round % ATTEMPTS_PER_ADDRESS === 0) emails = await makeEmails(deps);
    // The order changes, so that neither kind always meets the caches the other has filled.
    const kinds = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const started = performance.now();
      const response = await app.request(`${ORIGIN}/api/users/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: emails[kind], password: 'not the password of anybody' }),
      });
      await response.text();
      if (response.status !== 401) throw new Error(`A login was answered with ${response.status}`);
      if (round >= 0) times[kind].push(performance.now() - started);
    }
  }
  return times;
}

async function makeEmails({ db, passwords }: Deps): Promise<{ known: string; unknown: string }> {
  const known = `${randomUUID()}@bench.example`;
  const hashed = await passwords.hash('the password of somebody');
  if (!hashed.ok) throw new Error(hashed.error);
  await db
    .insertInto('userAccount')
    .values({ email: known, firstName: 'Maria', lastName: 'Muster', passwordHash: hashed.value })
    .execute();
  return { known, unknown: `${randomUUID()}@bench.example` };
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
const median = (times: readonly number[]): number => percentile(times, 0.5);
