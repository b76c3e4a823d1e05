import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { findAdminDepot, listAdminDepots, listBookingsAtDepot, DEPOT_ORDERS } from '#db/depot/admin-depot.queries.ts';
import { listFleetClasses } from '#db/price/admin-price.queries.ts';
import {
  findAdminTrailer,
  listAdminTrailers,
  listLiveBookings,
  TRAILER_ORDERS,
} from '#db/trailer/admin-trailer.queries.ts';
import { listEndingCertificates } from '#db/trailer/certificate.queries.ts';
import type { Keyset } from '#db/keyset.ts';
import { createWindowGrid, type WindowGrid } from '#db/trailer/window-grid.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { analyse, findScannedTables, MANY_ROWS } from '../support/explain.ts';
import { makeDepot } from '../support/make-rows.ts';

/** Bookings and companies are empty here, and an empty table is best read as a whole. */
const LARGE = ['trailer', 'allocation', 'certificate', 'trailer_image'];
const now = new Date('2026-11-15T08:00:00Z');

let database: TestDatabase;
let depotIds: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase();
  await withoutLimits(database.db, fill);
}, 240_000);
afterAll(() => database[Symbol.asyncDispose]());

async function fill(db: Database): Promise<void> {
  depotIds = [];
  for (let i = 0; i < 40; i += 1) depotIds = [...depotIds, await makeDepot(db)];
  await sql`
    insert into trailer (number, plate, vin, type, sub_type, price_class, depot_id, status, make, model,
      first_registered_on, axles, tare_kg, payload_kg, created_at, certified_until)
    select 'T-' || n, 'P ' || n, upper(lpad(to_hex(n), 17, '0')), (array['plane', 'cool', 'box'])[1 + n % 3], 'standard',
      (array['plane', 'cool', 'box'])[1 + n % 3], (${depotIds}::uuid[])[1 + n % 40],
      case when n % 10 = 0 then 'retired' when n % 50 = 1 then 'workshop' else 'active' end, 'Make ' || n % 7,
      'Model ' || n % 90, date '2020-01-01' + n % 2000, 3, 6000, 26000, timestamptz '2024-01-01' + n * interval '1 minute',
      date '2026-11-01' + (hashtext('T-' || n) & 1023)
    from generate_series(1, ${MANY_ROWS}::int) as n`.execute(db);
  await sql`alter table certificate disable trigger certificate_ends`.execute(db);
  await sql`insert into certificate (trailer_id, kind, valid_until)
    select id, 'hu', certified_until from trailer`.execute(db);
  await sql`insert into allocation (trailer_id, kind, starts_at, ends_at)
    select id, 'workshop', timestamptz '2026-11-10', timestamptz '2026-11-20' from trailer`.execute(db);
  await sql`insert into trailer_image (trailer_id, position, path, width, height)
    select id, 0, 'uploads/trailer/' || replace(id::text, '-', '') || '.webp', 8, 8 from trailer`.execute(db);
  await analyse(db, 'trailer', 'certificate', 'allocation', 'trailer_image', 'booking', 'depot', 'fleet_count');
}

type Filter = Partial<Parameters<typeof listAdminTrailers>[1]>;
const list = (filter: Filter, keyset: Keyset = { columns: TRAILER_ORDERS.number, isDescending: false }) =>
  findScannedTables(database.db, (db) =>
    listAdminTrailers(db, {
      depots: 'any',
      statuses: ['active', 'workshop'],
      now,
      after: undefined,
      limit: 26,
      ...filter,
      keyset,
    }),
  );
/** One window for all types at all depots. */
function grid(from: string, to: string): WindowGrid {
  const made = createWindowGrid(depotIds, ['plane', 'cool', 'box']);
  made.startsAt.fill(Date.parse(from));
  made.occupiedUntil.fill(Date.parse(to));
  made.certifiedUntil.fill(Date.parse(to) / 86_400_000);
  made.blocked.fill(0);
  return made;
}
const isLarge = (table: string): boolean => LARGE.includes(table);

const ORDERS = Object.entries(TRAILER_ORDERS).flatMap(([name, columns]) =>
  [false, true].map((isDescending) => [name, isDescending, columns] as const),
);

test.each(ORDERS)('the fleet by %s (descending: %s) is not read from end to end', async (_, isDescending, columns) => {
  expect((await list({}, { columns, isDescending })).filter(isLarge)).toEqual([]);
});

test('a later page costs what the first one does', async () => {
  expect((await list({ after: ['T-55555'] })).filter(isLarge)).toEqual([]);
});

test.each<[string, () => Filter]>([
  ['a search', () => ({ text: 'T-4711' })],
  ['a search by make', () => ({ text: 'make 3' })],
  ['a VIN', () => ({ text: '00000000000001BCD' })],
  ['a type', () => ({ types: ['cool'] })],
  ['a depot', () => ({ depotIds: depotIds.slice(0, 1) })],
  ['a type at a depot', () => ({ types: ['box'], depotIds: depotIds.slice(3, 4) })],
  ['the retired', () => ({ statuses: ['retired'] })],
  ['those in the workshop', () => ({ statuses: ['workshop'] })],
  ['certificates that ended', () => ({ certified: { from: '2000-01-01', until: '2026-11-14' } })],
  ['what is free', () => ({ free: { isWanted: true, grid: grid('2026-11-22', '2026-11-25') } })],
  [
    'what is free at a depot',
    () => ({ depotIds: depotIds.slice(2, 3), free: { isWanted: true, grid: grid('2026-11-22', '2026-11-25') } }),
  ],
  ['what is not free', () => ({ free: { isWanted: false, grid: grid('2026-11-18', '2026-11-25') } })],
  ['what is incomplete', () => ({ isIncomplete: true })],
  ['a heavy load', () => ({ facts: { minPayloadKg: 26_000, subType: ['standard'] } })],
  ['certificates that end soon', () => ({ certified: { from: '2026-11-15', until: '2026-12-15' } })],
])('%s is found by an index in every order', async (_, filter) => {
  for (const [name, isDescending, columns] of ORDERS) {
    const scanned = await list(filter(), { columns, isDescending });
    expect(scanned.filter(isLarge), `${name} ${isDescending}`).toEqual([]);
  }
});

test('a trailer, a depot, price classes and reminders read no whole table', async () => {
  const { db } = database;
  const { id: trailerId } = await db.selectFrom('trailer').select('id').limit(1).executeTakeFirstOrThrow();
  const [depotId = ''] = depotIds;
  const keyset = { columns: DEPOT_ORDERS.name, isDescending: false };
  const scanned = await findScannedTables(db, async (watched) => {
    await findAdminTrailer(watched, { trailerId, now });
    await listLiveBookings(watched, { trailerId });
    await listAdminDepots(watched, { keyset, after: undefined, limit: 26 });
    await findAdminDepot(watched, depotId);
    await listBookingsAtDepot(watched, { depotId, limit: 100 });
    await listFleetClasses(watched);
    await listEndingCertificates(watched, { from: '2026-11-15', until: '2026-11-20' });
  });
  expect(scanned.filter(isLarge)).toEqual([]);
});
