import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toInstant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { exchangeTrailer } from '#services/admin/booking/exchange-trailer.ts';
import { getBooking } from '#services/admin/booking/get-booking.ts';
import { listExchangeOffers } from '#services/admin/booking/list-exchange-offers.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import type { Deps } from '#services/deps.ts';
import { findHandover } from '#services/handover/find-handover.ts';
import { countDeadlocks } from '../support/find-broken-orders.ts';
import { BY_CUSTOMER, fillIn, handOver, rent, sign, start, valueOf, type Rental } from '../support/handover-world.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** A trailer that is out breaks down, and the customer gets another on the road. */

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
});
afterAll(() => shop[Symbol.asyncDispose]());

const reason = { kind: 'defect', text: 'Achse 2 fest' } as const;

async function out() {
  const rental = await rent(deps);
  const twin = await makeTrailer(deps.db, { depotId: rental.depotId });
  await handOver(deps, rental, 'pickUp');
  const { version, period, net } = valueOf(await getBooking(deps, operator, rental.bookingId));
  return { rental, twin, version, until: period.localTo, net };
}

type Out = Awaited<ReturnType<typeof out>>;
const exchange = (
  { rental: { bookingId }, until }: Pick<Out, 'rental' | 'until'>,
  trailerId: string,
  { version, fate = 'depot' }: { readonly version?: number; readonly fate?: 'depot' | 'workshop' } = {},
) => exchangeTrailer(deps, operator, { bookingId, version, input: { trailerId, reason, fate, until } });

const spansOf = (trailerId: string) =>
  deps.db
    .selectFrom('allocation')
    .select(['kind', 'startsAt', 'endsAt', 'bookingId'])
    .where('trailerId', '=', trailerId)
    .orderBy('startsAt')
    .execute();

const handoverOf = async ({ actor, bookingId }: Rental, kind: 'pickUp' | 'return', trailerId?: string) => {
  const found = valueOf(await findHandover(deps, actor, { bookingId, kind, trailerId }));
  if (found === null) throw new Error(`No ${kind} of ${trailerId}`);
  return found;
};

test('the booking has the old trailer until then and the new one from then on, for the price that was agreed', async () => {
  const before = await out();
  const { rental, twin, net } = before;
  shop.passTime(3600);
  const now = deps.clock.now();
  const after = valueOf(await exchange(before, twin, { version: before.version }));
  expect(after).toMatchObject({ status: 'onRent', trailerId: twin, net });
  expect(after.exchanges).toMatchObject([
    { at: now.toISOString(), old: { id: rental.trailerId }, new: { id: twin }, returnedAt: null },
  ]);
  const [old] = await spansOf(rental.trailerId);
  expect(old?.bookingId).toBe(rental.bookingId);
  expect(await spansOf(twin)).toMatchObject([{ kind: 'rental', startsAt: now, bookingId: rental.bookingId }]);
  const event = after.timeline.find(({ kind }) => kind === 'booking.exchangeTrailer');
  expect(event?.data).toMatchObject({ reason: 'defect', remark: reason.text });

  // The customer signs on the road, where no depot is; the rental goes on.
  const back = await handoverOf(rental, 'return', rental.trailerId);
  expect(back.trailer.id).toBe(rental.trailerId);
  await fillIn(deps, rental, back);
  expect(valueOf(await sign(deps, rental, back.id, BY_CUSTOMER))).toMatchObject({ booking: { status: 'onRent' } });
  const fresh = await handoverOf(rental, 'pickUp');
  expect(fresh.trailer.id).toBe(twin);
  await fillIn(deps, rental, fresh);
  valueOf(await sign(deps, rental, fresh.id, BY_CUSTOMER));
  const [freed] = await spansOf(rental.trailerId);
  expect(freed?.endsAt.getTime()).toBeLessThan(old?.endsAt.getTime() ?? 0);

  shop.passTime(3600);
  await handOver(deps, rental, 'return');
  const ended = valueOf(await getBooking(deps, operator, rental.bookingId));
  expect(ended).toMatchObject({ status: 'returned', trailerId: twin });
  expect(ended.protocols.map(({ kind, trailer }) => [kind, trailer.id])).toEqual([
    ['pickUp', rental.trailerId],
    ['return', rental.trailerId],
    ['pickUp', twin],
    ['return', twin],
  ]);
});

test('a trailer from another depot is planned to come back where the rental ends, and from there to who waits for it', async () => {
  const before = await out();
  const { rental, until } = before;
  const elsewhere = await makeOpenDepot(deps.db, { lat: 53.7, lon: 9.9 });
  const [free, waitedFor, neededSoon] = [
    await makeTrailer(deps.db, { depotId: elsewhere }),
    await makeTrailer(deps.db, { depotId: elsewhere }),
    await makeTrailer(deps.db, { depotId: elsewhere }),
  ];
  const ready = Date.parse(valueOf(await getBooking(deps, operator, rental.bookingId)).period.to);
  const waits = (trailerId: string, hours: number) => {
    const startsAt = new Date(ready + hours * HOUR_MS);
    const span = { startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) };
    return deps.db
      .insertInto('allocation')
      .values({ trailerId, kind: 'workshop', ...span })
      .execute();
  };
  await waits(waitedFor, 48);
  await waits(neededSoon, 3);
  const offered = valueOf(await listExchangeOffers(deps, operator, rental.bookingId)).items.map(({ id }) => id);
  expect(offered).toEqual(expect.arrayContaining([free, waitedFor]));
  expect(offered).not.toContain(neededSoon);
  const chosen = await makeAnother(waitedFor, { rental, until });
  const toWhere = { fromDepotId: elsewhere, toDepotId: rental.depotId };
  expect(chosen).toMatchObject([
    { kind: 'rental', ...toWhere },
    { kind: 'transfer', fromDepotId: rental.depotId, toDepotId: elsewhere },
    { kind: 'workshop' },
  ]);
  expect(await makeAnother(free, await out())).toMatchObject([{ kind: 'rental', fromDepotId: elsewhere }]);
});

async function makeAnother(trailerId: string, before: Pick<Out, 'rental' | 'until'>) {
  valueOf(await exchange(before, trailerId));
  return deps.db.selectFrom('allocation').selectAll().where('trailerId', '=', trailerId).orderBy('startsAt').execute();
}

test('the old trailer goes to the workshop at once if it has to', async () => {
  const before = await out();
  shop.passTime(3600);
  valueOf(await exchange(before, before.twin, { fate: 'workshop' }));
  const now = deps.clock.now();
  expect(await spansOf(before.rental.trailerId)).toMatchObject([
    { kind: 'rental', endsAt: now },
    { kind: 'workshop', startsAt: now },
  ]);
});

test.each(['depot', 'workshop'] as const)(
  'the old trailer (%s) stands on the day sheet for itself until it is back',
  async (fate) => {
    const before = await out();
    const { rental, twin, until } = before;
    shop.passTime(3600);
    const exchangedAt = deps.clock.now();
    valueOf(await exchange(before, twin, { fate }));
    const returnsOn = async (date: string) => {
      const { items } = valueOf(await getYards(deps, operator, { depot: rental.depotId, date }));
      return [...(items[0]?.overdue ?? []), ...(items[0]?.events ?? [])].filter(
        ({ kind, bookingId }) => kind === 'return' && bookingId === rental.bookingId,
      );
    };
    // Who goes to the workshop is awaited at once, others when they are due.
    const due = fate === 'depot' ? until.slice(0, 10) : localDate(toInstant(exchangedAt), 'Europe/Berlin');
    const old = async () => (await returnsOn(due)).find(({ trailerId }) => trailerId === rental.trailerId);
    expect(await old()).toMatchObject({ isExchanged: true, isDone: false, canBegin: true });
    expect(await returnsOn(until.slice(0, 10))).toContainEqual(
      expect.objectContaining({ trailerId: twin, isExchanged: false, isDone: false }),
    );

    const back = await handoverOf(rental, 'return', rental.trailerId);
    await fillIn(deps, rental, back);
    valueOf(await sign(deps, rental, back.id, BY_CUSTOMER));
    expect(await old()).toMatchObject({ isExchanged: true, isDone: true, canBegin: false });
  },
);

describe('what is offered', () => {
  test('is free for the rest, equal before better, wherever it stands, and nothing less', async () => {
    const before = await out();
    const { bookingId } = before.rental;
    const far = await makeOpenDepot(deps.db);
    const [elsewhere, taken] = [
      await makeTrailer(deps.db, { depotId: far }),
      await makeTrailer(deps.db, { depotId: before.rental.depotId }),
    ];
    const customer = await makeCustomer(deps);
    const line = { trailerId: taken, ...periodFrom(deps.clock.now(), 2, 4) };
    valueOf(await order(deps, customer, await fillCart(deps, customer, [line])));
    const { items } = valueOf(await listExchangeOffers(deps, operator, bookingId));
    const ids = items.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([before.twin, elsewhere]));
    expect(ids).not.toContain(taken);
    expect(ids).not.toContain(before.rental.trailerId);
    expect(await exchange(before, taken)).toMatchObject({ error: { code: 'trailer-taken' } });
    expect(await listExchangeOffers(deps, customer, bookingId)).toMatchObject({ error: { code: 'forbidden' } });
  });

  test('is nothing before the pick-up', async () => {
    const rental = await rent(deps);
    expect(await listExchangeOffers(deps, operator, rental.bookingId)).toMatchObject({
      error: { code: 'illegal-state' },
    });
  });
});

describe('of several at once exactly one wins', () => {
  const winners = (results: readonly { readonly ok: boolean }[]) => results.filter(({ ok }) => ok).length;

  test('two exchanges of one booking', async () => {
    const before = await out();
    const other = await makeTrailer(deps.db, { depotId: before.rental.depotId });
    const { version } = before;
    const results = await Promise.all([
      exchange(before, before.twin, { version }),
      exchange(before, other, { version }),
    ]);
    expect(winners(results)).toBe(1);
    const { trailerId, exchanges } = valueOf(await getBooking(deps, operator, before.rental.bookingId));
    expect(exchanges.map(({ new: taken }) => taken.id)).toEqual([trailerId]);
    const spans = [...(await spansOf(before.twin)), ...(await spansOf(other))];
    expect(spans).toHaveLength(1);
  });

  test('two bookings that need the same trailer', async () => {
    const [one, two] = [await out(), await out()];
    const { twin } = one;
    expect(winners(await Promise.all([exchange(one, twin), exchange(two, twin)]))).toBe(1);
    expect(await spansOf(twin)).toHaveLength(1);
    expect(await countDeadlocks(deps.db)).toBe(0);
  });

  test('an exchange and an order of the new trailer', async () => {
    const before = await out();
    const customer = await makeCustomer(deps);
    const line = { trailerId: before.twin, ...periodFrom(deps.clock.now(), 1, 2) };
    const cart = await fillCart(deps, customer, [line]);
    const results = await Promise.all([exchange(before, before.twin), order(deps, customer, cart)]);
    expect(winners(results)).toBe(1);
    expect(await spansOf(before.twin)).toHaveLength(1);
  });

  test('an exchange and the return of the old trailer', async () => {
    const before = await out();
    const { rental, twin } = before;
    const begun = await fillIn(deps, rental, await start(deps, rental, 'return'));
    const [exchanged] = await Promise.all([exchange(before, twin), sign(deps, rental, begun.id, BY_CUSTOMER)]);
    const after = valueOf(await getBooking(deps, operator, rental.bookingId));
    // Either the rental has ended with the old trailer, or it goes on with the new one.
    expect([after.status, after.trailerId]).toEqual(exchanged.ok ? ['onRent', twin] : ['returned', rental.trailerId]);
    expect(await spansOf(twin)).toHaveLength(exchanged.ok ? 1 : 0);
  });
});
