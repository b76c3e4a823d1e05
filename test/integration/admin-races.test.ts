import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#db/transaction.ts';
import { takeTrailer } from '#db/booking/allocation.queries.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { correctPeriod } from '#services/admin/booking/correct-period.ts';
import { getBooking } from '#services/admin/booking/get-booking.ts';
import { swapTrailer } from '#services/admin/booking/swap-trailer.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import type { Deps } from '#services/deps.ts';
import { countDeadlocks } from '../support/find-broken-orders.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { BECAUSE } from '../support/because.ts';

/** Swap, workshop period, period correction and the customer's extension race on a few trailers. */

const DAY_MS = 24 * 3_600_000;
const ROUNDS = 12;

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
let customer: Member;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  ({ depotId } = await makeRentalWorld(deps, 0));
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
  customer = await makeCustomer(deps);
});
afterAll(() => shop[Symbol.asyncDispose]());

type Act =
  | { readonly kind: 'swap'; readonly booking: number; readonly trailer: number }
  | { readonly kind: 'workshop'; readonly trailer: number; readonly day: number }
  | { readonly kind: 'period'; readonly booking: number; readonly day: number; readonly days: number }
  | { readonly kind: 'extend'; readonly booking: number; readonly days: number };

const TRAILERS = 3;
const BOOKINGS = 3;
const number = (max: number) => fc.integer({ min: 0, max: max - 1 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('swap' as const), booking: number(BOOKINGS), trailer: number(TRAILERS) }),
  fc.record({ kind: fc.constant('workshop' as const), trailer: number(TRAILERS), day: number(12) }),
  fc.record({ kind: fc.constant('period' as const), booking: number(BOOKINGS), day: number(10), days: number(4) }),
  fc.record({ kind: fc.constant('extend' as const), booking: number(BOOKINGS), days: number(6) }),
);

async function makeRound() {
  const trailers: string[] = [];
  for (let i = 0; i < TRAILERS; i += 1) trailers.push(await makeTrailer(deps.db, { depotId }));
  const bookings: string[] = [];
  for (const [i, trailerId] of trailers.slice(0, BOOKINGS).entries()) {
    const cart = await fillCart(deps, customer, [{ trailerId, ...periodFrom(deps.clock.now(), 5 + 2 * i) }]);
    const placed = await order(deps, customer, cart);
    if (!placed.ok) throw new Error(placed.error.code);
    bookings.push(placed.value.order.lineItems[0]?.bookingId ?? '');
  }
  return { trailers, bookings };
}

type Round = Awaited<ReturnType<typeof makeRound>>;
type Acknowledged = {
  readonly bookingId: string;
  readonly trailerId: string;
  readonly from: string;
  readonly to: string;
  readonly version: number;
};

const wall = (instant: number): string =>
  new Date(instant).toLocaleString('sv', { timeZone: 'Europe/Berlin' }).slice(0, 16).replace(' ', 'T');

/** Does one act; what the shop acknowledges of a booking is remembered. Whatever is refused must be refused for a reason. */
async function perform({ trailers, bookings }: Round, step: Act, said: Acknowledged[]): Promise<void> {
  const base = Date.parse(periodFrom(deps.clock.now(), 4).from);
  if (step.kind === 'workshop') {
    const startsAt = new Date(base + step.day * DAY_MS);
    const endsAt = new Date(startsAt.getTime() + DAY_MS / 2);
    const use = { kind: 'workshop', note: null } as const;
    const trailerId = trailers[step.trailer] ?? '';
    await inTransaction(deps.db, (trx) =>
      takeTrailer(trx, { trailerId, startsAt, endsAt, use, now: deps.clock.now() }),
    );
    return;
  }
  const bookingId = bookings[step.booking] ?? '';
  const result = await attempt(step, bookingId, { trailers, base });
  if (result.ok) {
    const { trailerId, from, to, version } = result.value;
    said.push({ bookingId, trailerId, from, to, version });
  } else if (result.error.code !== 'trailer-taken' && result.error.code !== 'invalid-fields') {
    throw new Error(`${step.kind} was refused with ${result.error.code}`);
  }
}

function attempt(
  step: Exclude<Act, { kind: 'workshop' }>,
  bookingId: string,
  { trailers, base }: { readonly trailers: readonly string[]; readonly base: number },
) {
  switch (step.kind) {
    case 'swap':
      return swapTrailer(deps, operator, { bookingId, input: { trailerId: trailers[step.trailer] ?? '', ...BECAUSE } });
    case 'period': {
      const from = base + step.day * DAY_MS;
      const input = { from: wall(from), to: wall(from + (1 + step.days) * DAY_MS), ...BECAUSE };
      return correctPeriod(deps, operator, { bookingId, input });
    }
    case 'extend': {
      const to = new Date(base + (6 + step.days) * DAY_MS).toISOString();
      return extendBooking(deps, customer, { bookingId, input: { to } });
    }
  }
}

test('rivals for one trailer never overlap and never lose a change that was acknowledged', async () => {
  const deadlocks = await countDeadlocks(deps.db);
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 10 }), async (acts) => {
      const round = await makeRound();
      const said: Acknowledged[] = [];
      await Promise.all(acts.map((step) => perform(round, step, said)));

      const { rows: overlaps } = await sql`
        select 1 from allocation a join allocation b on a.trailer_id = b.trailer_id and a.id < b.id
        where a.trailer_id = any(${round.trailers}::uuid[])
          and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`.execute(deps.db);
      expect(overlaps).toEqual([]);

      for (const bookingId of round.bookings) {
        const mine = said.filter((answer) => answer.bookingId === bookingId);
        // Each acknowledged change made a version of its own: none was written over.
        const { version } = await deps.db
          .selectFrom('booking')
          .select('version')
          .where('id', '=', bookingId)
          .executeTakeFirstOrThrow();
        expect(version).toBe(1 + mine.length);
        const booking = await getBooking(deps, operator, bookingId);
        if (!booking.ok) throw new Error(booking.error.code);
        const { trailerId, from, to } = booking.value;
        const allocation = await deps.db
          .selectFrom('allocation')
          .select(['trailerId', 'startsAt', 'endsAt'])
          .where('bookingId', '=', bookingId)
          .executeTakeFirstOrThrow();
        expect(allocation).toEqual({
          trailerId,
          startsAt: new Date(from),
          endsAt: new Date(Date.parse(to) + 2 * 3_600_000),
        });
        const last = mine.find((answer) => answer.version === version) ?? { trailerId, from, to };
        expect({ trailerId, from, to }).toEqual({ trailerId: last.trailerId, from: last.from, to: last.to });
        const audits = await deps.db
          .selectFrom('auditLog')
          .select('id')
          .where('objectId', '=', bookingId)
          .where('action', 'in', ['booking.swapTrailer', 'booking.correctPeriod', 'booking.extend'])
          .execute();
        expect(audits).toHaveLength(mine.length);
      }
    }),
    { numRuns: ROUNDS },
  );
  expect(await countDeadlocks(deps.db)).toBe(deadlocks);
}, 120_000);

/** Fails without the lock in `swap-trailer.ts`: `npm run prove-locks -- trailer-lock-of-swaps` shows it. */
test('a swap waits for whoever takes its new trailer off the market, and then refuses it', async () => {
  const { bookings } = await makeRound();
  const spare = await makeTrailer(deps.db, { depotId });
  const countWaiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(deps.db);
    return rows[0]?.count;
  };
  const { swapping } = await deps.db.transaction().execute(async (trx) => {
    await trx.updateTable('trailer').set({ status: 'retired' }).where('id', '=', spare).execute();
    const swap = swapTrailer(deps, operator, { bookingId: bookings[0] ?? '', input: { trailerId: spare, ...BECAUSE } });
    await expect.poll(countWaiting).toBe(1);
    return { swapping: swap };
  });
  expect(await swapping).toMatchObject({ ok: false, error: { fields: { trailerId: 'unknown' } } });
});
