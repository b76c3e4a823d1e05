import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CreateQuoteInput } from '#contract/admin-quote.ts';
import { toInstant } from '#domain/time/instant.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { USUAL_TURNAROUND } from '#domain/trailer/turnaround.ts';
import { correctPeriod } from '#services/admin/booking/correct-period.ts';
import { exchangeTrailer } from '#services/admin/booking/exchange-trailer.ts';
import { getBooking } from '#services/admin/booking/get-booking.ts';
import { listSwapCandidates } from '#services/admin/booking/list-swap-candidates.ts';
import { previewPeriod } from '#services/admin/booking/preview-period.ts';
import { swapTrailer } from '#services/admin/booking/swap-trailer.ts';
import { createQuote } from '#services/admin/quote/create-quote.ts';
import { listTrailers } from '#services/admin/trailer/list-trailers.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { previewExtension } from '#services/booking/preview-extension.ts';
import { previewRebooking } from '#services/booking/preview-rebooking.ts';
import { rebook } from '#services/booking/rebook.ts';
import { holdCart } from '#services/checkout/hold-cart.ts';
import type { Deps } from '#services/deps.ts';
import { acceptQuote } from '#services/quote/accept-quote.ts';
import { toQuoteToken } from '#services/quote/quote-token.ts';
import { changeSetting } from '#services/setting/change-setting.ts';
import { getTrailer } from '#services/trailer/get-trailer.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import { BECAUSE } from '../support/because.ts';
import { bringBack, pickUp } from '../support/booking-world.ts';
import { valueOf } from '../support/handover-world.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeRentalWorld, order } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** The turnaround is decided in the console; what was agreed by an earlier one keeps it. Plane has two hours at first. */

const HOUR_MS = 3_600_000;

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
let customer: Member;
let start: number;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
  customer = await makeCustomer(deps);
  start = Math.ceil(deps.clock.now().getTime() / HOUR_MS) * HOUR_MS + 120 * HOUR_MS;
});
afterAll(() => shop[Symbol.asyncDispose]());

const decide = async (hours: number | null) => {
  const values = hours === null ? null : { ...USUAL_TURNAROUND, plane: hours };
  valueOf(await changeSetting(deps, operator, { group: 'turnaround', input: { values, reason: null } }));
};
afterEach(() => decide(null));

/** So many hours after a moment five days ahead. */
const at = (hours: number): string => new Date(start + hours * HOUR_MS).toISOString();
const wall = (hours: number): string => toWallTime(toInstant(at(hours)), 'Europe/Berlin');
const span = (from: number, to: number) => ({ from: at(from), to: at(to) });
const walls = (from: number, to: number) => ({ from: wall(from), to: wall(to) });

async function book(trailerId: string, from: number, to: number, author: Member = customer): Promise<string> {
  const cart = await fillCart(deps, author, [{ trailerId, ...span(from, to) }]);
  return valueOf(await order(deps, author, cart)).order.lineItems[0]?.bookingId ?? '';
}

/** A trailer that somebody has for two days, and somebody else a day later. */
async function bookTwice() {
  const { depotId } = await makeRentalWorld(deps, 0);
  const trailerId = await makeTrailer(deps.db, { depotId });
  const bookingId = await book(trailerId, 0, 48);
  await book(trailerId, 72, 96, await makeCustomer(deps));
  return { depotId, trailerId, bookingId };
}

const rentalOf = async (bookingId: string) => {
  const { startsAt, endsAt, turnaroundHours } = await deps.db
    .selectFrom('allocation')
    .select(['startsAt', 'endsAt', 'turnaroundHours'])
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { from: startsAt.toISOString(), to: endsAt.toISOString(), turnaroundHours };
};

describe('what was booked before the turnaround became longer', () => {
  test('can be extended up to the next rental as it was agreed, and no further', async () => {
    const { bookingId } = await bookTwice();
    await decide(30);
    expect(await previewExtension(deps, customer, { bookingId, input: { to: at(70) } })).toMatchObject({
      value: { possible: true },
    });
    expect(await extendBooking(deps, customer, { bookingId, input: { to: at(71) } })).toMatchObject({
      error: { code: 'trailer-taken', details: { longestTo: at(70) } },
    });
    valueOf(await extendBooking(deps, customer, { bookingId, input: { to: at(70) } }));
    expect(await rentalOf(bookingId)).toEqual({ from: at(0), to: at(72), turnaroundHours: 2 });
  });

  test('can be rebooked by its customer', async () => {
    const { bookingId } = await bookTwice();
    await decide(30);
    const wish = { from: at(-24), to: at(70) };
    const { version, totals } = valueOf(await previewRebooking(deps, customer, { bookingId, input: wish }));
    const shown = { netCents: totals.net.cents, grossCents: totals.gross.cents };
    valueOf(await rebook(deps, customer, { bookingId, input: { ...wish, version, shown }, key: randomUUID() }));
    expect(await rentalOf(bookingId)).toEqual({ from: at(-24), to: at(72), turnaroundHours: 2 });
  });

  test('can be corrected by the operator', async () => {
    const { bookingId } = await bookTwice();
    await decide(30);
    const input = walls(0, 70);
    expect(await previewPeriod(deps, operator, { bookingId, input })).toMatchObject({ value: { conflicts: [] } });
    valueOf(await correctPeriod(deps, operator, { bookingId, input: { ...input, ...BECAUSE } }));
    expect(await rentalOf(bookingId)).toMatchObject({ to: at(72), turnaroundHours: 2 });
  });

  test('can move to a twin that is free as long as it was agreed', async () => {
    const { bookingId, depotId } = await bookTwice();
    const twin = await makeTrailer(deps.db, { depotId });
    await book(twin, 50, 60, await makeCustomer(deps));
    await decide(30);
    const { items } = valueOf(await listSwapCandidates(deps, operator, bookingId));
    expect(items).toMatchObject([{ id: twin, free: true }]);
    valueOf(await swapTrailer(deps, operator, { bookingId, input: { trailerId: twin, ...BECAUSE } }));
    expect(await rentalOf(bookingId)).toEqual({ from: at(0), to: at(50), turnaroundHours: 2 });
  });

  test('frees its trailer after the agreed time when it comes back', async () => {
    const { depotId } = await makeRentalWorld(deps, 0);
    const now = deps.clock.now().getTime();
    const soon = Math.ceil((now - start) / HOUR_MS);
    const bookingId = await book(await makeTrailer(deps.db, { depotId }), soon, soon + 48);
    await decide(30);
    await pickUp(deps, customer, bookingId);
    const back = deps.clock.now();
    await bringBack(deps, customer, bookingId, back);
    const { to } = await rentalOf(bookingId);
    expect(Date.parse(to)).toBeLessThanOrEqual(back.getTime() + 3 * HOUR_MS);
  });

  test('gets another trailer on the road with the turnaround that holds now, as that is a new promise', async () => {
    const { depotId } = await makeRentalWorld(deps, 0);
    const soon = Math.ceil((deps.clock.now().getTime() - start) / HOUR_MS);
    const bookingId = await book(await makeTrailer(deps.db, { depotId }), soon, soon + 48);
    await pickUp(deps, customer, bookingId);
    const twin = await makeTrailer(deps.db, { depotId });
    await decide(30);
    const { period } = valueOf(await getBooking(deps, operator, bookingId));
    const input = { trailerId: twin, fate: 'depot', until: period.localTo, ...BECAUSE } as const;
    valueOf(await exchangeTrailer(deps, operator, { bookingId, input }));
    const rentals = await deps.db
      .selectFrom('allocation')
      .select(['endsAt', 'turnaroundHours'])
      .where('bookingId', '=', bookingId)
      .orderBy('turnaroundHours')
      .execute();
    expect(rentals).toEqual([
      { turnaroundHours: 2, endsAt: new Date(at(soon + 50)) },
      { turnaroundHours: 30, endsAt: new Date(at(soon + 78)) },
    ]);
  });
});

describe('a new rental', () => {
  type Where = { readonly depotId: string; readonly trailerId: string };
  /** What every page says that names a trailer as free or not. */
  async function isFree({ depotId, trailerId }: Where, from: number, to: number) {
    const query = walls(from, to);
    const found = valueOf(await searchTrailers(deps, { kind: 'guest' }, { ...query, depot: [depotId] }));
    const shown = valueOf(await getTrailer(deps, { kind: 'guest' }, trailerId, query));
    const fleet = valueOf(await listTrailers(deps, operator, { ...query, depot: [depotId] }));
    return {
      search: found.items.find(({ id }) => id === trailerId)?.free,
      page: shown.free,
      fleet: fleet.items.find(({ id }) => id === trailerId)?.verdict?.free,
    };
  }
  const everywhere = (free: boolean) => ({ search: free, page: free, fleet: free });

  test.each([
    [30, 42, 43],
    [0, 72, 73],
    [null, 70, 71],
  ])(
    'with a turnaround of %s hours ends in time for the next one, in the search as in the order',
    async (hours, last, late) => {
      const { depotId } = await makeRentalWorld(deps, 0);
      const trailerId = await makeTrailer(deps.db, { depotId });
      await book(trailerId, 72, 96, await makeCustomer(deps));
      await decide(hours);
      const where = { depotId, trailerId };
      expect(await isFree(where, 0, late)).toEqual(everywhere(false));
      await expect(book(trailerId, 0, late)).rejects.toThrow('trailer-taken');
      expect(await isFree(where, 0, last)).toEqual(everywhere(true));
      const bookingId = await book(trailerId, 0, last);
      expect(await rentalOf(bookingId)).toEqual({ from: at(0), to: at(72), turnaroundHours: hours ?? 2 });
    },
  );

  test('that is in a cart already can no longer be ordered if it comes too close', async () => {
    const { depotId } = await makeRentalWorld(deps, 0);
    const trailerId = await makeTrailer(deps.db, { depotId });
    await book(trailerId, 72, 96, await makeCustomer(deps));
    const other = await makeCustomer(deps);
    const cart = await fillCart(deps, other, [{ trailerId, ...span(0, 60) }]);
    await decide(30);
    expect(await order(deps, other, cart)).toMatchObject({ error: { code: 'trailer-taken' } });
  });

  test('is agreed by what the database says, also where a process has not heard of it', async () => {
    const { depotId } = await makeRentalWorld(deps, 0);
    const trailerId = await makeTrailer(deps.db, { depotId });
    await decide(30);
    const stale = { ...deps, settings: { ...deps.settings, turnaround: USUAL_TURNAROUND } };
    const other = await makeCustomer(deps);
    const cart = await fillCart(stale, other, [{ trailerId, ...span(0, 48) }]);
    const placed = valueOf(await order(stale, other, cart));
    expect(await rentalOf(placed.order.lineItems[0]?.bookingId ?? '')).toMatchObject({ turnaroundHours: 30 });
  });
});

describe('what is held', () => {
  test('in a cart can be ordered by the turnaround it was held with', async () => {
    const { depotId } = await makeRentalWorld(deps, 0);
    const trailerId = await makeTrailer(deps.db, { depotId });
    await book(trailerId, 72, 96, await makeCustomer(deps));
    const other = await makeCustomer(deps);
    const cart = await fillCart(deps, other, [{ trailerId, ...span(0, 70) }]);
    valueOf(await holdCart(deps, other));
    await decide(30);
    const placed = valueOf(await order(deps, other, cart));
    expect(await rentalOf(placed.order.lineItems[0]?.bookingId ?? '')).toMatchObject({
      to: at(72),
      turnaroundHours: 2,
    });
  });

  test.each([
    [24, { ok: true }],
    [0, { error: { code: 'trailer-taken' } }],
  ])('for a quote, here %i hours, can be accepted by it; what is not held has to fit', async (holdHours, outcome) => {
    const { depotId } = await makeRentalWorld(deps, 0);
    const trailerId = await makeTrailer(deps.db, { depotId });
    await book(trailerId, 72, 96, await makeCustomer(deps));
    const other = await makeCustomer(deps);
    const input = {
      customer: { kind: 'person' as const, userId: other.userId },
      caller: 'Frau Ahlers',
      callerPhone: '+49 40 123456',
      lines: [{ trailerId, ...span(0, 70) }],
      holdHours,
    } satisfies CreateQuoteInput;
    const { answer } = valueOf(await createQuote(deps, operator, { input, idempotencyKey: randomUUID() }));
    await decide(30);
    const accepted = await acceptQuote(deps, other, {
      token: toQuoteToken(deps.settings, answer.id),
      input: { paymentMethod: 'transfer', acceptTerms: true },
      idempotencyKey: randomUUID(),
    });
    expect(accepted).toMatchObject(outcome);
  });
});
