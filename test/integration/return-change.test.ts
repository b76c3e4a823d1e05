import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor, Member, PlatformAdmin } from '#domain/team/actor.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { getBooking as getAdminBooking } from '#services/admin/booking/get-booking.ts';
import { changeReturnDepot } from '#services/booking/change-return-depot.ts';
import { getAddendum } from '#services/booking/get-addendum.ts';
import { prepareBookingMail } from '#services/booking/prepare-booking-mail.ts';
import { previewReturnChange } from '#services/booking/preview-return-change.ts';
import type { Deps } from '#services/deps.ts';
import { countDeadlocks, findBrokenOrders } from '../support/find-broken-orders.ts';
import { handOver, type Rental, start, valueOf } from '../support/handover-world.ts';
import { makePriceList } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { readPdf } from '../support/read-pdf.ts';
import { fillCart, makeCustomer, makeOpenDepot, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const FEE = { baseCents: 20_000, perKmCents: 0, leastCents: 0 };

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
let munich: string;
let cologne: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
  // An hour of road and four around it from the depots of the rentals.
  munich = await makeOpenDepot(deps.db, { name: 'München', lat: 53.7, lon: 9.9 });
  cologne = await makeOpenDepot(deps.db, { name: 'Köln', lat: 53.3, lon: 9.9 });
});
afterAll(() => shop[Symbol.asyncDispose]());

type Rules = NonNullable<Parameters<typeof makePriceList>[3]>;
type Wish = {
  readonly to?: string;
  readonly rules?: Rules;
  readonly daysAhead?: number;
  readonly actor?: Member;
  readonly trailers?: number;
};

/** Four days of a trailer, from the next full hour or later on. */
async function book({ to, rules = [FEE], daysAhead = 3, actor, trailers = 1 }: Wish = {}): Promise<readonly Rental[]> {
  const { depotId, trailerIds } = await makeRentalWorld(deps, trailers);
  await makePriceList(deps.db, undefined, {}, rules);
  const customer = actor ?? (await makeCustomer(deps));
  const lines = trailerIds.map((trailerId) => ({
    trailerId,
    ...periodFrom(deps.clock.now(), daysAhead, 4),
    ...(to && { returnDepotId: to }),
  }));
  const { id: orderId, lineItems } = valueOf(await order(deps, customer, await fillCart(deps, customer, lines))).order;
  return lineItems.map(({ bookingId, trailerId }) => ({ actor: customer, bookingId, orderId, trailerId, depotId }));
}

async function bookOne(wish?: Wish): Promise<Rental> {
  const [rental] = await book(wish);
  if (!rental) throw new Error('Nothing was booked');
  return rental;
}

async function rentAgain({ trailerId }: Rental, daysAhead: number): Promise<void> {
  const actor = await makeCustomer(deps);
  const line = { trailerId, ...periodFrom(deps.clock.now(), daysAhead) };
  valueOf(await order(deps, actor, await fillCart(deps, actor, [line])));
}

const look = async (rental: Rental, depotId: string, actor: Actor = rental.actor) =>
  valueOf(await previewReturnChange(deps, actor, { bookingId: rental.bookingId, depotId }));

/** As the window does it: looks first, and confirms what was shown. */
async function change(rental: Rental, depotId: string, actor: Actor = rental.actor) {
  const { totals, version } = await look(rental, depotId, actor);
  const shown = { netCents: totals.net.cents, grossCents: totals.gross.cents };
  return changeReturnDepot(deps, actor, { bookingId: rental.bookingId, version, input: { depotId, shown } });
}

const movesOf = ({ trailerId }: Rental) =>
  deps.db
    .selectFrom('allocation')
    .select(['kind', 'depotId', 'fromDepotId', 'toDepotId'])
    .where('trailerId', '=', trailerId)
    .orderBy('startsAt')
    .execute();
const rowOf = ({ bookingId }: Rental) =>
  deps.db.selectFrom('booking').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
const logOf = ({ bookingId }: Rental) =>
  deps.db
    .selectFrom('auditLog')
    .select(['action', 'data'])
    .where('objectId', '=', bookingId)
    .where('action', '=', 'booking.moveReturn')
    .execute();
const rebookingsOf = ({ bookingId }: Rental) =>
  deps.db.selectFrom('bookingRebooking').selectAll().where('bookingId', '=', bookingId).orderBy('createdAt').execute();

describe('another depot for the return', () => {
  test('costs its fee, which is shown before, and moves the trailer', async () => {
    const rental = await bookOne();
    const before = await rowOf(rental);
    expect(await look(rental, munich)).toMatchObject({
      possible: true,
      agreedDepotId: rental.depotId,
      depot: { name: 'München' },
      previousFee: { cents: 0 },
      fee: { cents: 20_000 },
      difference: { net: { cents: 20_000 }, gross: { cents: 23_800 } },
    });
    const booking = valueOf(await change(rental, munich));
    expect(booking).toMatchObject({ returnDepot: { id: munich }, oneWay: { fee: { cents: 20_000 } } });
    expect(booking.services).toMatchObject([{ key: 'oneWay', price: { cents: 20_000 } }]);
    expect(await movesOf(rental)).toMatchObject([{ kind: 'rental', fromDepotId: rental.depotId, toDepotId: munich }]);
    expect(await rowOf(rental)).toMatchObject({
      returnDepotId: munich,
      oneWay: { fromDepotId: rental.depotId, toDepotId: munich, rule: { baseCents: 20_000 } },
      netCents: before.netCents + 20_000,
      servicesCents: 20_000,
    });
    expect(await logOf(rental)).toMatchObject([
      { data: { previousReturn: expect.any(String), newReturn: 'München', differenceCents: 20_000 } },
    ]);
    expect(await findBrokenOrders(deps.db)).toEqual([]);
  });

  test('and back to where it began gives the fee back and lets the trailer stand', async () => {
    const rental = await bookOne({ to: munich });
    const before = await rowOf(rental);
    expect(await look(rental, rental.depotId)).toMatchObject({ km: null, difference: { net: { cents: -20_000 } } });
    const booking = valueOf(await change(rental, rental.depotId));
    expect(booking).toMatchObject({ returnDepot: null, oneWay: null, services: [] });
    expect(await rowOf(rental)).toMatchObject({
      returnDepotId: null,
      oneWay: null,
      netCents: before.netCents - 20_000,
      servicesCents: 0,
    });
    expect(await movesOf(rental)).toMatchObject([{ kind: 'rental', depotId: rental.depotId, fromDepotId: null }]);
  });

  test('from one other depot to the next costs what the ways differ by', async () => {
    const rules = [
      { ...FEE, toDepotId: munich },
      { ...FEE, baseCents: 15_000, toDepotId: cologne },
    ];
    const rental = await bookOne({ to: munich, rules });
    valueOf(await change(rental, cologne));
    expect(await rowOf(rental)).toMatchObject({ returnDepotId: cologne, oneWay: { toDepotId: cologne } });
    expect(await rebookingsOf(rental)).toMatchObject([
      { previousReturnDepotId: munich, returnDepotId: cologne, addedCents: -5000, taxCents: -950 },
    ]);
  });

  test('plans the way back to whoever has the trailer next, and is refused where that comes too late', async () => {
    const rental = await bookOne();
    await rentAgain(rental, 9);
    valueOf(await change(rental, munich));
    expect((await movesOf(rental)).map(({ kind }) => kind)).toEqual(['rental', 'transfer', 'rental']);
    valueOf(await change(rental, rental.depotId));
    expect((await movesOf(rental)).map(({ kind }) => kind)).toEqual(['rental', 'rental']);

    const tight = await bookOne();
    const actor = await makeCustomer(deps);
    const from = new Date((await rowOf(tight)).endsAt.getTime() + 3 * HOUR_MS);
    const next = { from: from.toISOString(), to: new Date(from.getTime() + 48 * HOUR_MS).toISOString() };
    valueOf(await order(deps, actor, await fillCart(deps, actor, [{ trailerId: tight.trailerId, ...next }])));
    expect(await look(tight, munich)).toMatchObject({ possible: false, reason: 'taken' });
    expect(await change(tight, munich)).toMatchObject({ error: { code: 'trailer-taken' } });
    expect(await rowOf(tight)).toMatchObject({ returnDepotId: null });
    expect((await movesOf(tight)).map(({ kind }) => kind)).toEqual(['rental', 'rental']);
  });

  test('is agreed on the road as well, until the return has begun, and the handover follows', async () => {
    const rental = await bookOne({ daysAhead: 0 });
    await handOver(deps, rental, 'pickUp');
    valueOf(await change(rental, munich));
    const begun = await start(deps, rental, 'return');
    expect(begun.depot.id).toBe(munich);
    expect(await look(rental, cologne)).toMatchObject({ possible: false, reason: 'handoverOpen' });
    expect(await change(rental, cologne)).toMatchObject({ error: { code: 'illegal-state' } });
  });

  test('by the operator as well, also to a depot that is closed then, which it is told', async () => {
    const rental = await bookOne();
    await deps.db.updateTable('depot').set({ keyBox: false }).where('id', '=', cologne).execute();
    const closed = JSON.stringify({ week: {}, seasons: [] });
    const { openingHours } = await deps.db
      .selectFrom('depot')
      .select('openingHours')
      .where('id', '=', cologne)
      .executeTakeFirstOrThrow();
    await deps.db.updateTable('depot').set({ openingHours: closed }).where('id', '=', cologne).execute();
    expect(await look(rental, cologne)).toMatchObject({ possible: false, reason: 'closed' });
    expect(await change(rental, cologne)).toMatchObject({ error: { fields: { depotId: 'closed' } } });
    expect(await look(rental, cologne, operator)).toMatchObject({ possible: true, isClosed: true });
    valueOf(await change(rental, cologne, operator));
    const told = valueOf(await getAdminBooking(deps, operator, rental.bookingId));
    expect(told.timeline.find(({ kind }) => kind === 'booking.moveReturn')?.data).toMatchObject({ newReturn: 'Köln' });
    const hours = JSON.stringify(openingHours);
    await deps.db.updateTable('depot').set({ keyBox: true, openingHours: hours }).where('id', '=', cologne).execute();
  });

  test('is told by mail, with an addendum that names both depots', async () => {
    const rental = await bookOne();
    valueOf(await change(rental, munich));
    const [rebooking] = await rebookingsOf(rental);
    const request = {
      template: 'bookingRebooked',
      bookingId: rental.bookingId,
      rebookingId: rebooking?.id ?? '',
      userId: rental.actor.userId,
    } as const;
    const mail = await prepareBookingMail(deps, request);
    expect(mail?.content).toMatchObject({
      bookings: [{ returnDepot: { name: 'München' } }],
      rebooking: { previousReturn: { name: expect.any(String) }, difference: { net: { cents: 20_000 } } },
    });
    const which = { bookingId: rental.bookingId, rebookingId: request.rebookingId };
    const paper = readPdf(valueOf(await getAddendum(deps, rental.actor, which)).bytes).text;
    expect(paper).toContain('Rückgabeort: München');
    expect(paper).toContain('Rückgabeort bisher:');
  });

  test('is refused where nobody offers the way, it is closed, or what is agreed is asked for', async () => {
    const nowhere = await bookOne({ rules: [] });
    expect(await look(nowhere, munich)).toMatchObject({
      possible: false,
      reason: 'noLane',
      difference: { net: { cents: 0 } },
    });
    expect(await change(nowhere, munich)).toMatchObject({ error: { fields: { depotId: 'no-lane' } } });
    const closed = await bookOne({ rules: [{ ...FEE, closed: true }] });
    expect(await change(closed, munich)).toMatchObject({ error: { fields: { depotId: 'lane-closed' } } });
    const agreed = await bookOne({ to: munich });
    expect(await look(agreed, munich)).toMatchObject({ possible: false, reason: 'sameDepot', fee: { cents: 20_000 } });
    expect(await change(agreed, munich)).toMatchObject({ error: { fields: { depotId: 'same-depot' } } });
  });

  test('costs more than was shown only if it is shown anew, and not on what has changed meanwhile', async () => {
    const rental = await bookOne();
    const { version } = await look(rental, munich);
    const input = { depotId: munich, shown: { netCents: 1, grossCents: 1 } };
    const { bookingId, actor } = rental;
    expect(await changeReturnDepot(deps, actor, { bookingId, version, input })).toMatchObject({
      error: { code: 'price-changed' },
    });
    expect(await changeReturnDepot(deps, actor, { bookingId, version: version + 1, input })).toMatchObject({
      error: { code: 'stale-version' },
    });
    const stranger = await makeCustomer(deps);
    expect(await changeReturnDepot(deps, stranger, { bookingId, version, input })).toMatchObject({
      error: { code: 'not-found' },
    });
  });

  test('needs a limit and credit for what it costs more', async () => {
    const actor = await makeCustomer(deps, { role: 'dispatcher', orderLimitCents: 18_000 });
    const rental = await bookOne({ actor });
    expect(await look(rental, munich)).toMatchObject({ possible: false, reason: 'orderLimit' });
    expect(await look(rental, munich, operator)).toMatchObject({ possible: true });
  });
});

describe('those who want the same', () => {
  test('get the last place of a quota once, and who gives one back makes room', async () => {
    const rules = [{ ...FEE, monthlyQuota: 1 }];
    const rentals = await book({ rules, trailers: 3 });
    const deadlocks = await countDeadlocks(deps.db);
    const answers = await Promise.all(rentals.map((rental) => change(rental, munich)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.fields]));
    expect(refusals).toEqual([{ depotId: 'quota-spent' }, { depotId: 'quota-spent' }]);
    expect(await countDeadlocks(deps.db)).toBe(deadlocks);
    const winner = rentals[answers.findIndex(({ ok }) => ok)];
    const loser = rentals[answers.findIndex(({ ok }) => !ok)];
    if (!winner || !loser) throw new Error('Nobody has won');
    // What it takes of the quota itself is no obstacle to another depot of the same rule.
    valueOf(await change(winner, cologne));
    expect(await look(loser, munich)).toMatchObject({ reason: 'quotaSpent' });
    valueOf(await change(winner, winner.depotId));
    valueOf(await change(loser, munich));
  });

  test('a change and a rental of what is left behind are both kept, or one of them is refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const rental = await bookOne();
      const other = await makeCustomer(deps);
      const from = new Date((await rowOf(rental)).endsAt.getTime() + 3 * HOUR_MS);
      const next = { from: from.toISOString(), to: new Date(from.getTime() + 48 * HOUR_MS).toISOString() };
      const cart = await fillCart(deps, other, [{ trailerId: rental.trailerId, ...next }]);
      const [changed, ordered] = await Promise.all([change(rental, munich), order(deps, other, cart)]);
      // Its drive back takes longer than the other one waits: only one of them can be had.
      expect([changed.ok, ordered.ok].filter(Boolean)).toHaveLength(1);
      const kinds = (await movesOf(rental)).map(({ kind }) => kind);
      expect(kinds).toEqual(ordered.ok ? ['rental', 'rental'] : ['rental']);
      expect((await rowOf(rental)).returnDepotId).toBe(changed.ok ? munich : null);
    }
  });

  test('a change and a rental at the other depot lead to a plan that the database holds', async () => {
    const rental = await bookOne({ to: munich });
    const actor = await makeCustomer(deps);
    const line = { trailerId: rental.trailerId, ...periodFrom(deps.clock.now(), 12) };
    const cart = await fillCart(deps, actor, [line]);
    expect(cart.items).toMatchObject([{ depotId: munich }]);
    const [changed, ordered] = await Promise.all([change(rental, rental.depotId), order(deps, actor, cart)]);
    expect(ordered.ok || changed.ok).toBe(true);
    const kinds = (await movesOf(rental)).map(({ kind }) => kind);
    // Whoever rents there comes first or finds the trailer gone; where both are heard, it is driven there in between.
    const both = ['rental', 'transfer', 'rental'];
    expect(kinds).toEqual(ordered.ok ? (changed.ok ? both : ['rental', 'rental']) : ['rental']);
  });
});
