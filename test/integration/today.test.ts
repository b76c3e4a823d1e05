import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import type { Member } from '#domain/team/actor.ts';
import { ROLES } from '#domain/team/role.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { countWaiting } from '#services/today/count-waiting.ts';
import { getToday } from '#services/today/get-today.ts';
import type { Deps } from '#services/deps.ts';
import { bookTrailers, bringBack, pickUp } from '../support/booking-world.ts';
import { makePriceList, makeTrailer } from '../support/make-rows.ts';
import { makeCustomer, makeOpenDepot } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const DAY = 24 * 3600;

let shop: TestApp;
let admin: Member;
let dispatcher: Member;
let depotId: string;
const ids: Record<string, string> = {};
const colleagues: Partial<Record<Member['role'], Member>> = {};

const orderOf = async (asked: { daysAhead?: number; days?: number; by?: Member } = {}) => {
  const trailerId = await makeTrailer(shop.deps.db, { depotId, telematics: 'gps' });
  const { by = admin, ...period } = asked;
  const order = await bookTrailers(shop.deps, by, { ...period, trailerIds: [trailerId] });
  return { order, trailerId, bookingId: order.lineItems[0]?.id ?? '' };
};

beforeAll(async () => {
  shop = await createTestApp();
  const { deps } = shop;
  await makePriceList(deps.db);
  depotId = await makeOpenDepot(deps.db, { timeZone: 'Europe/Berlin' });
  admin = await makeCustomer(deps);
  const { businessUnitId } = admin;
  dispatcher = await makeCustomer(deps, { role: 'dispatcher', businessUnitId, orderLimitCents: 100 });
  const accountant = await makeCustomer(deps, { role: 'accountant', businessUnitId });
  const viewer = await makeCustomer(deps, { role: 'viewer', businessUnitId });
  Object.assign(colleagues, { admin, dispatcher, accountant, viewer });

  // In the morning, so that what begins within the hour begins today.
  const now = deps.clock.now();
  shop.passTime((new Date(now).setUTCHours(32, 0, 0, 0) - now.getTime()) / 1000);
  const past = await orderOf();
  const overdue = await orderOf();
  shop.passTime(3 * DAY);
  for (const { bookingId } of [past, overdue]) await pickUp(deps, admin, bookingId);
  await bringBack(deps, admin, past.bookingId);
  shop.passTime(4 * DAY);
  const running = await orderOf({ daysAhead: 1, days: 5 });
  const toFetch = await orderOf({ daysAhead: 1, days: 5 });
  shop.passTime(DAY);
  await pickUp(deps, admin, running.bookingId);
  const tomorrow = await orderOf({ daysAhead: 1 });
  const approval = await orderOf({ daysAhead: 5, by: dispatcher });
  await deps.db
    .updateTable('customerOrder')
    .set({ paymentStatus: 'overdue', paymentDueOn: '2020-01-31' })
    .where('id', '=', past.order.id)
    .execute();
  // One during the rental, and one from the time of whoever had the trailer before.
  const at = deps.clock.now();
  await deps.db
    .insertInto('trailerPosition')
    .values([
      { trailerId: running.trailerId, recordedAt: at, lat: 52.9, lon: 9.8 },
      { trailerId: overdue.trailerId, recordedAt: new Date(at.getTime() - 30 * DAY * 1000), lat: 48.1, lon: 11.6 },
    ])
    .execute();
  for (const [name, { order, bookingId, trailerId }] of Object.entries({
    past,
    overdue,
    running,
    toFetch,
    tomorrow,
    approval,
  })) {
    Object.assign(ids, { [name]: bookingId, [`${name} order`]: order.id, [`${name} trailer`]: trailerId });
  }
});
afterAll(() => shop[Symbol.asyncDispose]());

/** A period that everything is free in. */
function wish() {
  const at = (days: number) =>
    toWallTime(new Date(shop.deps.clock.now().getTime() + days * DAY * 1000), 'Europe/Berlin').slice(0, 10) + 'T08:00';
  return { from: at(40), to: at(44) };
}

async function today(by: Member, deps: Deps = shop.deps) {
  const found = await getToday(deps, by, wish());
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value.today;
}

const subjects = (waiting: Awaited<ReturnType<typeof today>>['waiting']) =>
  waiting.map((item) => [item.matter, 'booking' in item ? item.booking.id : item.order.id]);

function countStatements(db: Database): { readonly db: Database; readonly count: () => number } {
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  return { db: counted, count: () => statements };
}

describe('what waits', () => {
  test('an admin is shown all of it, the most pressing first', async () => {
    const { waiting } = await today(admin);
    expect(subjects(waiting)).toEqual([
      ['overdue', ids['overdue']],
      ['pickUp', ids['toFetch']],
      ['approval', ids['approval order']],
      ['payment', ids['past order']],
    ]);
    expect(waiting.every(({ isOwn }) => isOwn)).toBe(true);
  });

  test('who asked for an approval sees that it is missing', async () => {
    const { waiting } = await today(dispatcher);
    expect(subjects(waiting).at(-1)).toEqual(['approvalAsked', ids['approval order']]);
    expect(subjects(waiting)).not.toContainEqual(['approval', ids['approval order']]);
  });

  test('an accountant sees money first, and nothing else is theirs to do', async () => {
    const { waiting } = await today(colleagues.accountant ?? admin);
    expect(waiting.map(({ matter, isOwn }) => [matter, isOwn])).toEqual([
      ['payment', true],
      ['overdue', false],
      ['pickUp', false],
    ]);
  });

  test('a viewer sees it without anything to do or to rent', async () => {
    const { waiting, running, again } = await today(colleagues.viewer ?? admin);
    expect(waiting.map(({ matter }) => matter)).toEqual(['overdue', 'pickUp', 'payment']);
    expect(waiting.some(({ isOwn }) => isOwn)).toBe(false);
    expect(running.flatMap(({ booking }) => booking.actions)).toEqual([]);
    expect(again).toEqual([]);
  });

  test.each(ROLES)('is counted for a %s as it is listed', async (role) => {
    const member = colleagues[role] ?? admin;
    const { waiting } = await today(member);
    expect(await countWaiting(shop.deps, member)).toBe(waiting.filter(({ isOwn }) => isOwn).length);
  });
});

describe('the day', () => {
  test('has what happens today and on the next day on which anything does', async () => {
    const { days } = await today(admin);
    const bookings = days.map(({ isToday, entries }) => ({
      isToday,
      entries: entries.map((entry) => [entry.kind, entry.kind === 'lapse' ? entry.order.id : entry.booking.id]),
    }));
    expect(bookings[0]).toMatchObject({ isToday: true, entries: [['pickUp', ids['toFetch']]] });
    expect(bookings[1]?.entries).toContainEqual(['pickUp', ids['tomorrow']]);
  });

  test('knows where running trailers were last seen, those first that come back first', async () => {
    const { running, figures, asksForPositions } = await today(admin);
    expect(running.map(({ booking }) => booking.id)).toEqual([ids['overdue'], ids['running']]);
    expect(running[1]?.position).toMatchObject({ lat: 52.9, lon: 9.8 });
    expect(figures).toMatchObject({ running: 2, orderLimit: null });
    expect(figures.open.cents).toBeGreaterThanOrEqual(figures.overdue.cents);
    expect(figures.overdue.cents).toBeGreaterThan(0);
    expect(asksForPositions).toBe(false);
  });

  test('does not wait for a telematics service', async () => {
    const telematics: Deps['telematics'] = {
      isSimulated: false,
      findPosition: () => Promise.reject(new Error('Nobody asks here')),
    };
    const { running, asksForPositions } = await today(admin, { ...shop.deps, telematics });
    expect(asksForPositions).toBe(true);
    expect(running.map(({ position }) => position?.lat)).toEqual([undefined, 52.9]);
  });

  test('offers what was rented before and is free, with its price', async () => {
    const { again } = await today(admin);
    expect(again).toMatchObject([{ trailer: { id: ids['past trailer'] }, times: 1, price: { days: 4 } }]);
    await bookTrailers(shop.deps, admin, { trailerIds: [ids['past trailer'] ?? ''], daysAhead: 39, days: 4 });
    expect((await today(admin)).again).toEqual([]);
  });
});

test('takes four statements, however much there is, and the number in the navigation one', async () => {
  const statements = async (member: Member) => {
    const { db, count } = countStatements(shop.deps.db);
    await today(member, { ...shop.deps, db });
    return count();
  };
  // The first one reads what the process remembers afterwards.
  await statements(admin);
  expect(await statements(admin)).toBe(4);
  const { db, count } = countStatements(shop.deps.db);
  await countWaiting({ ...shop.deps, db }, admin);
  expect(count()).toBe(1);
});

describe('another company', () => {
  test('sees nothing of it', async () => {
    const stranger = await makeCustomer(shop.deps);
    const { waiting, days, running, again, figures } = await today(stranger);
    expect({ waiting, running, again }).toEqual({ waiting: [], running: [], again: [] });
    expect(days.flatMap(({ entries }) => entries)).toEqual([]);
    expect(figures).toMatchObject({ running: 0, startingThisWeek: 0, endingThisWeek: 0, open: { cents: 0 } });
    expect(await countWaiting(shop.deps, stranger)).toBe(0);
  });

  test('in review is told so', async () => {
    const newcomer = await makeCustomer(shop.deps, { unit: { status: 'pendingReview' } });
    expect((await today(newcomer)).unitStatus).toBe('pendingReview');
  });

  test('of which somebody was a member once is closed to them', async () => {
    const gone = await makeCustomer(shop.deps, { businessUnitId: admin.businessUnitId });
    await shop.deps.db.deleteFrom('membership').where('userId', '=', gone.userId).execute();
    expect(await getToday(shop.deps, gone, wish())).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  });
});

test('guests, operators and who has not accepted the terms have no day here', async () => {
  const nobodies = [
    [{ kind: 'guest' }, 'login-required'],
    [{ kind: 'platformAdmin', role: 'admin', userId: admin.userId }, 'forbidden'],
    [{ ...admin, legalAccepted: false }, 'legal-required'],
  ] as const;
  for (const [actor, code] of nobodies) {
    expect(await getToday(shop.deps, actor, wish())).toMatchObject({ ok: false, error: { code } });
    expect(await countWaiting(shop.deps, actor)).toBeUndefined();
  }
});
