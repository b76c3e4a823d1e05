import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { yardQuery } from '#contract/admin-figure.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { exportUtilisation } from '#services/admin/figure/export-utilisation.ts';
import { getFigures } from '#services/admin/figure/get-figures.ts';
import { getUtilisation } from '#services/admin/figure/get-utilisation.ts';
import { countYards } from '#services/admin/figure/count-yards.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import { searchConsole } from '#services/admin/search/search-console.ts';
import type { Deps } from '#services/deps.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import { makeBooking, makeBusinessUnit, makeDepot, makeTrailer, makeUser } from '../support/make-rows.ts';
import { makeCustomer } from '../support/rental-world.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** A Monday, 10:30 in Berlin and 11:30 in Bucharest. */
const NOW = new Date('2026-11-16T09:30:00Z');
const at = (text: string) => new Date(text);

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
let unit: string;
let author: string;
let hamburg: string;
let bucharest: string;
const trailers: Record<string, string> = {};

/** A small fleet, every trailer of which does something else. */
beforeAll(async () => {
  shop = await createTestApp();
  deps = { ...shop.deps, clock: { now: () => NOW } };
  const { db } = deps;
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
  unit = await makeBusinessUnit(db, { name: 'Nordwind Spedition GmbH', phone: '+4940111' });
  author = await makeUser(db);
  hamburg = await makeDepot(db, { name: 'Hamburg', city: 'Hamburg', code: 'HAM' });
  bucharest = await makeDepot(db, {
    name: 'București',
    city: 'București',
    code: 'BUH',
    country: 'RO',
    timeZone: 'Europe/Bucharest',
    lat: 44.4,
    lon: 26,
  });
  const fleet = [
    ['out', 'plane', hamburg],
    ['overdue', 'plane', hamburg],
    ['free', 'plane', hamburg],
    ['soon', 'cool', hamburg],
    ['back', 'cool', hamburg],
    ['workshop', 'plane', hamburg],
    ['early', 'plane', bucharest],
    ['late', 'plane', bucharest],
  ] as const;
  for (const [name, type, depotId] of fleet) {
    trailers[name] = await makeTrailer(db, {
      number: name.toUpperCase(),
      plate: `HH ${name.toUpperCase()} 1`,
      type,
      depotId,
    });
  }
  await makeTrailer(db, { depotId: hamburg, status: 'retired' });

  await book('out', '2026-11-10T08:00:00Z', '2026-11-20T08:00:00Z', { status: 'onRent' });
  await book('overdue', '2026-11-02T08:00:00Z', '2026-11-13T16:00:00Z', { status: 'onRent' });
  await book('overdue', '2026-11-18T08:00:00Z', '2026-11-20T08:00:00Z');
  await book('overdue', '2027-02-18T08:00:00Z', '2027-02-20T08:00:00Z');
  await book('soon', '2026-11-16T13:00:00Z', '2026-11-19T13:00:00Z');
  await book('back', '2026-11-05T08:00:00Z', '2026-11-12T08:00:00Z', {
    status: 'returned',
    returnedAt: at('2026-11-11T15:00:00Z'),
  });
  await book('free', '2026-11-03T08:00:00Z', '2026-11-30T08:00:00Z', { status: 'cancelled' });
  // Midnight in Bucharest is 22:00 in Greenwich: the first is of today there, the second of tomorrow.
  await book('early', '2026-11-15T22:00:00Z', '2026-11-18T08:00:00Z', { status: 'onRent' });
  await book('late', '2026-11-16T22:00:00Z', '2026-11-18T08:00:00Z');
  await db
    .insertInto('allocation')
    .values({
      trailerId: trailers['workshop'] ?? '',
      kind: 'workshop',
      startsAt: at('2026-11-16T06:00:00Z'),
      endsAt: at('2026-11-17T06:00:00Z'),
    })
    .execute();
});
afterAll(() => shop[Symbol.asyncDispose]());

function book(
  trailer: string,
  from: string,
  to: string,
  more: Partial<Parameters<typeof makeBooking>[1]> = {},
): Promise<string> {
  return makeBooking(deps.db, {
    businessUnitId: unit,
    createdBy: author,
    trailerId: trailers[trailer] ?? '',
    startsAt: at(from),
    endsAt: at(to),
    ...more,
  });
}

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('the key figures', () => {
  test('count the fleet by what it does now', async () => {
    const { fleet, utilisation, types, depots, today } = value(await getFigures(deps, operator));
    expect(today).toBe('2026-11-16');
    // out, overdue and early are with customers; soon leaves today; late tomorrow at midnight; back and free stand there.
    expect(fleet).toEqual({ onRent: 3, trailers: 8, reserved: 2, workshop: 1, free: 2 });
    expect(utilisation.percent).toBe(38);
    expect(Object.fromEntries(types.map(({ type, ...share }) => [type, share]))).toEqual({
      plane: { onRent: 3, trailers: 6 },
      cool: { onRent: 0, trailers: 2 },
    });
    expect(depots).toEqual([
      { depotId: bucharest, name: 'București', onRent: 1, trailers: 2 },
      { depotId: hamburg, name: 'Hamburg', onRent: 2, trailers: 6 },
    ]);
  });

  test('compare with the same hour a week ago', async () => {
    // On 9 November at half past ten: overdue and back were out.
    expect(value(await getFigures(deps, operator)).utilisation.weekAgoPercent).toBe(25);
  });

  test('name what has been missing longest', async () => {
    const { notBack } = value(await getFigures(deps, operator));
    expect(notBack).toMatchObject({
      count: 1,
      longest: { trailerNumber: 'OVERDUE', since: '2026-11-13T16:00:00.000Z' },
    });
  });

  test('sum up what was ordered this month and until the same hour of the last, by the clock in Berlin', async () => {
    const { db } = deps;
    const before = value(await getFigures(deps, operator)).revenue;
    const orderAt = async (createdAt: string, netCents: number, feesNetCents = 0) => {
      const bookingId = await book('free', '2027-05-01T08:00:00Z', '2027-05-02T08:00:00Z', { status: 'cancelled' });
      await db
        .updateTable('customerOrder')
        .set({
          createdAt: at(createdAt),
          netCents,
          taxCents: 0,
          grossCents: netCents,
          feesNetCents,
          status: feesNetCents === 0 ? 'confirmed' : 'cancelled',
        })
        .where('id', '=', db.selectFrom('booking').select('orderId').where('id', '=', bookingId))
        .execute();
    };
    await orderAt('2026-10-31T23:00:00Z', 1000); // midnight of the first in Berlin
    await orderAt('2026-10-31T22:59:59Z', 5); // still October
    await orderAt('2026-11-16T09:29:00Z', 300);
    await orderAt('2026-11-16T09:31:00Z', 7); // not yet
    await orderAt('2026-11-02T09:00:00Z', 50_000, -50_000);
    await orderAt('2026-11-02T09:00:00Z', 50_000, -49_600); // cancelled late, for a fee
    await orderAt('2026-10-16T08:29:00Z', 20); // before half past ten on the 16th
    await orderAt('2026-10-16T08:31:00Z', 9); // after it
    const after = value(await getFigures(deps, operator)).revenue;
    expect(after.month).toBe('2026-11');
    expect(after.net.cents - before.net.cents).toBe(1700);
    expect(after.agreed.cents - before.agreed.cents).toBe(101_300);
    expect(after.feesAndCredits.cents - before.feesAndCredits.cents).toBe(-99_600);
    expect(after.previousNet.cents - before.previousNet.cents).toBe(20);
  });

  test('sum up the transfers that are awaited and those that are late', async () => {
    const { db } = deps;
    const before = value(await getFigures(deps, operator)).payments;
    const unpaid = async (
      paymentDueOn: string,
      more: { paymentStatus?: 'paid'; status?: 'cancelled'; feesNetCents?: number; feesTaxCents?: number } = {},
    ) => {
      const bookingId = await book('free', '2027-05-01T08:00:00Z', '2027-05-02T08:00:00Z', { status: 'cancelled' });
      await db
        .updateTable('customerOrder')
        .set({ paymentStatus: 'awaitingTransfer', paymentDueOn, ...more, createdAt: at('2026-01-01T00:00:00Z') })
        .where('id', '=', db.selectFrom('booking').select('orderId').where('id', '=', bookingId))
        .execute();
    };
    await unpaid('2026-11-15');
    await unpaid('2026-11-16');
    await unpaid('2026-11-01', { paymentStatus: 'paid' });
    await unpaid('2026-11-01', { status: 'cancelled', feesNetCents: -4200, feesTaxCents: -798 });
    await unpaid('2026-11-20', { status: 'cancelled', feesNetCents: -4200, feesTaxCents: -798 + 100 });
    const after = value(await getFigures(deps, operator)).payments;
    expect(after).toEqual({
      open: { cents: before.open.cents + 2 * 4998 + 100, currency: 'EUR' },
      orders: before.orders + 3,
      overdue: before.overdue + 1,
    });
  });

  test('follow the fleet when a trailer moves, retires or is deleted', async () => {
    const { db } = deps;
    const count = async () => value(await getFigures(deps, operator)).fleet.trailers;
    const id = await makeTrailer(db, { depotId: hamburg });
    expect(await count()).toBe(9);
    await db.updateTable('trailer').set({ depotId: bucharest }).where('id', '=', id).execute();
    const { depots } = value(await getFigures(deps, operator));
    expect(depots.find(({ depotId }) => depotId === bucharest)?.trailers).toBe(3);
    await db.updateTable('trailer').set({ status: 'retired' }).where('id', '=', id).execute();
    expect(await count()).toBe(8);
    await db.updateTable('trailer').set({ status: 'active' }).where('id', '=', id).execute();
    await db.deleteFrom('trailer').where('id', '=', id).execute();
    expect(await count()).toBe(8);
    const { rows } = await sql<{ wrong: number }>`
      select count(*) as wrong from (
        select depot_id, type, status, count(*) as n from trailer group by 1, 2, 3
      ) t full join (select * from fleet_count where trailers <> 0) f using (depot_id, type, status)
      where n is distinct from f.trailers`.execute(db);
    expect(rows).toEqual([{ wrong: 0 }]);
  });
});

describe('the utilisation', () => {
  test('counts who had the trailers at noon, has them now, and will have them', async () => {
    const { trailers: fleet, days } = value(await getUtilisation(deps, operator));
    expect(fleet).toBe(8);
    expect(days).toHaveLength(43);
    const onRent = Object.fromEntries(days.map(({ day, onRent: count }) => [day, count]));
    const model = handCount();
    expect(onRent).toEqual(model);
    expect(days.find(({ time }) => time === 'today')).toMatchObject({ day: '2026-11-16', onRent: 3, percent: 38 });
  });

  /** The same rule in other words: every booking against every moment. */
  function handCount(): Record<string, number> {
    type Rental = readonly [from: string, to: string];
    const rentals: readonly Rental[] = [
      ['2026-11-10T08:00:00Z', '2026-11-20T08:00:00Z'],
      ['2026-11-02T08:00:00Z', '2026-11-16T09:30:01Z'], // out until now, though it should not be
      ['2026-11-18T08:00:00Z', '2026-11-20T08:00:00Z'],
      ['2026-11-16T13:00:00Z', '2026-11-19T13:00:00Z'],
      ['2026-11-05T08:00:00Z', '2026-11-11T15:00:00Z'], // came back early
      ['2026-11-15T22:00:00Z', '2026-11-18T08:00:00Z'],
      ['2026-11-16T22:00:00Z', '2026-11-18T08:00:00Z'],
    ];
    const today = Temporal.PlainDate.from('2026-11-16');
    return Object.fromEntries(
      Array.from({ length: 43 }, (_, i) => {
        const day = today.add({ days: i - 28 });
        const moment =
          i === 28
            ? NOW
            : new Date(day.toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: '12:00' }).epochMilliseconds);
        return [day.toString(), rentals.filter(([from, to]) => at(from) <= moment && moment < at(to)).length];
      }),
    );
  }

  test('can be asked for by type and depot', async () => {
    const here = value(await getUtilisation(deps, operator, { depot: [bucharest] }));
    expect(here.trailers).toBe(2);
    expect(here.days.find(({ time }) => time === 'today')?.percent).toBe(50);
    const cool = value(await getUtilisation(deps, operator, { type: ['cool'] }));
    expect(cool.days.find(({ day }) => day === '2026-11-17')).toMatchObject({ time: 'ahead', onRent: 1, percent: 50 });
  });

  test('is a file by day, depot and type', async () => {
    const text = await new Response(
      value(await exportUtilisation(deps, operator, {}, { ...MACHINE, locale: 'de' })),
    ).text();
    const lines = text.trim().split('\r\n');
    expect(lines[0]?.split(';')).toHaveLength(6);
    expect(lines).toContain('2026-11-16;BUH;trailerType.plane;1;2;50');
    expect(lines).toContain('2026-11-16;HAM;trailerType.plane;2;4;50');
  });
});

describe('the day at the depots', () => {
  test('is each depot’s own', async () => {
    const { items } = value(await getYards(deps, operator));
    const events = items.map(({ name, date, localNow, events: list }) => ({
      name,
      date,
      localNow,
      events: list.map(({ kind, localTime, trailerNumber, isDone }) => [kind, localTime, trailerNumber, isDone]),
    }));
    expect(events).toEqual([
      {
        name: 'București',
        date: '2026-11-16',
        localNow: '11:30',
        events: [['pickUp', '00:00', 'EARLY', true]],
      },
      { name: 'Hamburg', date: '2026-11-16', localNow: '10:30', events: [['pickUp', '14:00', 'SOON', false]] },
    ]);
  });

  test.each([undefined, '2026-11-17', '2026-11-18'])('is counted as it is shown (%s)', async (date) => {
    const { items } = value(await getYards(deps, operator, { date }));
    const counted = value(await countYards(deps, operator, { date }));
    expect(
      counted.map(({ depotId, pickUps, ready, returns, overdue }) => [depotId, pickUps, ready, returns, overdue]),
    ).toEqual(
      items.map(({ depotId, events, overdue }) => {
        const pickUps = events.filter(({ kind }) => kind === 'pickUp');
        const ready = pickUps.filter(({ isDone, prepared }) => isDone || prepared !== null);
        const late = [...overdue, ...events.filter(({ isOverdue }) => isOverdue)];
        return [depotId, pickUps.length, ready.length, events.length - pickUps.length, late.length];
      }),
    );
  });

  test('may be another one, at one depot', async () => {
    const { items } = value(await getYards(deps, operator, { depot: bucharest, date: '2026-11-18' }));
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ localNow: null });
    expect(items[0]?.events.map(({ kind, localTime }) => [kind, localTime])).toEqual([
      ['return', '10:00'],
      ['return', '10:00'],
    ]);
    expect(await getYards(deps, operator, { depot: author })).toMatchObject({ error: { code: 'not-found' } });
  });
});

test('a day that no calendar has is refused', () => {
  expect(yardQuery.safeParse({ date: '2026-02-31' }).success).toBe(false);
  expect(yardQuery.safeParse({ date: '2026-02-28' }).success).toBe(true);
});

describe('what is to do', () => {
  test('begins with what is not back, whom to call, and what it endangers', async () => {
    await deps.db
      .insertInto('trailerPosition')
      .values({ trailerId: trailers['overdue'] ?? '', recordedAt: at('2026-11-16T09:08:00Z'), lat: 44.5, lon: 26.1 })
      .execute();
    const { items } = value(await listTasks(deps, operator));
    expect(items[0]).toMatchObject({
      kind: 'overdue',
      trailerNumber: 'OVERDUE',
      company: 'Nordwind Spedition GmbH',
      phone: '+4940111',
      endangered: [{ from: '2026-11-18T08:00:00.000Z', company: 'Nordwind Spedition GmbH', phone: '+4940111' }],
      position: { place: 'București', at: '2026-11-16T09:08:00.000Z', lat: 44.5, lon: 26.1 },
      daysLate: 3,
      calls: [],
    });
    // Three begun days more than were booked.
    const [task] = items;
    expect(task?.kind === 'overdue' && task.charge.cents).toBeGreaterThan(0);
  });

  test('names orders whose approval lapses within hours, and no others', async () => {
    const { db } = deps;
    const wait = async (lapsesAt: string) => {
      const bookingId = await book('free', '2027-06-01T08:00:00Z', '2027-06-02T08:00:00Z', { status: 'cancelled' });
      const { orderId } = await db
        .updateTable('customerOrder')
        .set({ status: 'pendingApproval', lapsesAt: at(lapsesAt) })
        .where('id', '=', db.selectFrom('booking').select('orderId').where('id', '=', bookingId))
        .returning('id as orderId')
        .executeTakeFirstOrThrow();
      return orderId;
    };
    const soon = await wait('2026-11-16T13:00:00Z');
    await wait('2026-11-16T14:00:00Z');
    const { items, counts } = value(await listTasks(deps, operator));
    expect(items.filter(({ kind }) => kind === 'approvalLapsing')).toMatchObject([{ orderId: soon }]);
    expect(counts).toContainEqual({ kind: 'approvalLapsing', count: 1 });
  });

  test('names trailers without valid certificates, and how many lose one soon', async () => {
    const { db } = deps;
    const certify = (trailer: string, validUntil: string) =>
      db
        .insertInto('certificate')
        .values({ trailerId: trailers[trailer] ?? '', kind: 'hu', validUntil })
        .execute();
    // A reefer needs both.
    await db
      .insertInto('certificate')
      .values({ trailerId: trailers['soon'] ?? '', kind: 'atp', validUntil: '2030-01-01' })
      .execute();
    await certify('free', '2026-11-15');
    await certify('workshop', '2026-11-14');
    await certify('soon', '2026-11-26');
    await certify('back', '2026-11-27');
    const { items } = value(await listTasks(deps, operator));
    expect(items.filter(({ kind }) => kind === 'certificateExpired')).toMatchObject([
      { trailerNumber: 'WORKSHOP', workshopFrom: '2026-11-16T06:00:00.000Z' },
      { trailerNumber: 'FREE', certificate: 'hu', validUntil: '2026-11-15', workshopFrom: null },
    ]);
    expect(items.find(({ kind }) => kind === 'certificateEnding')).toMatchObject({
      trailers: 1,
      first: [{ trailerNumber: 'SOON' }],
    });
  });

  test('warns of changeovers that leave no room', async () => {
    for (const name of ['swift', 'calm']) {
      trailers[name] = await makeTrailer(deps.db, { number: name.toUpperCase(), depotId: bucharest });
      await book(name, '2026-11-10T08:00:00Z', '2026-11-17T08:00:00Z', { status: 'onRent' });
    }
    await book('calm', '2026-11-17T12:00:00Z', '2026-11-19T08:00:00Z');
    const next = await book('swift', '2026-11-17T11:00:00Z', '2026-11-19T08:00:00Z');
    const { items } = value(await listTasks(deps, operator));
    expect(items.filter(({ kind }) => kind === 'tightChangeover')).toMatchObject([
      { bookingId: next, depot: 'București', returnAt: '2026-11-17T08:00:00.000Z', timeZone: 'Europe/Bucharest' },
    ]);
  });

  test('names companies that wait, advances that are missing, and what can be closed', async () => {
    const { db } = deps;
    await makeBusinessUnit(db, { name: 'Lahntal Transporte GmbH', status: 'pendingReview' });
    const bookingId = await book('free', '2027-03-01T08:00:00Z', '2027-03-02T08:00:00Z');
    const { orderId } = await db
      .selectFrom('booking')
      .select('orderId')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('customerOrder')
      .set({ status: 'placed', lapsesAt: at('2026-11-17T08:20:00Z') })
      .where('id', '=', orderId)
      .execute();
    const { items } = value(await listTasks(deps, operator));
    expect(items.find(({ kind }) => kind === 'signUp')).toMatchObject({ company: 'Lahntal Transporte GmbH' });
    expect(items.find(({ kind }) => kind === 'advancePayment')).toMatchObject({
      orderId,
      amount: { cents: 4998 },
      lapsesAt: '2026-11-17T08:20:00.000Z',
    });
    expect(items.find(({ kind }) => kind === 'toClose')).toEqual({ kind: 'toClose', bookings: 1 });
  });

  test('names bookings that nobody came for, two hours after their time', async () => {
    const { db } = deps;
    await makeTrailer(db, { number: 'LEFT', depotId: hamburg }).then((id) => (trailers['left'] = id));
    await book('left', '2026-11-16T07:30:00Z', '2026-11-18T08:00:00Z');
    const { items } = value(await listTasks(deps, operator));
    expect(items.filter(({ kind }) => kind === 'notPickedUp')).toMatchObject([{ trailerNumber: 'LEFT' }]);
  });
});

describe('the search over everything', () => {
  const find = async (q: string) => value(await searchConsole(deps, operator, { q })).items;

  test.each(['HH OVERDUE 1', 'hhoverdue', 'HH-OVER', 'OVERDUE'])('finds a trailer by %s', async (q) => {
    expect(await find(q)).toMatchObject([{ kind: 'trailer', number: 'OVERDUE' }]);
  });

  test('finds companies by the beginning of any word', async () => {
    expect(await find('spedi')).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'businessUnit', name: 'Nordwind Spedition GmbH' })]),
    );
  });

  test('finds an order by the end of its number', async () => {
    const bookingId = await book('free', '2027-04-01T08:00:00Z', '2027-04-02T08:00:00Z', { number: 'O-26-000131-1' });
    await deps.db
      .updateTable('customerOrder')
      .set({ number: 'O-26-000131' })
      .where('id', '=', deps.db.selectFrom('booking').select('orderId').where('id', '=', bookingId))
      .execute();
    expect(await find('131')).toMatchObject([{ kind: 'order', number: 'O-26-000131' }]);
    expect(await find('O-26-000131-1')).toMatchObject([{ kind: 'booking', id: bookingId }]);
  });

  test('finds nothing for signs, and takes no pattern', async () => {
    expect(await find('%')).toEqual([]);
    expect(await find('__')).toEqual([]);
    expect(await find("'; --")).toEqual([]);
  });
});

test('a member reads no figures', async () => {
  const member = await makeCustomer(deps);
  for (const read of [getFigures, getUtilisation, getYards, listTasks]) {
    expect(await read(deps, member)).toMatchObject({ error: { code: 'forbidden' } });
  }
  expect(await exportUtilisation(deps, member, {}, MACHINE)).toMatchObject({ error: { code: 'forbidden' } });
  expect(await searchConsole(deps, member, { q: 'a' })).toMatchObject({ error: { code: 'forbidden' } });
});
