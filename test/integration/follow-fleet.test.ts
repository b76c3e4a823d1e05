import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { followFleet } from '#availability/follow-fleet.ts';
import { loadReadModel } from '#availability/load-read-model.ts';
import type { Database } from '#db/client.ts';
import { createChanges } from '#db/feed/create-changes.ts';
import { GUEST } from '#domain/team/actor.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import { askBoth, toBothSearches, type BothSearches } from '../support/both-searches.ts';
import { createSearchShop, type SearchShop } from '../support/search-shop.ts';
import { insertWorld, makeMarket, memberOf, world, type Market } from '../support/search-world.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const WORLDS = isLong ? 60 : 4;
const PATIENCE = { timeout: 15_000 };
const NOW = new Date('2027-06-14T06:00:00Z');
const HOUR_MS = 3_600_000;

let shop: SearchShop;
let market: Market;
let changes: ReturnType<typeof createChanges>;
let fleet: ReturnType<typeof followFleet>;
let both: BothSearches;
beforeAll(async () => {
  shop = await createSearchShop({ now: NOW });
  market = await makeMarket(shop.deps.db);
  fleet = followFleet(shop.deps.clock);
  changes = createChanges({
    connection: shop.url,
    onLost: () => undefined,
    onListenerFailed: () => undefined,
    onRefused: (reason) => expect.unreachable(reason),
  });
  changes.open([fleet.reader]);
  both = toBothSearches(shop.deps, fleet.current);
});
afterAll(async () => {
  await changes.close();
  await shop[Symbol.asyncDispose]();
});

const PERIODS = [undefined, ['2027-06-15', '2027-06-18'], ['2027-06-20T09:00', '2027-07-25T10:00']] as const;
const QUERIES = PERIODS.flatMap((period) =>
  (['price', 'newest'] as const).map((sort) => ({ ...(period && { from: period[0], to: period[1] }), sort })),
);

/** Until the memory knows all that was committed before: it hears of every commit in the order of commits. */
async function catchUp(): Promise<void> {
  await vi.waitUntil(changes.isLive, PATIENCE);
  let isHeard = false;
  const stop = changes.listen(({ tables }) => {
    isHeard ||= tables !== 'unknown' && tables.has('service');
  });
  await sql`insert into service (key, unit, position) values (${randomUUID()}, 'once', 1)`.execute(shop.deps.db);
  await vi.waitUntil(() => isHeard, PATIENCE);
  stop();
  expect(fleet.current()).toBeDefined();
}

/** The questions to which the memory and the statements have different answers. */
async function findDifferences(): Promise<readonly object[]> {
  const asked = QUERIES.flatMap((query) => [GUEST, memberOf(market)].map((actor) => ({ query, actor })));
  const answers = await Promise.all(
    asked.map(async ({ query, actor }) => ({ query, ...(await askBoth(both, actor, query)) })),
  );
  return answers.filter(({ memory, statements }) => !isDeepStrictEqual(memory, statements));
}

/** What may happen to a fleet: a statement, picked and aimed by numbers. Some break a rule and undo their transaction. */
const STATEMENTS: readonly ((at: number) => ReturnType<typeof sql>)[] = [
  (at) => sql`insert into allocation (trailer_id, kind, starts_at, ends_at)
    select id, 'workshop', ${hour(at)}, ${hour(at + 30)} from ${aTrailer(at)}`,
  (at) => sql`insert into allocation (trailer_id, kind, starts_at, ends_at, expires_at, business_unit_id, user_id)
    select id, 'hold', ${hour(at)}, ${hour(at + 50)}, ${hour(at % 3)}, ${market.businessUnitId}, ${market.userId}
    from ${aTrailer(at)}`,
  (at) => sql`delete from allocation where booking_id is null and id in (select id from ${anAllocation(at)})`,
  (
    at,
  ) => sql`update allocation set starts_at = starts_at + interval '90 minutes', ends_at = ends_at + interval '90 minutes'
    where id in (select id from ${anAllocation(at)})`,
  (at) => sql`update allocation set kind = 'workshop', expires_at = null where kind = 'hold'
    and id in (select id from ${anAllocation(at)})`,
  (at) => sql`update booking set status = ${at % 2 === 0 ? 'onRent' : 'closed'}, ends_at = ends_at + interval '1 hour'
    where id in (select id from booking order by number offset ${at % 5} limit 1)`,
  (at) => sql`update trailer set status = ${['active', 'workshop', 'retired'][at % 3]}
    where id in (select id from ${aTrailer(at)})`,
  (at) => sql`update trailer set depot_id = (select id from depot order by id offset ${at % 3} limit 1),
    number = number || ${at % 2 === 0 ? 'A' : ''}, payload_kg = payload_kg + ${at}
    where id in (select id from ${aTrailer(at)})`,
  (
    at,
  ) => sql`update trailer set (type, sub_type, price_class) = (${at % 2 === 0 ? 'cool' : 'plane'}, ${at % 3 === 0 ? 'mono' : 'city'}, ${at % 2 === 0 ? 'cool' : 'plane'})
    where id in (select id from ${aTrailer(at)})`,
  (at) =>
    sql`update allocation set trailer_id = (select id from ${aTrailer(at + 3)}) where id in (select id from ${anAllocation(at)})`,
  (at) => sql`update booking set trailer_id = (select id from ${aTrailer(at + 1)})
    where id in (select id from booking order by number offset ${at % 5} limit 1)`,
  (at) => sql`update allocation set ends_at = ends_at + ${`${at * 37} microseconds`}::interval
    where id in (select id from ${anAllocation(at)})`,
  (at) => sql`insert into allocation (trailer_id, kind, starts_at, ends_at, from_depot_id, to_depot_id)
    select t.id, 'transfer', ${hour(at)}, ${hour(at + 7)}, t.depot_id, (select id from depot where id <> t.depot_id limit 1)
    from (select id, depot_id from trailer order by id offset ${at % 7} limit 1) t`,
  (at) => sql`with arrived as (
      update allocation set kind = 'trip', ends_at = starts_at + interval '3 hours'
      where kind = 'transfer' and id in (
        select id from allocation where kind = 'transfer' order by starts_at, id offset ${at % 3} limit 1
      )
      returning trailer_id, to_depot_id
    )
    update trailer t set depot_id = arrived.to_depot_id from arrived where t.id = arrived.trailer_id`,
  (at) => sql`select settle_place(id, ${hour(at * 9)}) from ${aTrailer(at)}`,
  (at) => sql`delete from trailer where id in (select id from ${aTrailer(at)})`,
  (at) => sql`insert into depot_exception (depot_id, starts_on, ends_on)
    select id, ${hour(24 * (at % 9))}::date, ${hour(24 * (at % 9))}::date from depot order by id limit 1`,
  (at) => sql`insert into certificate (trailer_id, kind, valid_until)
    select id, 'hu', ${hour(24 * at)}::date from ${aTrailer(at)}
    on conflict (trailer_id, kind) do update set valid_until = excluded.valid_until`,
  (at) =>
    sql`update depot set lead_time_minutes = ${at} where id in (select id from depot order by id offset ${at % 3} limit 1)`,
];

const hour = (count: number): Date => new Date(NOW.getTime() + count * HOUR_MS);
const aTrailer = (at: number) => sql`(select id from trailer order by id offset ${at % 7} limit 1) t`;
const anAllocation = (at: number) =>
  sql`(select id from allocation order by starts_at, id offset ${at % 11} limit 1) a`;

const deed = fc.record({ statement: fc.nat({ max: STATEMENTS.length - 1 }), at: fc.nat({ max: 120 }) });
const transaction = fc.record({ deeds: fc.array(deed, { minLength: 1, maxLength: 3 }), isUndone: fc.boolean() });

async function carryOut(
  db: Database,
  { deeds, isUndone }: { deeds: readonly { statement: number; at: number }[]; isUndone: boolean },
) {
  const trx = await db.startTransaction().execute();
  try {
    for (const { statement, at } of deeds) await STATEMENTS[statement]?.(at).execute(trx);
    await (isUndone ? trx.rollback() : trx.commit()).execute();
  } catch {
    await trx.rollback().execute();
  }
}

describe('the fleet in memory', () => {
  test(
    'follows whatever is committed, by whomever and in whatever order',
    async () => {
      await fc.assert(
        fc.asyncProperty(world, fc.array(transaction, { minLength: 12, maxLength: 24 }), async (made, transactions) => {
          await insertWorld(shop.deps.db, market, { ...made, now: NOW });
          // Three hands at once, each in its own order.
          const hands = [0, 1, 2].map((hand) => transactions.filter((_, i) => i % 3 === hand));
          await Promise.all(
            hands.map(async (mine) => {
              for (const one of mine) await carryOut(shop.deps.db, one);
            }),
          );
          await catchUp();
          expect(await findDifferences()).toEqual([]);
        }),
        // A smaller example would take minutes to find: the transactions of three hands never fall the same way twice.
        { numRuns: WORLDS, endOnFailure: true },
      );
    },
    20_000 * WORLDS,
  );

  test('is read anew after its connection was cut, and answers by statements until then', async () => {
    const before = fleet.current();
    expect(before).toBeDefined();
    await sql`select pg_terminate_backend(active_pid) from pg_replication_slots where database = current_database()`.execute(
      shop.deps.db,
    );
    await sql`update trailer set payload_kg = payload_kg + 1`.execute(shop.deps.db);
    await vi.waitUntil(() => fleet.current() && fleet.current()?.model !== before?.model, PATIENCE);
    await catchUp();
    expect(await findDifferences()).toEqual([]);
  });
});

test('a price list is in force from its very moment on, also one that was published before', async () => {
  const { deps } = shop;
  const { priceListId: before } = await both.memory.availability.readState(NOW);
  const later = new Date(NOW.getTime() + 24 * HOUR_MS);
  const { id: priceListId } = await deps.db
    .insertInto('priceList')
    .values({ name: 'Later', validFrom: later, publishedAt: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inForce = async (at: Date) => (await both.memory.availability.readState(at)).priceListId;
  await catchUp();
  expect(await inForce(new Date(later.getTime() - 1))).toBe(before);
  expect(await inForce(later)).toBe(priceListId);
});

test('a card never says free once the rental was committed, however old the memory is', async () => {
  const { deps } = shop;
  await sql`delete from allocation`.execute(deps.db);
  await sql`update booking set status = 'closed'`.execute(deps.db);
  await sql`update trailer set status = 'active', certified_until = '2099-12-31'`.execute(deps.db);
  const model = await deps.db.transaction().execute((trx) => loadReadModel(trx, NOW));
  const old = toBothSearches(deps, () => ({ model, stateVersion: () => 1 })).memory;
  const countFree = async (freeOnly: boolean) => {
    const found = await searchTrailers(old, GUEST, { from: '2027-06-15', to: '2027-06-18', freeOnly });
    return found.ok ? found.value.items.filter(({ free }) => free).length : undefined;
  };
  expect(await countFree(true)).toBeGreaterThan(0);
  await sql`insert into allocation (trailer_id, kind, starts_at, ends_at)
    select id, 'workshop', ${hour(0)}, ${hour(24 * 30)} from trailer`.execute(deps.db);
  expect(await countFree(true)).toBe(0);
  expect(await countFree(false)).toBe(0);
});
