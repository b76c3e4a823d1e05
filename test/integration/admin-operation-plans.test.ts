import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminOrderQuery } from '#contract/admin-order.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import type { Database } from '#db/client.ts';
import { listUnbilled } from '#db/figure/money-task.queries.ts';
import { listChangeovers } from '#db/figure/task.queries.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { listAudit } from '#services/admin/audit/list-audit.ts';
import { listBookings } from '#services/admin/booking/list-bookings.ts';
import { listSwapCandidates } from '#services/admin/booking/list-swap-candidates.ts';
import { getFigures } from '#services/admin/figure/get-figures.ts';
import { getIdleReport } from '#services/admin/figure/get-idle-report.ts';
import { getMoneyReport } from '#services/admin/figure/get-money-report.ts';
import { getUsageReport } from '#services/admin/figure/get-usage-report.ts';
import { getUtilisation } from '#services/admin/figure/get-utilisation.ts';
import { countYards } from '#services/admin/figure/count-yards.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import { searchConsole } from '#services/admin/search/search-console.ts';
import { listOrders } from '#services/admin/order/list-orders.ts';
import { DESK_TABS } from '#domain/admin/booking-desk.ts';
import { BOOKING_STATES } from '#domain/booking/booking-state.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { PAYMENT_STATUSES } from '#domain/order/payment-status.ts';
import type { Deps } from '#services/deps.ts';
import { analyse, findAskedIndexes, findScannedTables, MANY_ROWS } from '../support/explain.ts';
import { makeDepot, makePriceList, makeTrailer, makeUser } from '../support/make-rows.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** No page of the console may read these from end to end. The log is empty here, and explained elsewhere. */
const LARGE = ['trailer', 'booking', 'customer_order', 'allocation', 'business_unit', 'address'];
const TRAILERS = MANY_ROWS;
const BOOKINGS = TRAILERS * 1.2;
const UNITS = TRAILERS / 5;
/** The numbers of the first bookings that are out, that begin now, and that are still to come. */
const OUT = TRAILERS * 0.7;
const NOW = TRAILERS * 0.73;
const TO_COME = TRAILERS * 0.75;

/** What a late return is charged by. */
const PRICE_TRACE = JSON.stringify({
  priceListVersion: 1,
  bands: [{ fromDay: 1, dayRateCents: 600 }],
  factor: 10_000,
});

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  await withoutLimits(deps.db, fill);
}, 240_000);
afterAll(() => shop[Symbol.asyncDispose]());

async function fill(db: Database): Promise<void> {
  const userId = await makeUser(db);
  operator = { kind: 'platformAdmin', role: 'admin', userId };
  const priceListId = await makePriceList(db);
  for (let i = 0; i < 40; i += 1) depotId = await makeDepot(db, { name: `Depot ${i}` });
  const model = await makeTrailer(db, { depotId });
  await sql`
    insert into business_unit (id, name, phone, country, status)
    select md5('unit ' || n)::uuid, 'Spedition ' || md5(n::text), '+4940' || 1000000 + n, 'DE', case when n % 500 = 0 then 'pendingReview' else 'active' end
    from generate_series(0, ${UNITS - 1}::int) n`.execute(db);
  await sql`
    insert into trailer (id, number, plate, vin, type, sub_type, price_class, depot_id, make, model, first_registered_on,
      axles, tare_kg, payload_kg, certified_until)
    select md5('trailer ' || n)::uuid, 'X-' || n, 'HH X ' || n, 'TYX' || lpad(n::text, 14, '0'),
      (array['plane', 'cool', 'box', 'tipper'])[1 + n % 4], 'standard', (array['plane', 'cool', 'box', 'tipper'])[1 + n % 4],
      (array(select id from depot order by code))[1 + n % 40], t.make, t.model, t.first_registered_on, 3, 6300, 26200,
      current_date + (n % 900)
    from generate_series(1, ${TRAILERS}::int) n, trailer t where t.id = ${model}`.execute(db);
  // Two years around today; what is over is closed, a thousandth of the rest is late.
  await sql`
    insert into customer_order (id, business_unit_id, number, created_by, status, payment_method, payment_status, lapses_at,
      payment_due_on, locale, billing_address, terms_version, privacy_version, net_cents, tax_cents, gross_cents, taxes,
      created_at, po_number)
    select md5('order ' || n)::uuid, md5('unit ' || n % ${UNITS})::uuid, 'O-26-' || lpad(n::text, 6, '0'), ${userId},
      case when n % 1000 = 0 then 'placed' when n < ${OUT} then 'completed' when n < ${TO_COME} then 'active' else 'confirmed' end,
      'transfer', case when n < ${OUT} then 'paid' else 'awaitingTransfer' end, now() + interval '2 days',
      current_date + 5, 'de', '{}', '1', '1', 4200, 0, 4200, '[]', now() - n * interval '417 days' / ${TRAILERS}::int, 'PO-' || n
    from generate_series(1, ${BOOKINGS}::int) n`.execute(db);
  await sql`
    insert into booking (id, business_unit_id, order_id, line_number, number, trailer_id, depot_id, status, starts_at, ends_at,
      picked_up_at, returned_at, chargeable_days, price_list_id, price_trace, rent_cents, services_cents, net_cents, tax_case,
      tax_country, tax_basis_points, created_at, driver_name, driver_phone)
    select md5('booking ' || n)::uuid, md5('unit ' || n % ${UNITS})::uuid, md5('order ' || n)::uuid, 1,
      'O-26-' || lpad(n::text, 6, '0') || '-1', md5('trailer ' || 1 + n % ${TRAILERS})::uuid,
      (array(select id from depot order by code))[1 + n % 40], s.status, s.starts_at, s.starts_at + interval '7 days',
      case when s.status in ('onRent', 'closed', 'returned') then s.starts_at end,
      case when s.status in ('closed', 'returned') then s.starts_at + interval '6 days' end,
      7, ${priceListId}, ${PRICE_TRACE}::jsonb, 4200, 0, 4200, 'shortTerm', 'DE', 1900,
      now() - n * interval '417 days' / ${TRAILERS}::int, 'Ion Driver' || n, '+49171' || 1000000 + n
    from generate_series(1, ${BOOKINGS}::int) n
    cross join lateral (
      select case when n % 5000 = 0 then 'noShow' when n % 1000 = 0 then 'returned' when n < ${OUT} then 'closed'
          when n < ${TO_COME} then 'onRent' when n % 50 = 0 then 'cancelled' else 'reserved' end as status,
        now() + (n - ${NOW}::int) * interval '278 days' / ${TRAILERS}::int as starts_at
    ) s`.execute(db);
  await sql`
    insert into allocation (trailer_id, kind, starts_at, ends_at, booking_id)
    select trailer_id, 'rental', starts_at, ends_at + interval '2 hours', id from booking
    where status in ('onRent', 'reserved')`.execute(db);
  await sql`
    insert into address (business_unit_id, first_name, last_name, phone)
    select md5('unit ' || n)::uuid, 'Ada', 'Contact' || n, '+4943' || 1000000 + n
    from generate_series(0, ${UNITS - 1}::int) n`.execute(db);
  await analyse(
    db,
    'address',
    'trailer',
    'booking',
    'customer_order',
    'business_unit',
    'allocation',
    'depot',
    'fleet_count',
  );
}

const ORDER_SORTS = ['createdAt', '-createdAt', 'net', '-net', 'company', '-company'] as const;
const BOOKING_SORTS = ['from', '-from', 'to', '-to', 'company', '-company'] as const;

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

type Read = (watched: Deps) => Promise<{ readonly ok: boolean }>;

/** The large tables that a use case reads whole; it must succeed, or nothing is proven. */
const scannedBy = async (read: Read): Promise<string[]> => {
  const scanned = await findScannedTables(deps.db, async (db) => {
    expect(await read({ ...deps, db })).toMatchObject({ ok: true });
  });
  return scanned.filter((table) => LARGE.includes(table));
};

const MONTH = { period: 'lastMonth' } as const;

/** How a fleet was used cannot be said without reading the fleet; most companies have something in a month. */
const NEEDED = ['trailer', 'business_unit'];

/** Figures of a month. */
const REPORTS: Readonly<Record<string, Read>> = {
  'earned revenue by day': (on) => getMoneyReport(on, operator, MONTH),
  'earned revenue of each customer': (on) => getMoneyReport(on, operator, { ...MONTH, by: 'customer' }),
  'earned revenue of a depot': (on) => getMoneyReport(on, operator, { ...MONTH, by: 'trailer', depot: [depotId] }),
  'order intake by day': (on) => getMoneyReport(on, operator, { ...MONTH, figure: 'intake' }),
  'utilisation by depot': (on) => getUsageReport(on, operator, { ...MONTH, by: 'depot' }),
  'utilisation by customer': (on) => getUsageReport(on, operator, { ...MONTH, by: 'customer' }),
  'idle trailers': (on) => getIdleReport(on, operator),
};

test.each(Object.keys(REPORTS))('a month of %s reads neither bookings nor orders whole', async (name) => {
  const scanned = await scannedBy((on) => REPORTS[name]?.(on) ?? Promise.resolve({ ok: false }));
  expect(scanned.filter((table) => !NEEDED.includes(table))).toEqual([]);
});

test('what a trailer does before a pick-up is told by an index, not by all of its past', async () => {
  const week = { from: deps.clock.now(), to: new Date(deps.clock.now().getTime() + 7 * 86_400_000) };
  const asked = await findAskedIndexes(deps.db, (on) => listChangeovers(on, { ...week, hours: 4, limit: 100 }));
  expect(asked).toContain('booking_keeps_trailer');
  expect(asked).not.toContain('booking_of_trailer');
});

const READS: Readonly<Record<string, Read>> = {
  'the figures': (on) => getFigures(on, operator),
  'the utilisation': (on) => getUtilisation(on, operator),
  'the utilisation of a depot and a type': (on) => getUtilisation(on, operator, { depot: [depotId], type: ['cool'] }),
  'the tasks': (on) => listTasks(on, operator),
  'the yards': (on) => getYards(on, operator),
  'the counts of the yards': (on) => countYards(on, operator),
  'a yard that is unfolded': (on) => getYards(on, operator, { among: [depotId] }),
  'the trailers that are out past their end': async (on) => {
    await listUnbilled(on.db, { now: on.clock.now(), limit: 20_000 });
    return { ok: true };
  },
  'the search for a plate': (on) => searchConsole(on, operator, { q: 'HHX4711' }),
  'the search for a number': (on) => searchConsole(on, operator, { q: '4711' }),
  'the search for a company': (on) => searchConsole(on, operator, { q: 'spedition c4ca' }),
  'the search for a phone': (on) => searchConsole(on, operator, { q: '0171 100 4711' }),
  'the search for the end of a phone': (on) => searchConsole(on, operator, { q: '1004711' }),
  'the search for a driver': (on) => searchConsole(on, operator, { q: 'driver4711 ion' }),
  'the search for a VIN': (on) => searchConsole(on, operator, { q: 'TYX00000000004711' }),
  'the search for the end of a VIN': (on) => searchConsole(on, operator, { q: '04711' }),
  'the search for a purchase order': (on) => searchConsole(on, operator, { q: 'PO-4711' }),
  'the search for a depot': (on) => searchConsole(on, operator, { q: 'depot 7' }),
  'a page of trailers that were found': (on) => searchConsole(on, operator, { q: 'HH X 47', kind: 'trailer' }),
  'a page of bookings that were found': (on) => searchConsole(on, operator, { q: 'ion driver47', kind: 'booking' }),
  'the log of an order and its bookings': async (on) => {
    const { id } = await deps.db.selectFrom('customerOrder').select('id').limit(1).executeTakeFirstOrThrow();
    return listAudit(on, operator, { object: id });
  },
  'the log about all orders': (on) => listAudit(on, operator, { q: 'O-26' }),
  'the log about an order': (on) => listAudit(on, operator, { q: 'O-26-004711' }),
  'the log about a trailer': (on) => listAudit(on, operator, { q: 'X-4711' }),
  'what could stand in for a trailer': async (on) => {
    const { id } = await deps.db
      .selectFrom('booking')
      .select('id')
      .where('status', '=', 'reserved')
      .limit(1)
      .executeTakeFirstOrThrow();
    return listSwapCandidates(on, operator, id);
  },
};

describe(`of ${TRAILERS} trailers and their bookings no large table is read whole by`, () => {
  test.each(Object.keys(READS))('%s', async (name) => {
    const read = READS[name];
    expect(read && (await scannedBy(read))).toEqual([]);
  });

  test.each(ORDER_STATES)('the list of orders that are %s', async (status) => {
    expect(await scannedBy((on) => listOrders(on, operator, { status }))).toEqual([]);
  });

  test.each(PAYMENT_STATUSES)('the list of orders whose payment is %s', async (payment) => {
    expect(await scannedBy((on) => listOrders(on, operator, { payment }))).toEqual([]);
  });

  test.each([
    {},
    { sort: 'createdAt' },
    { depot: 'a depot' },
    { q: 'X-4711' },
    { q: 'O-26-004711' },
    { q: 'spedition c4ca' },
    { from: '2026-01-01', to: '2026-01-02' },
    { businessUnit: 'a unit' },
  ] as const)('the list of orders with %j', async (asked) => {
    const { id: businessUnit } = await deps.db
      .selectFrom('businessUnit')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const query = {
      ...asked,
      ...('depot' in asked && { depot: depotId }),
      ...('businessUnit' in asked && { businessUnit }),
    };
    expect(await scannedBy((on) => listOrders(on, operator, query))).toEqual([]);
  });

  test.each(ORDER_SORTS)('the list of orders by %s, whatever is asked for, on every page', async (sort) => {
    const filters: readonly AdminOrderQuery[] = [
      {},
      ...ORDER_STATES.map((status) => ({ status })),
      ...PAYMENT_STATUSES.map((payment) => ({ payment })),
      { from: '2026-01-01', to: '2026-01-02' },
      { q: 'spedition c4' },
    ];
    for (const filter of filters) {
      for (const query of [
        { ...filter, sort },
        { ...filter, sort, depot: depotId },
      ]) {
        const cursor = value(await listOrders(deps, operator, { ...query, limit: 1 })).nextCursor;
        for (const page of cursor === null ? [query] : [query, { ...query, cursor }]) {
          expect(await scannedBy((on) => listOrders(on, operator, page)), JSON.stringify(page)).toEqual([]);
        }
      }
    }
  });

  test.each(DESK_TABS)('the bookings of the tab %s, also at one depot', async (tab) => {
    expect(await scannedBy((on) => listBookings(on, operator, { tab }))).toEqual([]);
    expect(await scannedBy((on) => listBookings(on, operator, { tab, depot: depotId }))).toEqual([]);
  });

  test.each(BOOKING_SORTS)('the bookings of every tab by %s, whatever is asked for, on every page', async (sort) => {
    for (const tab of DESK_TABS) {
      for (const filter of [{}, { depot: depotId }, { type: 'cool' }, { q: 'spedition c4' }]) {
        const query = { ...filter, tab, sort };
        const cursor = value(await listBookings(deps, operator, { ...query, limit: 1 })).nextCursor;
        for (const page of cursor === null ? [query] : [query, { ...query, cursor }]) {
          expect(await scannedBy((on) => listBookings(on, operator, page)), JSON.stringify(page)).toEqual([]);
        }
      }
    }
  });

  test.each(BOOKING_STATES)('the list of bookings that are %s', async (status) => {
    expect(await scannedBy((on) => listBookings(on, operator, { status }))).toEqual([]);
  });

  test.each(['X-4711', 'O-26-004711', 'spedition c4ca'])('the list of bookings with %s', async (q) => {
    expect(await scannedBy((on) => listBookings(on, operator, { q }))).toEqual([]);
  });
});
