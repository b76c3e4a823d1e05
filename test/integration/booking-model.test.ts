import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canBookingBecome, type BookingState } from '#domain/booking/booking-state.ts';
import { canOrderBecome, type OrderState } from '#domain/order/order-state.ts';
import type { Member } from '#domain/team/actor.ts';
import { attempt } from '#services/attempt.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { finishRental } from '#services/booking/finish-rental.ts';
import { returnBookings } from '#services/booking/return-bookings.ts';
import { startRental } from '#services/booking/start-rental.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import { removeTrailer } from '#services/cart/remove-trailer.ts';
import type { Outcome } from '#services/failure.ts';
import { createBookingModel, type BookingModel, type ModelBooking } from '../support/booking-model.ts';
import { bookTrailers } from '../support/booking-world.ts';
import { countDeadlocks, findBrokenOrders } from '../support/find-broken-orders.ts';
import { makePriceList, makeTrailer } from '../support/make-rows.ts';
import { makeCustomer, makeOpenDepot, order } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { totalOfTrace } from '../support/total-of-trace.ts';

const RUNS = process.env['TEST_LONG'] === '1' ? 300 : 12;
const COMMANDS = 40;
const HOUR = 3_600_000;

let shop: TestApp;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  await makePriceList(shop.deps.db);
  // A zone without clock changes, so that the model can count in hours.
  depotId = await makeOpenDepot(shop.deps.db, { timeZone: 'UTC' });
});
afterAll(() => shop[Symbol.asyncDispose]());

type Real = {
  readonly start: number;
  readonly trailerId: string;
  readonly customers: readonly [Member, Member];
  readonly bookings: { readonly id: string; readonly who: number }[];
};

const codeOf = (result: Outcome<unknown>): string => (result.ok ? 'ok' : result.error.code);
const iso = (at: number): string => new Date(at).toISOString();

/** What becomes of a booking, done by the shop. */
const acts = {
  pickUp: (actor: Member, bookingId: string) =>
    attempt(shop.deps.db, (trx) => {
      const now = shop.deps.clock.now();
      return startRental(trx, actor, { bookingId, at: now, now });
    }),
  bringBack: (actor: Member, bookingId: string) =>
    attempt(shop.deps.db, (trx) => {
      const now = shop.deps.clock.now();
      return finishRental(trx, actor, { bookingId, at: now, now });
    }),
  cancel: (actor: Member, bookingId: string) => cancelBooking(shop.deps, actor, { bookingId }),
  extend: (actor: Member, bookingId: string, at: number) =>
    extendBooking(shop.deps, actor, { bookingId, input: { to: iso(at) } }),
  announce: (actor: Member, bookingId: string, at: number) =>
    returnBookings(shop.deps, actor, { bookingIds: [bookingId], at: iso(at) }),
} as const;
type Act = keyof typeof acts;

/** Bookings as the model writes them; every change of a booking is one of its versions and one line of the log. */
async function readRows(real: Real): Promise<string[]> {
  const rows = await shop.deps.db
    .selectFrom('booking as k')
    .selectAll('k')
    .select([
      sql<number>`coalesce((select sum(c.net_cents) from booking_charge c where c.booking_id = k.id), 0)::bigint`.as(
        'charged',
      ),
      sql<number>`(select count(*) from audit_log l where l.object_type = 'booking' and l.object_id = k.id::text)`.as(
        'logged',
      ),
    ])
    .where('k.trailerId', '=', real.trailerId)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return real.bookings.map(({ id }) => {
    const row = rowOf.get(id);
    if (row === undefined) throw new Error('A booking is missing');
    expect(row.logged).toBe(row.version - 1);
    expect(totalOfTrace(row.priceTrace).cents).toBe(row.rentCents);
    return [row.startsAt.getTime(), row.endsAt.getTime(), row.status, row.netCents, row.charged, row.version - 1].join(
      ' ',
    );
  });
}

async function readSpans({ trailerId }: Real): Promise<string[]> {
  const rows = await shop.deps.db
    .selectFrom('allocation')
    .select(['startsAt', 'endsAt'])
    .where('trailerId', '=', trailerId)
    .where('kind', '=', 'rental')
    .execute();
  return rows.map(({ startsAt, endsAt }) => `${startsAt.getTime()} ${endsAt.getTime()}`).toSorted();
}

const command = (
  name: string,
  step: (model: BookingModel, real: Real) => Promise<{ readonly expected: string; readonly actual: string }>,
) => ({
  check: () => true,
  run: async (model: BookingModel, real: Real) => {
    const { expected, actual } = await step(model, real);
    expect([name, actual]).toEqual([name, expected]);
    expect(await readRows(real)).toEqual(model.rows());
    expect(await readSpans(real)).toEqual(model.spans());
  },
  toString: () => name,
});

const book = (who: 0 | 1, ahead: number, days: number) =>
  command(`book ${who} in ${ahead} h for ${days} d`, async (model, real) => {
    const from = Math.ceil(model.state.now / HOUR) * HOUR + ahead * HOUR;
    const input = { trailerId: real.trailerId, from: iso(from), to: iso(from + days * 24 * HOUR) };
    const actor = real.customers[who];
    const added = await addTrailer(shop.deps, actor, { input });
    const booking = model.add(from, from + days * 24 * HOUR);
    if (!added.ok) return { expected: booking ? 'ok' : 'trailer-taken', actual: added.error.code };
    const placed = await order(shop.deps, actor, added.value);
    const id = placed.ok ? placed.value.order.lineItems[0]?.id : undefined;
    if (id !== undefined) real.bookings.push({ id, who });
    else await removeTrailer(shop.deps, actor, { itemId: added.value.items[0]?.id ?? '' });
    return { expected: booking ? 'ok' : 'trailer-taken', actual: codeOf(placed) };
  });

/** Something is done to one of the bookings, in whatever state it is. */
const act = (name: Act, pick: number, hours: number) =>
  command(`${name} ${pick} ${hours}`, async (model, real) => {
    const index = pick % Math.max(1, real.bookings.length);
    const [booking, target] = [model.state.bookings[index], real.bookings[index]];
    if (booking === undefined || target === undefined) return { expected: 'ok', actual: 'ok' };
    const at = Math.max(booking.to, model.state.now) + hours * HOUR;
    const expected = predict(model, name, booking, at);
    const actor = real.customers[target.who === 0 ? 0 : 1];
    return { expected, actual: codeOf(await acts[name](actor, target.id, at)) };
  });

const predict = (model: BookingModel, name: Act, booking: ModelBooking, at: number): string =>
  name === 'extend' || name === 'announce' ? model[name](booking, at) : model[name](booking);

const moveClock = (hours: number) =>
  command(`${hours} hours pass`, async (model) => {
    shop.passTime(hours * 3600);
    model.moveClock(hours);
    return { expected: 'ok', actual: 'ok' };
  });

const pick = fc.nat({ max: 7 });
const hours = fc.constantFrom(-30, -1, 0, 1, 24, 25, 72, 200);
const commands = fc.commands(
  [
    fc
      .tuple(fc.constantFrom(0 as const, 1 as const), fc.constantFrom(1, 5, 30, 60), fc.constantFrom(1, 2, 6, 8))
      .map(([who, ahead, days]) => book(who, ahead, days)),
    fc.tuple(pick, hours).map(([which, by]) => act('pickUp', which, by)),
    fc.tuple(pick, hours).map(([which, by]) => act('pickUp', which, by)),
    fc.tuple(pick, hours).map(([which, by]) => act('extend', which, by)),
    fc.tuple(pick, hours).map(([which, by]) => act('announce', which, by)),
    fc.tuple(pick, hours).map(([which, by]) => act('bringBack', which, by)),
    fc.tuple(pick, hours).map(([which, by]) => act('cancel', which, by)),
    fc.constantFrom(1, 3, 24, 50).map(moveClock),
  ],
  { maxCommands: COMMANDS, size: 'max' },
);

async function setUp() {
  const trailerId = await makeTrailer(shop.deps.db, { depotId });
  const customers = [await makeCustomer(shop.deps), await makeCustomer(shop.deps)] as const;
  const now = shop.deps.clock.now().getTime();
  const real: Real = { start: now, trailerId, customers, bookings: [] };
  return { model: createBookingModel(now), real };
}

/** Every change of state in the log is an edge, and the last one is where the booking stands. */
async function expectEdgesOnly(): Promise<void> {
  const log = await shop.deps.db
    .selectFrom('auditLog')
    .select(['objectType', 'objectId', 'data', 'actorId'])
    .where('objectType', 'in', ['booking', 'order'])
    .where('action', '!=', 'order.place')
    .orderBy('id')
    .execute();
  const last = new Map<string, unknown>();
  for (const { objectType, objectId, data, actorId } of log) {
    const { from, to } = data;
    const known = objectType === 'booking' ? (last.get(objectId) ?? 'reserved') : (last.get(objectId) ?? from);
    expect([objectId, from, typeof actorId]).toEqual([objectId, known, 'string']);
    const isEdge =
      objectType === 'booking'
        ? canBookingBecome(from as BookingState, to as BookingState)
        : canOrderBecome(from as OrderState, to as OrderState);
    expect(isEdge || from === to).toBe(true);
    last.set(objectId, to);
  }
  const rows = await shop.deps.db.selectFrom('booking').select(['id', 'status']).execute();
  for (const { id, status } of rows) expect([id, last.get(id) ?? 'reserved']).toEqual([id, status]);
}

test(`${RUNS} stories of renting, extending, returning and cancelling go as a simple model says`, async () => {
  await fc.assert(
    fc.asyncProperty(commands, (steps) => fc.asyncModelRun(setUp, steps)),
    { numRuns: RUNS },
  );
  expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
  await expectEdgesOnly();
}, 900_000);

describe('several people at once', () => {
  const ACTS: readonly Act[] = ['pickUp', 'extend', 'announce', 'bringBack', 'cancel'];
  const story = fc.array(fc.tuple(fc.constantFrom(...ACTS), pick, fc.constantFrom(1, 24, 50)), {
    minLength: 8,
    maxLength: 16,
  });

  /**
   * Three bookings of one order and one that follows on the first trailer; all acts start together. Without the lock on
   * the order (`forUpdate` in `lockBookings`), two acts read the same state and both write: the log then holds a change
   * that is no edge, or a version without its line. Without the lock on the trailer, extensions meet inside the
   * exclusion constraint and end as deadlocks or as errors that no answer explains.
   */
  test('never break what must hold, whatever they do', async () => {
    const deadlocks = await countDeadlocks(shop.deps.db);
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const trailerIds: string[] = [];
        for (let i = 0; i < 3; i += 1) trailerIds.push(await makeTrailer(shop.deps.db, { depotId }));
        const owner = await makeCustomer(shop.deps);
        const colleague = await makeCustomer(shop.deps, { role: 'dispatcher', businessUnitId: owner.businessUnitId });
        const first = await bookTrailers(shop.deps, owner, { daysAhead: 1, days: 2, trailerIds });
        const second = await bookTrailers(shop.deps, colleague, {
          daysAhead: 5,
          days: 2,
          trailerIds: trailerIds.slice(0, 1),
        });
        shop.passTime(24 * 3600);
        const lines = [...first.lineItems, ...second.lineItems];
        const answers = await Promise.all(
          steps.map(async ([name, which, by], i) => {
            const line = lines[which % lines.length];
            const at = Date.parse(line?.to ?? '') + by * HOUR;
            return codeOf(await acts[name](i % 2 === 0 ? owner : colleague, line?.id ?? '', at));
          }),
        );
        const explained = ['ok', 'illegal-state', 'trailer-taken', 'invalid-fields', 'stale-version'];
        expect(answers.filter((answer) => !explained.includes(answer))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
    expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
    expect(await countDeadlocks(shop.deps.db)).toBe(deadlocks);
    await expectEdgesOnly();
  }, 900_000);
});
