/**
 * Orders per second beside one bare transaction of the same inserts on the same database; and many checkouts on few
 * trailers by two server processes: exactly one order for each trailer, and no failure of the server.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import pino from 'pino';
import { parseEnv } from '#config/env.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import type { Member } from '#domain/team/actor.ts';
import { compose } from '#server/compose.ts';
import type { Deps } from '#services/deps.ts';
import { placeOrder } from '#services/order/place-order.ts';
import { PROCESS_SECRET, startApiProcess } from '../test/support/api-process.ts';
import { findBrokenOrders } from '../test/support/find-broken-orders.ts';
import { makeTrailer } from '../test/support/make-rows.ts';
import { makeCustomer, makeRentalWorld, orderInput, periodFrom } from '../test/support/rental-world.ts';
import { signInDirectly } from '../test/support/sign-in-directly.ts';
import { recordResult } from './record.ts';
import { fillCart } from './support/fill-cart.ts';
import { spread, times } from './support/spread-work.ts';

const ORDERS = 1500;
const CLIENTS = 8;
const RACE = { checkouts: 10_000, trailers: 100, shoppers: 500, clients: 64 } as const;

export async function run(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trailyard-bench-'));
  const server = await startEmbeddedPostgres({ dataDir });
  const db = createDatabase(server.url);
  try {
    await migrateToLatest(db);
    const config = parseEnv({ PUBLIC_ORIGIN: 'https://shop.example', LOG_LEVEL: 'silent' });
    const log = pino({ level: config.LOG_LEVEL });
    const deps = compose({ config, db, dataDir, secretKey: PROCESS_SECRET, log });
    await measureOrders(deps);
    await measureRace(deps, server.url);
  } finally {
    await db.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureOrders(deps: Deps): Promise<void> {
  const { depotId } = await makeRentalWorld(deps, 0);
  const trailerIds = await times(40, () => makeTrailer(deps.db, { depotId }));
  const shoppers = await times(100, () => makeCustomer(deps));
  const carts = makeCarts(deps, shoppers, trailerIds);
  const order = async ({ actor, version }: { readonly actor: Member; readonly version: number }) => {
    const started = performance.now();
    const placed = await placeOrder(deps, actor, { input: orderInput({ version }), idempotencyKey: randomUUID() });
    if (!placed.ok) throw new Error(`An order was refused: ${placed.error.code}`);
    return performance.now() - started;
  };
  // Everybody fills their cart before anybody orders: only the orders are measured, and nothing runs beside them.
  const orderAll = async (round: readonly BenchCart[]) => {
    const filled = await times(round.length, async (i) => {
      const cart = round[i];
      if (cart === undefined) throw new Error('No cart to fill');
      return { actor: cart.actor, version: (await cart.fill()).version };
    });
    return spread(filled, order, CLIENTS);
  };
  // The first orders fill the caches and compile the code.
  await orderAll(carts.splice(0, shoppers.length));
  let busy = 0;
  for (let i = 0; i < carts.length; i += shoppers.length) busy += await orderAll(carts.slice(i, i + shoppers.length));
  const sample = {
    ...(await deps.db.selectFrom('booking').select(['id', 'orderId']).executeTakeFirstOrThrow()),
    columns: { order: await listColumns(deps.db, 'customer_order'), booking: await listColumns(deps.db, 'booking') },
  };
  const bare = await spread(carts, (_cart, i) => insertBare(deps.db, sample, i), CLIENTS);
  const perSecond = (milliseconds: number) => (CLIENTS * carts.length * 1000) / milliseconds;
  const ratio = (bare / busy).toFixed(2);
  await recordResult(
    'checkout',
    `${perSecond(busy).toFixed(0)} orders/s by ${CLIENTS} clients, bare inserts ${perSecond(bare).toFixed(0)}/s, ratio ${ratio}`,
  );
}

type BenchCart = { readonly actor: Member; readonly fill: () => Promise<{ version: number }> };

/** A cart with one line each, on trailers and days that nobody else wants. Filling it is not part of the order. */
function makeCarts({ db, clock }: Deps, shoppers: readonly Member[], trailerIds: readonly string[]): BenchCart[] {
  const now = clock.now();
  return Array.from({ length: ORDERS }, (_, i) => {
    const actor = shoppers[i % shoppers.length];
    const trailerId = trailerIds[i % trailerIds.length];
    if (actor === undefined || trailerId === undefined) throw new Error('Nobody to order, or nothing');
    const { from, to } = periodFrom(now, 2 + 3 * Math.floor(i / trailerIds.length));
    return { actor, fill: () => fillCart(db, actor, { trailerId, startsAt: new Date(from), endsAt: new Date(to) }) };
  });
}

type Sample = {
  readonly id: string;
  readonly orderId: string;
  readonly columns: { readonly order: RawBuilder<unknown>; readonly booking: RawBuilder<unknown> };
};

/** Those that are not computed from others. */
async function listColumns(db: Database, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = current_schema() and is_generated = 'NEVER'`.execute(db);
  return sql.join(rows.map(({ name }) => sql.id(name)));
}

/** What the database does for an order at the least: its rows, in one transaction. */
async function insertBare(db: Database, { columns, ...sample }: Sample, i: number): Promise<number> {
  const [orderId, bookingId] = [randomUUID(), randomUUID()];
  const started = performance.now();
  await db.transaction().execute(async (trx) => {
    await sql`insert into idempotency_key (user_id, key, operation, body_hash, status, answer)
      select created_by, ${orderId}, 'bench', '', 201, '{}' from customer_order where id = ${sample.orderId}`.execute(
      trx,
    );
    await sql`insert into customer_order (${columns.order})
      select ${columns.order} from (
        select (jsonb_populate_record(o, jsonb_build_object('id', ${orderId}::text, 'number', ${orderId}::text))).*
        from customer_order o where o.id = ${sample.orderId}
      ) copy`.execute(trx);
    await sql`insert into booking (${columns.booking})
      select ${columns.booking} from (
        select (jsonb_populate_record(k, jsonb_build_object(
          'id', ${bookingId}::text, 'order_id', ${orderId}::text, 'number', ${bookingId}::text
        ))).*
        from booking k where k.id = ${sample.id}
      ) copy`.execute(trx);
    await sql`insert into allocation (trailer_id, kind, starts_at, ends_at, booking_id)
      select trailer_id, 'rental', now() + make_interval(years => 20, days => ${i}),
        now() + make_interval(years => 20, days => ${i}, hours => 2), ${bookingId}
      from booking where id = ${sample.id}`.execute(trx);
    await sql`insert into audit_log (actor_kind, action, object_type, object_id) values ('system', 'bench', 'order', ${orderId})`.execute(
      trx,
    );
    await sql`insert into outbox (topic, payload) values ('bench', '{}')`.execute(trx);
  });
  return performance.now() - started;
}

async function measureRace(deps: Deps, databaseUrl: string): Promise<void> {
  const servers = await Promise.all([startApiProcess(databaseUrl), startApiProcess(databaseUrl)]);
  try {
    const { depotId } = await makeRentalWorld(deps, 0);
    const trailerIds = await times(RACE.trailers, () => makeTrailer(deps.db, { depotId }));
    const { from, to } = periodFrom(deps.clock.now(), 5);
    const shoppers = await times(RACE.shoppers, async (i) => {
      const actor = await makeCustomer(deps);
      const trailerId = trailerIds[i % trailerIds.length] ?? '';
      const cart = await fillCart(deps.db, actor, { trailerId, startsAt: new Date(from), endsAt: new Date(to) });
      return { cookie: await signInDirectly(deps, actor.userId), body: orderInput(cart) };
    });
    const statuses = new Map<number, number>();
    const started = performance.now();
    await spread(
      Array.from({ length: RACE.checkouts }, (_, i) => i),
      async (i) => {
        const { cookie, body } = shoppers[i % shoppers.length] ?? {};
        const key = randomUUID();
        const response = await servers[i % 2]?.call('POST', '/api/orders', {
          ...(cookie ? { cookie } : {}),
          body,
          key,
        });
        await response?.arrayBuffer();
        const status = response?.status ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        return 0;
      },
      RACE.clients,
    );
    const seconds = (performance.now() - started) / 1000;
    const failed = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
    const broken = await findBrokenOrders(deps.db).then((found) =>
      found.filter((problem) => !problem.includes('bench')),
    );
    await recordResult(
      'checkout race',
      `${RACE.checkouts} checkouts on ${RACE.trailers} trailers by two processes: ${statuses.get(201) ?? 0} orders, ` +
        `${failed} failures, ${broken.filter((problem) => problem.startsWith('overlap')).length} overlaps, ` +
        `${(RACE.checkouts / seconds).toFixed(0)} checkouts/s`,
    );
    if (statuses.get(201) !== RACE.trailers) throw new Error('Not one order for each trailer');
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}
