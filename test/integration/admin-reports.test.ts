import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MoneyReportQuery, UsageReportQuery } from '#contract/admin-report.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { dueAfterSql } from '#db/figure/earned.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { dueAfter } from '#domain/cost/due-after.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { exportMoneyReport } from '#services/admin/figure/export-report.ts';
import { getIdleReport } from '#services/admin/figure/get-idle-report.ts';
import { getMoneyReport } from '#services/admin/figure/get-money-report.ts';
import { getUsageReport } from '#services/admin/figure/get-usage-report.ts';
import type { Deps } from '#services/deps.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import {
  makeBooking,
  makeBusinessUnit,
  makeDepot,
  makePriceList,
  makeTrailer,
  makeUser,
} from '../support/make-rows.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** A Monday noon in Berlin. */
const NOW = new Date('2026-11-16T11:00:00Z');
const at = (text: string) => new Date(text);

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
let fleetManager: PlatformAdmin;
let author: string;
const units: string[] = [];
const depots: string[] = [];
const trailers: string[] = [];

beforeAll(async () => {
  shop = await createTestApp();
  deps = { ...shop.deps, clock: { now: () => NOW } };
  const { db } = deps;
  author = await makeUser(db);
  operator = { kind: 'platformAdmin', role: 'admin', userId: author };
  fleetManager = { kind: 'platformAdmin', role: 'fleet', userId: author };
  units.push(await makeBusinessUnit(db, { name: 'Nordwind' }), await makeBusinessUnit(db, { name: 'Adria' }));
  depots.push(
    await makeDepot(db, { name: 'Hamburg' }),
    await makeDepot(db, { name: 'București', country: 'RO', timeZone: 'Europe/Bucharest' }),
  );
  const created = { createdAt: at('2026-11-01T00:00:00Z') };
  trailers.push(
    await makeTrailer(db, { number: 'ONE', type: 'plane', depotId: depots[0] ?? '', ...created }),
    await makeTrailer(db, { number: 'TWO', type: 'cool', depotId: depots[1] ?? '', ...created }),
    await makeTrailer(db, {
      number: 'IDLE',
      type: 'cool',
      depotId: depots[0] ?? '',
      createdAt: at('2026-09-01T00:00:00Z'),
    }),
  );
  // Ten days over the end of October, of which seven are of November.
  const closed = await book(0, 0, ['2026-10-29T08:00:00Z', '2026-11-07T08:00:00Z'], 10_000, 'closed');
  await charge(closed, 'lateReturn', 1000, '2026-11-07T09:00:00Z');
  await charge(closed, 'cleaning', 5000, '2026-11-09T09:00:00Z');
  await charge(closed, 'damage', 90_000, '2026-11-09T09:00:00Z');
  // Out since the twelfth of November, by the clock of Bucharest: it is the eleventh in Berlin.
  await book(1, 1, ['2026-11-11T22:30:00Z', '2026-11-21T10:00:00Z'], 10_000, 'onRent');
  await book(0, 1, ['2026-11-20T08:00:00Z', '2026-11-22T08:00:00Z'], 7000, 'reserved');
  await book(0, 1, ['2026-11-25T08:00:00Z', '2026-11-26T08:00:00Z'], 500, 'cancelled');
  // A year before.
  await book(0, 0, ['2025-11-03T08:00:00Z', '2025-11-04T08:00:00Z'], 2000, 'closed', '2025-11-02T10:00:00Z');
  await db
    .insertInto('allocation')
    .values({
      trailerId: trailers[0] ?? '',
      kind: 'workshop',
      startsAt: at('2026-11-09T11:00:00Z'),
      endsAt: at('2026-11-11T11:00:00Z'),
    })
    .execute();
});
afterAll(() => shop[Symbol.asyncDispose]());

async function book(
  trailer: number,
  unit: number,
  [from, to]: readonly [string, string],
  netCents: number,
  status: 'closed' | 'onRent' | 'reserved' | 'cancelled',
  orderedAt = '2026-11-02T10:00:00Z',
): Promise<string> {
  const id = await makeBooking(deps.db, {
    businessUnitId: units[unit] ?? '',
    createdBy: author,
    trailerId: trailers[trailer] ?? '',
    startsAt: at(from),
    endsAt: at(to),
    netCents,
    rentCents: netCents,
    status,
    ...(status === 'closed' && { pickedUpAt: at(from), returnedAt: at(to) }),
  });
  const created = { createdAt: at(orderedAt) };
  const { orderId } = await deps.db
    .updateTable('booking')
    .set(created)
    .where('id', '=', id)
    .returning('orderId')
    .executeTakeFirstOrThrow();
  await deps.db.updateTable('customerOrder').set(created).where('id', '=', orderId).execute();
  return id;
}

const charge = (bookingId: string, kind: 'lateReturn' | 'cleaning' | 'damage', netCents: number, on: string) =>
  deps.db
    .insertInto('bookingCharge')
    .values({
      bookingId,
      businessUnitId: units[0] ?? '',
      kind,
      netCents,
      priceTrace: '{}',
      taxCountry: 'DE',
      createdAt: at(on),
      ...(kind === 'damage'
        ? { taxCase: 'notTaxable', taxBasisPoints: 0, costCents: netCents, billAfter: on.slice(0, 10) }
        : { taxCase: 'shortTerm', taxBasisPoints: 1900 }),
      ...(kind !== 'lateReturn' && { createdBy: author, note: 'Gereinigt' }),
    })
    .execute();

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const moneyOf = async (query: MoneyReportQuery) => {
  const { rows, total, ...rest } = value(await getMoneyReport(deps, operator, query));
  return { ...rest, total, byName: Object.fromEntries(rows.map(({ name, net }) => [name, net.cents])) };
};
const usageOf = async (query: UsageReportQuery, actor = operator) => value(await getUsageReport(deps, actor, query));

test('the database rounds as the rule does', async () => {
  const [cents, days] = [
    [0, 1, 2, 99, 100, 101, 12_345, -100, -12_345, 2_000_000_000],
    [1, 2, 3, 7, 28, 31, 365],
  ];
  const { rows } = await sql<{ cents: number; passed: number; days: number; due: number }>`
    select c::bigint as cents, p as passed, d as days, ${dueAfterSql(sql`c`, sql`p`, sql`d`)} as due
    from unnest(${cents}::bigint[]) c, unnest(${days}::int[]) d, generate_series(0, d) p`.execute(deps.db);
  expect(rows.length).toBeGreaterThan(4000);
  for (const row of rows) expect({ ...row, due: dueAfter(row.cents, row.passed, row.days) }).toEqual(row);
});

describe('earned revenue', () => {
  test('stands on the days of service, to the cent, with what the return added and fees on their day', async () => {
    const october = await moneyOf({ from: '2026-10-01', to: '2026-10-31' });
    const november = await moneyOf({ period: 'month' });
    // 11 000 for ten days: three of October, seven of November; five of the ten days in Bucharest; and the cleaning.
    expect(october.total.net.cents).toBe(3300);
    expect(november.total.net.cents).toBe(7700 + 5000 + 5000);
    expect(november.byName).toMatchObject({
      '2026-11-01': 1100,
      '2026-11-09': 5000,
      '2026-11-11': 0,
      '2026-11-12': 1000,
    });
    expect(november.counted).toEqual({ from: '2026-11-01', to: '2026-11-16' });
    expect(Object.keys(november.byName)).toHaveLength(16);
  });

  test('adds up to the same by any grouping, and stands beside the year before', async () => {
    for (const by of ['time', 'type', 'depot', 'trailer', 'customer'] as const) {
      const { total, byName } = await moneyOf({ period: 'year', by });
      expect(total).toMatchObject({ net: { cents: 21_000 }, previousNet: { cents: 2000 } });
      expect(Object.values(byName).reduce((sum, cents) => sum + cents, 0)).toBe(21_000);
    }
    expect((await moneyOf({ period: 'year', by: 'customer' })).byName).toEqual({ Nordwind: 16_000, Adria: 5000 });
    expect((await moneyOf({ period: 'year', by: 'depot', type: ['cool'] })).byName).toEqual({ București: 5000 });
  });

  test('of days to come is nothing yet', async () => {
    const { counted, total } = await moneyOf({ from: '2026-12-01', to: '2026-12-31' });
    expect({ counted, total }).toMatchObject({ counted: null, total: { net: { cents: 0 } } });
  });
});

test('order intake stands on the day of the order, and tells what was dropped', async () => {
  const { total, byName } = await moneyOf({ figure: 'intake', period: 'month' });
  expect(total).toEqual({
    bookings: 4,
    net: { cents: 27_500, currency: 'EUR' },
    droppedNet: { cents: 500, currency: 'EUR' },
    previousNet: { cents: 2000, currency: 'EUR' },
  });
  expect(byName).toMatchObject({ '2026-11-01': 0, '2026-11-02': 27_500 });
});

describe('utilisation', () => {
  test('is rented of available days, without those in a workshop, and what a day earned', async () => {
    const { rows } = await usageOf({ from: '2026-11-01', to: '2026-11-10', by: 'trailer', sort: 'name' });
    const one = rows.find(({ name }) => name === 'ONE');
    // Midnight in Berlin to eight in Greenwich is six days and nine hours; the workshop had it for a day and a half.
    expect(one).toMatchObject({ workshopDays: 1.5, availableDays: 8.5, rentedDays: 6.4, percent: 75 });
    expect(one).toMatchObject({ revenue: { cents: 12_700 }, revenuePerDay: { cents: Math.round(12_700 / 8.5) } });
    expect(rows.map(({ name }) => name)).toEqual(['IDLE', 'ONE', 'TWO']);
  });

  test('leaves out the days on which a trailer was not offered, as far as the log tells', async () => {
    const log = (trailer: number, from: string, to: string, on: string) =>
      inTransaction(deps.db, (trx) =>
        recordAudit(trx, {
          actor: operator,
          businessUnitId: null,
          action: 'trailer.status',
          objectId: trailers[trailer] ?? '',
          data: { from, to },
          now: at(on),
        }),
      );
    await log(2, 'draft', 'active', '2026-10-02T22:00:00Z');
    await log(2, 'active', 'workshop', '2026-11-04T23:00:00Z');
    await log(2, 'workshop', 'active', '2026-11-06T23:00:00Z');
    // While a customer has it, and from the end of its workshop period on.
    await log(0, 'active', 'workshop', '2026-11-05T11:00:00Z');
    await log(0, 'workshop', 'active', '2026-11-06T11:00:00Z');
    await log(0, 'active', 'workshop', '2026-11-10T11:00:00Z');
    const of = async (from: string, to: string) =>
      (await usageOf({ from, to, by: 'trailer', sort: 'name' })).rows.map(
        ({ name, availableDays, offDays, percent }) => [name, availableDays, offDays, percent],
      );
    expect(await of('2026-11-01', '2026-11-10')).toEqual([
      ['IDLE', 8, 2, 0],
      ['ONE', 8.5, 0, 75],
      ['TWO', 10, 0, 0],
    ]);
    // Midnight in Berlin is two hours before that of Greenwich in summer, and it was entered at the beginning of September.
    expect(await of('2026-09-11', '2026-10-10')).toEqual([
      ['IDLE', 8, 22, 0],
      ['ONE', 30, 0, 0],
      ['TWO', 0, 0, null],
    ]);
    const { rows } = await usageOf({ from: '2026-11-12', to: '2026-11-14', by: 'trailer', sort: 'name' });
    expect(rows.find(({ name }) => name === 'ONE')).toMatchObject({ offDays: 3, availableDays: 0, percent: null });
  });

  test('in money is what was earned of the list price of the available days', async () => {
    await makePriceList(deps.db);
    const { rows } = await usageOf({ from: '2026-11-01', to: '2026-11-10', by: 'trailer', sort: 'name' });
    const one = rows.find(({ name }) => name === 'ONE');
    // Of 42 euros a day.
    expect(one?.listPercent).toBe(Math.round((12_700 / (8.5 * 4200)) * 1000) / 10);
    const sold = await usageOf({ period: 'month', by: 'customer' });
    expect(sold.rows.map(({ listPercent }) => listPercent)).toEqual([null, null]);
    expect((await usageOf({ by: 'depot' }, fleetManager)).total.listPercent).toBeNull();
  });

  test('by customer tells their part of all', async () => {
    const { rows } = await usageOf({ period: 'month', by: 'customer', sort: 'name' });
    expect(rows.map(({ name, percent }) => [name, percent])).toEqual([
      ['Adria', 41.5],
      ['Nordwind', 58.5],
    ]);
  });

  test('shows no money and no customers to the fleet manager', async () => {
    const { total } = await usageOf({ by: 'depot' }, fleetManager);
    expect(total).toMatchObject({ revenue: null, revenuePerDay: null, previousRevenue: null });
    expect(await getUsageReport(deps, fleetManager, { by: 'customer' })).toMatchObject({
      error: { code: 'forbidden' },
    });
    expect(await getMoneyReport(deps, fleetManager)).toMatchObject({ error: { code: 'forbidden' } });
  });
});

test('a trailer that nobody has had for thirty days is idle', async () => {
  const { rows } = value(await getIdleReport(deps, operator));
  expect(rows.map(({ trailerNumber, days }) => [trailerNumber, days])).toEqual([['IDLE', 76]]);
  const soon = value(await getIdleReport(deps, operator, { days: 5 }));
  expect(soon.rows.map(({ trailerNumber, days, nextFrom }) => [trailerNumber, days, nextFrom])).toEqual([
    ['IDLE', 76, null],
    ['ONE', 9, '2026-11-20T08:00:00.000Z'],
  ]);
});

test('the file has the rows of the table', async () => {
  const file = value(await exportMoneyReport(deps, operator, { period: 'year', by: 'customer' }, MACHINE));
  const [, ...lines] = (await new Response(file).text()).trim().split('\r\n');
  expect(lines).toEqual(['Nordwind,1,160,20', 'Adria,1,50,0']);
});
