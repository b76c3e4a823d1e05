import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSqlAvailability } from '#availability/sql-availability.ts';
import type { Database } from '#db/client.ts';
import { listPlans as listDrafts } from '#db/planning/plan.queries.ts';
import { listTargets } from '#db/transfer/forecast.queries.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { BOARD_ONLY } from '#domain/planning/board-view.ts';
import { GUEST, type PlatformAdmin } from '#domain/team/actor.ts';
import { TRANSFER_STATES } from '#domain/transfer/transfer-state.ts';
import { getBoard } from '#services/admin/board/get-board.ts';
import { listBoardRows } from '#services/admin/board/list-board-rows.ts';
import { countTransfers, listTransfers } from '#services/admin/transfer/list-transfers.ts';
import type { Deps } from '#services/deps.ts';
import { getPlan } from '#services/plan/get-plan.ts';
import { listPlans } from '#services/plan/list-plans.ts';
import { countFacets } from '#services/trailer/count-facets.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import { readForecast } from '#services/transfer/forecast.ts';
import { analyse, findAskedIndexes, findScannedTables, MANY_ROWS } from '../support/explain.ts';
import { makePriceList, makeTrailer, makeUser } from '../support/make-rows.ts';
import { makeOpenDepot } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** What planning asks of a fleet of which a twentieth moves, after years of rentals, transfers and plans. */

const TRAILERS = MANY_ROWS / 8;
const PAST = 8;
const LARGE = ['allocation', 'booking', 'trailer_stay', 'transfer', 'plan_draft', 'plan_change'];

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  const userId = await makeUser(deps.db);
  operator = { kind: 'platformAdmin', role: 'admin', userId };
  await withoutLimits(deps.db, (db) => fill(db, userId));
}, 240_000);
afterAll(() => shop[Symbol.asyncDispose]());

async function fill(db: Database, userId: string): Promise<void> {
  const priceListId = await makePriceList(db);
  for (let i = 0; i < 40; i += 1) depotId = await makeOpenDepot(db, { name: `Depot ${i}` });
  const model = await makeTrailer(db, { depotId });
  await sql`
    insert into business_unit (id, name, country) values (md5('unit')::uuid, 'Spedition', 'DE')`.execute(db);
  await sql`
    insert into trailer (id, number, plate, vin, type, sub_type, price_class, depot_id, make, model, first_registered_on,
      axles, tare_kg, payload_kg, certified_until)
    select md5('trailer ' || n)::uuid, 'X-' || n, 'HH X ' || n, 'TYX' || lpad(n::text, 14, '0'),
      (array['plane', 'cool', 'box'])[1 + n % 3], 'standard', (array['plane', 'cool', 'box'])[1 + n % 3],
      (array(select id from depot order by id))[1 + n % 40], t.make, t.model, t.first_registered_on, 3, 6300, 26200,
      current_date + (100 + n % 900)
    from generate_series(1, ${TRAILERS}::int) n, trailer t where t.id = ${model}`.execute(db);
  await sql`
    insert into customer_order (id, business_unit_id, number, created_by, status, payment_method, payment_status, lapses_at,
      payment_due_on, locale, billing_address, terms_version, privacy_version, net_cents, tax_cents, gross_cents, taxes, created_at)
    select md5('order ' || n)::uuid, md5('unit')::uuid, 'O-26-' || lpad(n::text, 6, '0'), ${userId}, 'confirmed',
      'transfer', 'paid', now(), current_date, 'de', '{}', '1', '1', 4200, 0, 4200, '[]', now()
    from generate_series(1, ${TRAILERS}::int) n`.execute(db);
  // A hundredth is late, a tenth is out, the others begin within a year; before that each was rented once a month.
  await sql`
    insert into booking (id, business_unit_id, order_id, line_number, number, trailer_id, depot_id, status, starts_at, ends_at,
      picked_up_at, returned_at, chargeable_days, price_list_id, price_trace, rent_cents, services_cents, net_cents, tax_case,
      tax_country, tax_basis_points, created_at)
    select md5('booking ' || n || ' ' || m)::uuid, md5('unit')::uuid, md5('order ' || n)::uuid, 1 + m,
      'O-26-' || lpad(n::text, 6, '0') || '-' || 1 + m, t.id, t.depot_id, b.status, b.day, b.day + interval '3 days',
      case when b.status <> 'reserved' then b.day end, case when b.status = 'closed' then b.day + interval '3 days' end,
      3, ${priceListId}, '{}', 4200, 0, 4200, 'shortTerm', 'DE', 1900, now() - interval '400 days'
    from generate_series(1, ${TRAILERS}::int) n cross join generate_series(0, ${PAST}::int) m
    join trailer t on t.id = md5('trailer ' || n)::uuid
    cross join lateral (
      select case when m > 0 then 'closed' when n % 10 = 0 then 'onRent' else 'reserved' end as status,
        now() + case when m > 0 then -30 * m when n % 100 = 0 then -4 when n % 10 = 0 then -1 else 1 + n % 150 end
          * interval '1 day' as day
    ) b`.execute(db);
  await sql`
    insert into allocation (trailer_id, kind, starts_at, ends_at, booking_id, business_unit_id)
    select trailer_id, 'rental', starts_at, ends_at + interval '2 hours', id, business_unit_id from booking
    order by trailer_id`.execute(db);
  await sql`
    insert into allocation (id, trailer_id, kind, starts_at, ends_at, from_depot_id, to_depot_id)
    select md5('move ' || n)::uuid, t.id, 'transfer', now() + interval '200 days', now() + interval '201 days', t.depot_id, d.id
    from generate_series(20, ${TRAILERS}::int, 20) n join trailer t on t.id = md5('trailer ' || n)::uuid
    join lateral (select id from depot where id <> t.depot_id order by id limit 1) d on true`.execute(db);
  await sql`
    insert into transfer (id, trailer_id, from_depot_id, to_depot_id, status, starts_at, ends_at, created_at)
    select id, trailer_id, from_depot_id, to_depot_id, 'planned', starts_at, ends_at, now() from allocation where kind = 'transfer'`.execute(
    db,
  );
  await sql`
    insert into transfer (id, trailer_id, from_depot_id, to_depot_id, status, starts_at, ends_at, created_at, arrived_at, departed_at)
    select md5('past ' || n)::uuid, t.id, t.depot_id, d.id, 'arrived', now() - interval '300 days', now() - interval '299 days',
      now() - interval '310 days', now() - interval '299 days', now() - interval '300 days'
    from generate_series(1, ${TRAILERS}::int) n join trailer t on t.id = md5('trailer ' || n)::uuid
    join lateral (select id from depot where id <> t.depot_id order by id limit 1) d on true`.execute(db);
  await sql`
    insert into depot_target (depot_id, type, least)
    select id, type, 5 from depot cross join unnest(array['plane', 'cool']) type where name like 'Depot 1%'`.execute(
    db,
  );
  await sql`
    insert into plan_draft (id, name, origin, status, created_at, created_by, ended_at, ended_by)
    select md5('plan ' || n)::uuid, 'Week ' || n, 'hand', s.status, now() - n * interval '1 hour', ${userId},
      case when s.status <> 'open' then now() end, case when s.status <> 'open' then ${userId}::uuid end
    from generate_series(1, ${MANY_ROWS}::int) n
    cross join lateral (
      select case when n % 1000 = 0 then 'open' when n % 3 = 0 then 'discarded' else 'applied' end as status
    ) s`.execute(db);
  await sql`
    insert into plan_change (draft_id, position, kind, trailer_id, starts_at, ends_at)
    select md5('plan ' || n)::uuid, 0, 'workshop', md5('trailer ' || 1 + n % ${TRAILERS})::uuid, now() + interval '300 days', now() + interval '301 days'
    from generate_series(1, ${MANY_ROWS}::int) n`.execute(db);
  // Of all rows, so that they say the same every time.
  await sql`set default_statistics_target = 1000`.execute(db);
  await analyse(db, 'depot', 'customer_order', 'business_unit', 'depot_target', 'fleet_count', 'trailer', ...LARGE);
  await sql`reset default_statistics_target`.execute(db);
}

type Read = (watched: Deps) => Promise<unknown>;

const succeeding = async (answer: Promise<{ readonly ok: boolean }>): Promise<void> =>
  expect(await answer).toMatchObject({ ok: true });

async function scannedBy(read: Read): Promise<string[]> {
  const scanned = await findScannedTables(deps.db, (db) =>
    read({ ...deps, db, availability: createSqlAvailability(db) }),
  );
  return scanned.filter((table) => LARGE.includes(table));
}

describe(`of ${TRAILERS} trailers, of which a twentieth moves, no large table is read whole by`, () => {
  // Where each of the fleet stands is a row of its own, and asked of all depots with a target.
  test('the forecast of transfers, but the places of the fleet', async () => {
    const now = deps.clock.now();
    const targets = await listTargets(deps.db);
    const scanned = await scannedBy(({ db }) => readForecast(db, { targets, now }));
    expect(scanned.filter((table) => table !== 'trailer_stay')).toEqual([]);
  });

  test.each([
    {},
    { q: 'X-4711' },
    { depot: true },
    { type: ['cool' as const] },
    ...TRANSFER_STATES.map((status) => ({ status })),
  ])('the list of transfers: %j', async (asked) => {
    const query = 'depot' in asked ? { depot: [depotId] } : asked;
    expect(await scannedBy((on) => succeeding(listTransfers(on, operator, query)))).toEqual([]);
    expect(await scannedBy((on) => succeeding(countTransfers(on, operator, query)))).toEqual([]);
  });

  test('the list of plans, and a plan', async () => {
    expect(await scannedBy((on) => succeeding(listPlans(on, operator)))).toEqual([]);
    expect(await findAskedIndexes(deps.db, (db) => listDrafts(db, 50))).toContain('plan_draft_listed');
    const { id } = await deps.db
      .selectFrom('planDraft')
      .select('id')
      .where('status', '=', 'open')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await scannedBy((on) => succeeding(getPlan(on, operator, id)))).toEqual([]);
  });

  const boards = [
    {},
    { q: 'X-4711' },
    { depot: true },
    { type: ['cool' as const] },
    ...BOARD_ONLY.map((only) => ({ only })),
  ];
  test.each(boards)('the rows of the board: %j', async (asked) => {
    const query = { ...('depot' in asked ? { depot: [depotId] } : asked), zoom: 'weeks' as const };
    expect(await scannedBy((on) => succeeding(listBoardRows(on, operator, query)))).toEqual([]);
  });

  test.each(boards)('the board: %j', async (asked) => {
    const query = { ...('depot' in asked ? { depot: [depotId] } : asked), zoom: 'weeks' as const };
    expect(await scannedBy((on) => succeeding(getBoard(on, operator, query)))).toEqual([]);
  });

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const searches = [
    {},
    { type: ['cool'] },
    { depot: ['Depot 7'] },
    { near: { lat: 50, lon: 10 }, sort: 'distance' as const },
    { sort: 'payload' as const },
    { freeOnly: true },
  ];
  test.each(searches)('a page of the search: %j', async (asked) => {
    const query = { from: inDays(7), to: inDays(14), ...asked };
    expect(await scannedBy((on) => succeeding(searchTrailers(on, GUEST, query)))).toEqual([]);
  });

  test.each(searches)('the counts of the search: %j', async (asked) => {
    const query = { from: inDays(7), to: inDays(14), ...asked };
    expect(await scannedBy((on) => succeeding(countFacets(on, GUEST, query)))).toEqual([]);
  });
});
