import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { lockTrailers, takeTrailer } from '#db/booking/allocation.queries.ts';
import { listLineFacts } from '#db/document/order-facts.queries.ts';
import { findHandoverBooking } from '#db/handover/handover-booking.queries.ts';
import { listOwnOrders } from '#db/user/personal-data.queries.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { exportBookings } from '#services/admin/booking/export-bookings.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import { changePeriod } from '#services/cart/change-period.ts';
import { changeReturn } from '#services/cart/change-return.ts';
import { chooseServices } from '#services/cart/choose-services.ts';
import { getCart } from '#services/cart/get-cart.ts';
import { holdCart } from '#services/checkout/hold-cart.ts';
import type { Outcome } from '#services/failure.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import { countWaiting } from '../support/count-waiting.ts';
import { makePriceList } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const HOUR = 3_600_000;
const PER_KM = { baseCents: 0, perKmCents: 90, leastCents: 6000 };
const MUNICH = { name: 'München', city: 'München', lat: 48.1, lon: 11.5 };

let shop: TestApp;
let munich: string;
let operator: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(shop.deps)).userId };
  munich = await makeOpenDepot(shop.deps.db, MUNICH);
});
afterAll(() => shop[Symbol.asyncDispose]());

let world: { depotId: string; trailerIds: readonly string[] };
let trailerId: string;
let customer: Member;
beforeEach(async () => {
  world = await makeRentalWorld(shop.deps, 2);
  trailerId = world.trailerIds[0] ?? '';
  customer = await makeCustomer(shop.deps);
  await rules([PER_KM]);
});

const rules = (fees: Parameters<typeof makePriceList>[3]) => makePriceList(shop.deps.db, undefined, {}, fees);
const inDays = (days: number) => periodFrom(shop.deps.clock.now(), days);

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

const toMunich = (days: number, which = trailerId) => ({ trailerId: which, ...inDays(days), returnDepotId: munich });

async function rent(by: Member, line: Parameters<typeof fillCart>[2][number]) {
  const { order: placed } = valueOf(await order(shop.deps, by, await fillCart(shop.deps, by, [line])));
  const [item] = placed.lineItems;
  if (!item) throw new Error('An order without a line');
  return item;
}

const movesOf = (which: string) =>
  shop.deps.db
    .selectFrom('allocation')
    .select(['kind', 'depotId', 'fromDepotId', 'toDepotId', 'startsAt', 'endsAt'])
    .where('trailerId', '=', which)
    .orderBy('startsAt')
    .execute();

const placesOf = async (which: string) => {
  const stays = shop.deps.db.selectFrom('trailerStay').select('depotId').where('trailerId', '=', which);
  return (await stays.orderBy('startsAt').execute()).map(({ depotId }) => depotId);
};

const logOf = (which: string) =>
  shop.deps.db
    .selectFrom('auditLog')
    .select(['action', 'data', 'actorKind'])
    .where('objectId', '=', which)
    .orderBy('id')
    .execute();

const lineOf = ({ items }: Cart) => {
  const [line] = items;
  if (!line) throw new Error('The cart is empty');
  return line;
};

test('a return at another depot is a line of its own, in the cart, the order and the booking', async () => {
  const line = lineOf(await fillCart(shop.deps, customer, [toMunich(3)]));
  const km = line.oneWay?.km ?? 0;
  expect(km).toBeGreaterThan(700);
  const fee = { cents: km * 90, currency: 'EUR' };
  expect(line).toMatchObject({ returnDepot: { id: munich, name: 'München' }, oneWay: { fee }, free: true });
  expect(line.services).toMatchObject([{ key: 'oneWay', unit: 'once', price: fee }]);
  expect(line.net.cents).toBe(2 * 4200 + fee.cents);
  expect(line.offers).toEqual([]);

  const placed = valueOf(await order(shop.deps, customer, valueOf(await getCart(shop.deps, customer)))).order;
  expect(placed.totals.net.cents).toBe(2 * 4200 + fee.cents);
  const [item] = placed.lineItems;
  expect(item).toMatchObject({ returnDepot: { id: munich }, oneWay: { km, fee } });
  const booking = valueOf(await getBooking(shop.deps, customer, item?.bookingId ?? ''));
  expect(booking).toMatchObject({ returnDepot: { id: munich }, oneWay: { km, fee }, services: [{ key: 'oneWay' }] });
  const row = shop.deps.db.selectFrom('booking').select(['oneWay', 'depotId', 'returnDepotId']);
  expect(await row.where('id', '=', booking.id).executeTakeFirst()).toMatchObject({
    oneWay: { fromDepotId: world.depotId, toDepotId: munich, km, rule: { perKmCents: 90 } },
    depotId: world.depotId,
    returnDepotId: munich,
  });
});

test('where nothing follows the rental itself is the move', async () => {
  await rent(customer, toMunich(3));
  expect(await movesOf(trailerId)).toMatchObject([
    { kind: 'rental', depotId: null, fromDepotId: world.depotId, toDepotId: munich },
  ]);
  expect(await placesOf(trailerId)).toEqual([world.depotId, munich]);
});

test('where something follows a transfer brings the trailer back between the two', async () => {
  await rent(await makeCustomer(shop.deps), { trailerId, ...inDays(10) });
  await rent(customer, toMunich(3));
  const [move, back, later] = await movesOf(trailerId);
  expect(move).toMatchObject({ kind: 'rental', toDepotId: munich });
  expect(back).toMatchObject({ kind: 'transfer', fromDepotId: munich, toDepotId: world.depotId });
  expect(back?.startsAt).toEqual(move?.endsAt);
  expect(later).toMatchObject({ kind: 'rental', depotId: world.depotId });
  expect(await placesOf(trailerId)).toEqual([world.depotId, world.depotId]);
  expect(await logOf(trailerId)).toMatchObject([
    { action: 'transfer.plan', data: { fromDepotId: munich, toDepotId: world.depotId, tooTight: false } },
  ]);
});

test('it needs the time to be back where somebody else fetches it', async () => {
  await rent(await makeCustomer(shop.deps), { trailerId, ...inDays(6) });
  const there = await addTrailer(shop.deps, customer, { input: { ...toMunich(3) } });
  expect(there.ok).toBe(true);
  const end = new Date(Date.parse(inDays(6).from) - 10 * HOUR).toISOString();
  const late = { ...toMunich(3), to: end };
  expect(await addTrailer(shop.deps, await makeCustomer(shop.deps), { input: late })).toMatchObject({
    error: { code: 'trailer-taken' },
  });
  const { returnDepotId: _elsewhere, ...here } = late;
  expect((await addTrailer(shop.deps, await makeCustomer(shop.deps), { input: here })).ok).toBe(true);
});

test('a hold keeps the way back free, and becomes the move when it is ordered', async () => {
  const cart = await fillCart(shop.deps, customer, [toMunich(3)]);
  valueOf(await holdCart(shop.deps, customer));
  const [hold] = await movesOf(trailerId);
  expect(hold).toMatchObject({ kind: 'hold', depotId: world.depotId });
  const hours = ((hold?.endsAt.getTime() ?? 0) - Date.parse(lineOf(cart).to)) / HOUR;
  expect(hours).toBeGreaterThan(14);
  valueOf(await order(shop.deps, customer, valueOf(await getCart(shop.deps, customer))));
  expect(await movesOf(trailerId)).toMatchObject([{ kind: 'rental', toDepotId: munich }]);
});

test('who cancels frees the trailer and calls off its way back', async () => {
  await rent(await makeCustomer(shop.deps), { trailerId, ...inDays(10) });
  const { bookingId } = await rent(customer, toMunich(3));
  valueOf(await cancelBooking(shop.deps, customer, { bookingId }));
  expect(await movesOf(trailerId)).toMatchObject([{ kind: 'rental', depotId: world.depotId }]);
  expect(await placesOf(trailerId)).toEqual([world.depotId]);
  const transfers = shop.deps.db.selectFrom('transfer').select('status').where('trailerId', '=', trailerId);
  expect(await transfers.execute()).toEqual([{ status: 'cancelled' }]);
  expect((await logOf(trailerId)).map(({ action }) => action)).toEqual(['transfer.plan', 'transfer.cancel']);
});

test('nobody is kept from cancelling by what was planned since where the trailer would have been', async () => {
  const { bookingId } = await rent(customer, toMunich(3));
  const [startsAt, endsAt] = [new Date(inDays(10).from), new Date(inDays(10).to)];
  await shop.deps.db
    .insertInto('allocation')
    .values({ trailerId, kind: 'workshop', startsAt, endsAt, note: 'Brakes' })
    .execute();
  valueOf(await cancelBooking(shop.deps, customer, { bookingId }));
  expect(await movesOf(trailerId)).toMatchObject([
    { kind: 'transfer', fromDepotId: world.depotId, toDepotId: munich },
    { kind: 'workshop', depotId: munich },
  ]);
  expect(await logOf(trailerId)).toMatchObject([
    { action: 'transfer.plan', actorKind: 'system', data: { fromDepotId: world.depotId, toDepotId: munich } },
  ]);
  const transfer = shop.deps.db.selectFrom('transfer').select(['status', 'bookingId']);
  expect(await transfer.where('trailerId', '=', trailerId).execute()).toEqual([{ status: 'planned', bookingId }]);
});

/** Without the lock on its trailer it would be refused for what it did not see. */
test('a cancellation waits for what is planned where the trailer would have been', async () => {
  const { bookingId } = await rent(customer, toMunich(3));
  const [startsAt, endsAt] = [new Date(inDays(10).from), new Date(inDays(10).to)];
  const { cancelling } = await shop.deps.db.transaction().execute(async (trx) => {
    await lockTrailers(trx, [trailerId]);
    const second = cancelBooking(shop.deps, customer, { bookingId });
    await expect.poll(() => countWaiting(shop.deps.db)).toBe(1);
    const use = { kind: 'workshop', note: 'Brakes' } as const;
    await takeTrailer(trx, { trailerId, startsAt, endsAt, depotId: munich, use, now: shop.deps.clock.now() });
    return { cancelling: second };
  });
  expect(await cancelling).toMatchObject({ ok: true });
  expect(await movesOf(trailerId)).toMatchObject([
    { kind: 'transfer', fromDepotId: world.depotId, toDepotId: munich },
    { kind: 'workshop', depotId: munich },
  ]);
});

test('a way without a rule, a closed one and a closed depot are refused with a word of their own', async () => {
  const wish = { input: toMunich(3) };
  const refusal = (code: string) => ({ error: { code: 'invalid-fields', fields: { returnDepotId: code } } });
  await rules([]);
  expect(await addTrailer(shop.deps, customer, wish)).toMatchObject(refusal('no-lane'));
  await rules([PER_KM, { ...PER_KM, fromDepotId: world.depotId, closed: true }]);
  expect(await addTrailer(shop.deps, customer, wish)).toMatchObject(refusal('lane-closed'));
  await rules([PER_KM]);
  const closed = await makeOpenDepot(shop.deps.db, { status: 'closed' });
  for (const returnDepotId of [closed, crypto.randomUUID()]) {
    const tampered = { input: { ...toMunich(3), returnDepotId } };
    expect(await addTrailer(shop.deps, customer, tampered)).toMatchObject(refusal('unknown'));
  }
});

test('a way that is closed while it lies in the cart can be changed there, and not be ordered', async () => {
  const cart = await fillCart(shop.deps, customer, [toMunich(3)]);
  await rules([{ ...PER_KM, closed: true }]);
  const now = valueOf(await getCart(shop.deps, customer));
  expect(lineOf(now)).toMatchObject({ free: false, reason: 'laneClosed', oneWay: null });
  expect(await order(shop.deps, customer, cart)).toMatchObject({
    error: { code: 'trailer-taken', details: { reason: 'laneClosed' } },
  });
  const itemId = lineOf(now).id;
  const home = valueOf(await changeReturn(shop.deps, customer, { itemId, input: { returnDepotId: null } }));
  expect(lineOf(home)).toMatchObject({ free: true, returnDepot: null, services: [] });
});

test('the place of return is changed alone, with the period, and by nobody else', async () => {
  const itemId = lineOf(await fillCart(shop.deps, customer, [{ trailerId, ...inDays(3) }])).id;
  const input = { returnDepotId: munich };
  const stranger = await makeCustomer(shop.deps);
  expect(await changeReturn(shop.deps, stranger, { itemId, input })).toMatchObject({ error: { code: 'not-found' } });
  expect(lineOf(valueOf(await changeReturn(shop.deps, customer, { itemId, input })))).toMatchObject({
    returnDepot: { id: munich },
  });
  const later = inDays(5);
  expect(lineOf(valueOf(await changePeriod(shop.deps, customer, { itemId, input: later })))).toMatchObject({
    ...later,
    returnDepot: { id: munich },
  });
  const back = { ...later, returnDepotId: world.depotId };
  expect(lineOf(valueOf(await changePeriod(shop.deps, customer, { itemId, input: back })))).toMatchObject({
    returnDepot: null,
  });
});

test('it is brought back within the hours of the other depot and by its clock', async () => {
  // Open on Mondays.
  const bucharest = await makeOpenDepot(shop.deps.db, { timeZone: 'Europe/Bucharest', keyBox: false });
  const period = periodFrom(shop.deps.clock.now(), 8, 9);
  const itemId = lineOf(await fillCart(shop.deps, customer, [{ trailerId, ...period }])).id;
  const changed = await changeReturn(shop.deps, customer, { itemId, input: { returnDepotId: bucharest } });
  const { localTo, localFrom } = lineOf(valueOf(changed)).period;
  expect(new Date(`${localTo}Z`).getUTCDay()).toBe(1);
  expect(localTo.slice(11)).toBe('20:00');
  expect(localFrom < localTo).toBe(true);
});

test('it cannot be chosen as a service', async () => {
  const itemId = lineOf(await fillCart(shop.deps, customer, [toMunich(3)])).id;
  expect(await chooseServices(shop.deps, customer, { itemId, services: ['oneWay'] })).toMatchObject({
    error: { code: 'invalid-fields' },
  });
});

test('two orders that race for the last place of a quota: one has it', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { trailerIds, depotId } = await makeRentalWorld(shop.deps, 2);
    await rules([{ ...PER_KM, fromDepotId: depotId, monthlyQuota: 1 }]);
    const racers = await Promise.all(
      trailerIds.map(async (which) => {
        const by = await makeCustomer(shop.deps);
        return { by, cart: await fillCart(shop.deps, by, [toMunich(40, which)]) };
      }),
    );
    const placed = await Promise.all(racers.map(({ by, cart }) => order(shop.deps, by, cart)));
    expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(placed.find(({ ok }) => !ok)).toMatchObject({ error: { details: { reason: 'quotaSpent' } } });
  }
});

test('the depot of the return is on the papers, the protocol, the files and the own data', async () => {
  const { bookingId, number } = await rent(customer, toMunich(3));
  const { db } = shop.deps;
  const [facts] = await listLineFacts(db, [bookingId]);
  expect(facts?.returnAddress).toEqual(await addressOf(munich));
  const pickUp = await findHandoverBooking(db, { scope: 'anyUnit', bookingId, kind: 'pickUp' });
  expect(pickUp).toMatchObject({
    depot: { id: world.depotId },
    returnDepot: { id: munich, ...(await addressOf(munich)) },
  });
  const atEnd = { scope: 'anyUnit', bookingId, kind: 'return' } as const;
  expect(await findHandoverBooking(db, atEnd)).toMatchObject({ depot: { id: munich }, returnDepot: null });
  expect(await findHandoverBooking(db, { ...atEnd, depotId: world.depotId })).toMatchObject({
    depot: { id: world.depotId },
    returnDepot: { id: munich },
  });
  const file = await exportBookings(shop.deps, operator, { q: number }, MACHINE);
  expect(await new Response(valueOf(file)).text()).toMatch(/ München/);
  const [own] = await listOwnOrders(db, { userId: customer.userId });
  expect(own?.bookings).toMatchObject([{ returnDepot: 'München', returnedDepot: null }]);
});

const addressOf = (depotId: string) =>
  shop.deps.db.selectFrom('depot').select(['street', 'postalCode']).where('id', '=', depotId).executeTakeFirstOrThrow();
