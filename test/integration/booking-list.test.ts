import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingPage, BookingSummary } from '#contract/booking.ts';
import type { BookingQuery } from '#contract/booking-query.ts';
import { findAttention } from '#domain/booking/booking-tab.ts';
import type { Member } from '#domain/team/actor.ts';
import { changeBooking } from '#services/booking/change-booking.ts';
import { exportBookings } from '#services/booking/export-bookings.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { listBookings } from '#services/booking/list-bookings.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import { toInstant } from '#domain/time/instant.ts';
import { bookTrailers, bringBack, pickUp } from '../support/booking-world.ts';
import { makeDepot, makePriceList, makeTrailer } from '../support/make-rows.ts';
import { makeCustomer, makeOpenDepot } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const DAY = 24 * 3600;

let shop: TestApp;
let actor: Member;
let hamburg: string;
const numbers: Record<string, string> = {};

async function orderOf(trailers: number, wish: { daysAhead?: number; days?: number; by?: Member } = {}) {
  const trailerIds: string[] = [];
  for (let i = 0; i < trailers; i += 1) trailerIds.push(await makeTrailer(shop.deps.db, { depotId: hamburg }));
  const { by = actor, ...period } = wish;
  return bookTrailers(shop.deps, by, { ...period, trailerIds });
}

beforeAll(async () => {
  shop = await createTestApp();
  const { deps } = shop;
  await makePriceList(deps.db);
  hamburg = await makeOpenDepot(deps.db, { code: 'HAM', timeZone: 'Europe/Berlin' });
  actor = await makeCustomer(deps);
  const dispatcher = await makeCustomer(deps, {
    role: 'dispatcher',
    businessUnitId: actor.businessUnitId,
    orderLimitCents: 100,
  });

  // In the morning, so that what begins within the hour begins today.
  const now = shop.deps.clock.now();
  shop.passTime((new Date(now).setUTCHours(32, 0, 0, 0) - now.getTime()) / 1000);
  const past = await orderOf(1);
  const overdue = await orderOf(2);
  shop.passTime(3 * DAY);
  for (const line of [...past.lineItems, ...overdue.lineItems]) await pickUp(deps, actor, line.id);
  await bringBack(deps, actor, past.lineItems[0]?.id ?? '');
  shop.passTime(4 * DAY);
  const running = await orderOf(3, { daysAhead: 1, days: 5 });
  shop.passTime(1 * DAY);
  for (const line of running.lineItems.slice(0, 2)) await pickUp(deps, actor, line.id);
  const upcoming = await orderOf(2, { daysAhead: 9 });
  const approval = await orderOf(1, { daysAhead: 5, by: dispatcher });
  for (const [name, order] of Object.entries({ past, overdue, running, upcoming, approval })) {
    numbers[name] = order.number;
  }
});
afterAll(() => shop[Symbol.asyncDispose]());

async function list(query: BookingQuery = {}, by: Member = actor): Promise<BookingPage> {
  const page = await listBookings(shop.deps, by, query);
  if (!page.ok) throw new Error(JSON.stringify(page.error));
  return page.value;
}
const orders = (items: readonly BookingSummary[]): string[] => [...new Set(items.map(({ order }) => order.number))];

describe('the tabs', () => {
  test('show what is where, and count it', async () => {
    const { counts } = await list();
    // Two are overdue and two on time; of the third order one trailer was not fetched, and two come later.
    expect(counts).toEqual({ running: 4, upcoming: 4, waiting: 4, past: 1 });
    expect((await list({ tab: 'running' })).items).toHaveLength(4);
    expect(orders((await list({ tab: 'past' })).items)).toEqual([numbers['past']]);
  });

  test('`waiting` begins with the most pressing', async () => {
    const { items } = await list({ tab: 'waiting' });
    expect(items.map(({ attention }) => attention)).toEqual(['overdue', 'overdue', 'pickUpToday', 'approval']);
    expect(orders(items)).toEqual([numbers['overdue'], numbers['running'], numbers['approval']]);
  });

  test('an approval waits only for those who may give it', async () => {
    const author = await shop.deps.db
      .selectFrom('customerOrder')
      .select('createdBy')
      .where('number', '=', numbers['approval'] ?? '')
      .executeTakeFirstOrThrow();
    const colleague: Member = { ...actor, userId: author.createdBy, role: 'dispatcher' };
    expect((await list({ tab: 'waiting' }, colleague)).counts.waiting).toBe(3);
  });

  test('agree with the rule, booking by booking', async () => {
    const { items } = await list({ limit: 100 });
    const now = toInstant(shop.deps.clock.now());
    for (const { attention, status, order, period, handedBackAt } of items) {
      const span = { from: toInstant(new Date(period.from)), to: toInstant(new Date(period.to)) };
      const rule = {
        state: status,
        isHandedBack: handedBackAt !== null,
        orderState: order.status,
        period: { ...span, timeZone: period.timeZone },
      };
      expect(attention).toBe(findAttention(rule, now) ?? null);
    }
  });
});

describe('a page', () => {
  test.each([1, 2, 3, 4, 7])(
    'of about %i bookings never cuts an order, and all pages together are the list',
    async (limit) => {
      const whole = await list({ limit: 100 });
      const seen: BookingSummary[] = [];
      let cursor: string | null = null;
      do {
        const page: BookingPage = await list({ limit, ...(cursor !== null && { cursor }) });
        const first = new Set(orders(seen));
        expect(orders(page.items).filter((number) => first.has(number))).toEqual([]);
        seen.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen.map(({ id }) => id)).toEqual(whole.items.map(({ id }) => id));
    },
  );

  test('takes three statements, however many bookings it shows', async () => {
    const count = async (limit: number): Promise<number> => {
      let statements = 0;
      const db = shop.deps.db.withPlugin({
        transformQuery: ({ node }) => {
          statements += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      await listBookings({ ...shop.deps, db }, actor, { limit });
      return statements;
    };
    expect([await count(1), await count(100)]).toEqual([3, 3]);
  });

  test('of another order or made up is refused', async () => {
    const { nextCursor } = await list({ limit: 1, sort: 'newest' });
    const refused = { error: { code: 'invalid-fields', fields: { cursor: 'cursor' } } };
    expect(await listBookings(shop.deps, actor, { sort: 'return', cursor: nextCursor ?? '' })).toMatchObject(refused);
    expect(await listBookings(shop.deps, actor, { cursor: 'AAAA' })).toMatchObject(refused);
  });
});

describe('the list', () => {
  test.each([
    ['pickUp', (booking: BookingSummary) => booking.from, 1],
    ['return', (booking: BookingSummary) => booking.to, 1],
    ['newest', (booking: BookingSummary) => booking.order.createdAt, -1],
  ] as const)('sorts by %s', async (sort, keyOf, direction) => {
    const { items } = await list({ sort, limit: 100 });
    const firsts = [...Map.groupBy(items, ({ orderId }) => orderId).values()].map((lines) =>
      Math.min(...lines.map((line) => Date.parse(keyOf(line)))),
    );
    expect(firsts).toEqual(firsts.toSorted((a, b) => direction * (a - b)));
  });

  test('finds by number, plate however it is written, driver, note and PO number', async () => {
    const [first] = (await list({ tab: 'upcoming', state: ['reserved'], limit: 100 })).items;
    if (first === undefined) throw new Error('Nothing upcoming');
    const input = { driverName: 'Jürgen 100%', reservationNote: 'Tor_7' };
    await changeBooking(shop.deps, actor, { bookingId: first.id, input });
    await shop.deps.db
      .updateTable('customerOrder')
      .set({ poNumber: 'PO-4711' })
      .where('id', '=', first.orderId)
      .execute();
    await shop.deps.db.updateTable('trailer').set({ plate: 'HH TY 108' }).where('id', '=', first.trailerId).execute();
    for (const q of [first.number, 'hhty108', 'hh-ty 108', 'jürgen', 'rgen 100%', 'tor_7', first.trailer.number]) {
      expect([q, (await list({ q })).items.map(({ id }) => id)]).toEqual([q, [first.id]]);
    }
    expect(orders((await list({ q: 'po-4711' })).items)).toEqual([first.order.number]);
    // A wildcard of the database is a letter like any other.
    expect((await list({ q: 'j_rgen' })).items).toEqual([]);
    expect((await list({ q: 'tor%7' })).items).toEqual([]);
  });

  test('filters by state, type and depot', async () => {
    expect((await list({ state: ['returned'] })).items).toHaveLength(1);
    expect((await list({ type: ['cool'] })).items).toEqual([]);
    expect((await list({ depot: ['ham'], limit: 100 })).items).toHaveLength(9);
    expect((await list({ depot: [hamburg], limit: 100 })).items).toHaveLength(9);
    expect((await list({ depot: [await makeDepot(shop.deps.db)] })).items).toEqual([]);
  });

  test('of another unit is another list', async () => {
    const { items, counts } = await list({ q: numbers['running'] ?? '' }, await makeCustomer(shop.deps));
    expect([items, counts]).toEqual([[], { running: 0, upcoming: 0, waiting: 0, past: 0 }]);
  });
});

test('one booking takes the same few statements, however much has happened to it', async () => {
  const count = async (bookingId: string): Promise<number> => {
    let statements = 0;
    const db = shop.deps.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    expect((await getBooking({ ...shop.deps, db }, actor, bookingId)).ok).toBe(true);
    return statements;
  };
  const bookings = (await list({ limit: 100 })).items;
  const counts = await Promise.all(bookings.map(({ id }) => count(id)));
  expect(new Set(counts)).toEqual(new Set([10]));
});

describe('the file', () => {
  async function readFile(query = {}): Promise<string[]> {
    const file = await exportBookings(shop.deps, actor, query, MACHINE);
    if (!file.ok) throw new Error(file.error.code);
    return (await new Response(file.value).text()).trim().split('\r\n');
  }

  test('has a line for every booking of the list', async () => {
    const [head, ...lines] = await readFile();
    expect(head?.split(',')).toHaveLength(23);
    expect(lines).toHaveLength(9);
    expect(await readFile({ tab: 'past' })).toHaveLength(2);
  });

  test('never holds a formula', async () => {
    const [first] = (await list({ tab: 'upcoming' })).items;
    const input = { driverName: '=HYPERLINK("https://evil.example")', reservationNote: '@SUM(A1)' };
    await changeBooking(shop.deps, actor, { bookingId: first?.id ?? '', input });
    const line = (await readFile({ q: 'HYPERLINK' })).at(-1);
    expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")",,'@SUM(A1)`);
  });
});

test('most urgent first lets the approval lead that lapses first, whichever is picked up first', async () => {
  const admin = await makeCustomer(shop.deps);
  const { businessUnitId } = admin;
  const dispatcher = await makeCustomer(shop.deps, { role: 'dispatcher', businessUnitId, orderLimitCents: 100 });
  const first = await orderOf(1, { daysAhead: 9, by: dispatcher });
  shop.passTime(DAY / 2);
  const second = await orderOf(1, { daysAhead: 2, by: dispatcher });
  // Four hours before its pick-up at the latest: this one has less than the usual day.
  const soon = await orderOf(1, { daysAhead: 1, by: dispatcher });
  const { items } = await list({ sort: 'attention' }, admin);
  const lapses = items.map(({ order }) => Date.parse(order.lapsesAt ?? ''));
  expect(lapses).toEqual(lapses.toSorted((a, b) => a - b));
  expect(orders(items)).toEqual([first.number, soon.number, second.number]);
});
