/**
 * What calls of the API cost in processor time, of Node.js and of PostgreSQL: unlike the time a call takes, that hardly
 * depends on what else the machine does.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { parseEnv } from '#config/env.ts';
import { createDatabase } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { addBulkFleet } from '#demo/add-bulk-fleet.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import type { Member } from '#domain/team/actor.ts';
import { compose } from '#server/compose.ts';
import type { Deps } from '#services/deps.ts';
import { type ApiProcess, PROCESS_SECRET, startApiProcess } from '../test/support/api-process.ts';
import { makeTrailer } from '../test/support/make-rows.ts';
import { makeCustomer, makeOpenDepot, orderInput, periodFrom } from '../test/support/rental-world.ts';
import { signInDirectly } from '../test/support/sign-in-directly.ts';
import { recordResult } from './record.ts';
import { type CpuTime, readCpuTime } from './support/cpu-time.ts';
import { fillCart } from './support/fill-cart.ts';
import { spread, times } from './support/spread-work.ts';

const CALLS = 800;
const WARM_UP = 240;
const CLIENTS = 4;
const FLEET = { trailers: 2000, allocations: 20_000 };
const SHOPPERS = 40;

type Shopper = { readonly actor: Member; readonly cookie: string };
type Shop = {
  readonly deps: Deps;
  readonly server: ApiProcess;
  readonly dataDir: string;
  readonly shoppers: readonly Shopper[];
  /** Demo trailers, and some that are always free. */
  readonly shown: readonly string[];
  readonly free: readonly string[];
};

/** Makes the `i`th call of a kind; what is needed for it is prepared in rounds of as many as there are shoppers. */
type Kind = {
  readonly name: string;
  readonly prepare?: (first: number) => Promise<void>;
  readonly call: (i: number) => Promise<Response>;
};

export async function run(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trailyard-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = createDatabase(postgres.url);
  const server = await migrateToLatest(db).then(() => startApiProcess(postgres.url));
  try {
    const config = parseEnv({ PUBLIC_ORIGIN: 'https://shop.example', LOG_LEVEL: 'silent' });
    const log = pino({ level: 'silent' });
    const deps = compose({ config, db, dataDir, secretKey: PROCESS_SECRET, log });
    const shop = { deps, server, dataDir, ...(await fillShop(deps)) };
    const measured: string[] = [];
    for (const kind of listKinds(shop)) measured.push(`${kind.name} ${await measure(shop, kind)}`);
    await recordResult('calls', `processor time of ${measured.join(', ')}`);
  } finally {
    await server.kill();
    await db.destroy();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fillShop(deps: Deps): Promise<Pick<Shop, 'shoppers' | 'shown' | 'free'>> {
  const { db, storage, clock } = deps;
  const now = clock.now();
  await loadDemoData({ db, storage, now, secretKey: PROCESS_SECRET, withFiles: false });
  await addBulkFleet(db, { ...FLEET, now });
  const depotId = await makeOpenDepot(db);
  const free = await times(SHOPPERS, () => makeTrailer(db, { depotId }));
  const shoppers = await times(SHOPPERS, async () => {
    const actor = await makeCustomer(deps);
    return { actor, cookie: await signInDirectly(deps, actor.userId) };
  });
  const shown = await db.selectFrom('trailer').select('id').where('number', 'not like', 'T-%').limit(100).execute();
  await sql`vacuum analyze`.execute(db);
  return { shoppers, free, shown: shown.map(({ id }) => id) };
}

function listKinds({ deps, server, shoppers, shown, free }: Shop): readonly Kind[] {
  const { db, clock } = deps;
  const now = clock.now();
  const shopper = (i: number) => at(shoppers, i);
  /** A trailer and days of its own for every call. */
  const wish = (i: number) => ({
    trailerId: at(free, i),
    ...periodFrom(now, 2 + 3 * Math.floor(i / free.length)),
  });
  const emptyCarts = async () => {
    await db.deleteFrom('cart').execute();
  };
  const versions: number[] = [];
  return [
    {
      name: 'a search',
      call: (i) => server.call('GET', `/api/trailers?type=${i % 2 ? 'plane' : 'cool'}`),
    },
    {
      name: 'a trailer for a guest',
      call: (i) => server.call('GET', `/api/trailers/${at(shown, i)}`),
    },
    {
      name: 'a trailer',
      call: (i) => server.call('GET', `/api/trailers/${at(shown, i)}`, { cookie: shopper(i).cookie }),
    },
    {
      name: 'adding to the cart',
      prepare: emptyCarts,
      call: (i) => server.call('POST', '/api/cart/items', { cookie: shopper(i).cookie, body: wish(i) }),
    },
    {
      name: 'an order',
      prepare: async (first) => {
        await emptyCarts();
        for (const [i, { actor }] of shoppers.entries()) {
          const { trailerId, from, to } = wish(first + i);
          const line = { trailerId, startsAt: new Date(from), endsAt: new Date(to) };
          versions[i] = (await fillCart(db, actor, line)).version;
        }
      },
      call: (i) => {
        const { cookie } = shopper(i);
        const body = orderInput({ version: versions[i % shoppers.length] ?? 0 });
        return server.call('POST', '/api/orders', { cookie, body, key: randomUUID() });
      },
    },
  ];
}

/** Of the rounds, the one that three quarters exceed: other work on the machine only ever adds to a call. */
async function measure({ server, dataDir, shoppers }: Shop, { name, prepare, call }: Kind): Promise<string> {
  const read = () => readCpuTime({ node: server.pid, dataDir });
  const rounds: CpuTime[] = [];
  for (let first = 0; first < WARM_UP + CALLS; first += shoppers.length) {
    await prepare?.(first);
    const before = read();
    await spread(
      shoppers,
      async (_shopper, i) => {
        const response = await call(first + i);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${name} was answered with ${response.status}`);
        return 0;
      },
      CLIENTS,
    );
    const after = read();
    if (first >= WARM_UP) {
      rounds.push({ node: after.node - before.node, postgres: after.postgres - before.postgres });
    }
  }
  const quiet = rounds.toSorted((a, b) => totalOf(a) - totalOf(b))[rounds.length >> 2];
  if (quiet === undefined) throw new RangeError('Nothing was measured');
  const perCall = (milliseconds: number) => (milliseconds / shoppers.length).toFixed(2);
  return `${perCall(totalOf(quiet))} ms (Node.js ${perCall(quiet.node)}, PostgreSQL ${perCall(quiet.postgres)})`;
}

const totalOf = ({ node, postgres }: CpuTime): number => node + postgres;

function at<T>(list: readonly T[], i: number): T {
  const found = list[i % list.length];
  if (found === undefined) throw new RangeError('Nothing to choose from');
  return found;
}
