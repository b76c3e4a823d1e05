import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { GUEST } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { offerTransfer } from '#services/admin/leg/offer-transfer.ts';
import { withdrawOffer } from '#services/admin/leg/withdraw-offer.ts';
import { depart } from '#services/admin/trailer/depart.ts';
import { getTrailer } from '#services/admin/trailer/get-trailer.ts';
import { planTransfer } from '#services/admin/trailer/plan-transfer.ts';
import { listTransfers } from '#services/admin/transfer/list-transfers.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { previewExtension } from '#services/booking/preview-extension.ts';
import { addLeg } from '#services/cart/add-leg.ts';
import { changePeriod } from '#services/cart/change-period.ts';
import { changeReturn } from '#services/cart/change-return.ts';
import { getCart } from '#services/cart/get-cart.ts';
import { holdCart } from '#services/checkout/hold-cart.ts';
import type { Outcome } from '#services/failure.ts';
import { findLegs } from '#services/leg/find-legs.ts';
import { listLegs } from '#services/leg/list-legs.ts';
import { makePriceList } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const HOUR = 3_600_000;
const EUR = (cents: number) => ({ cents, currency: 'EUR' });

let shop: TestApp;
let operator: PlatformAdmin;
let munich: string;
beforeAll(async () => {
  shop = await createTestApp();
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(shop.deps)).userId };
  munich = await makeOpenDepot(shop.deps.db, { name: 'München', city: 'München', lat: 48.1, lon: 11.5 });
});
afterAll(() => shop[Symbol.asyncDispose]());

let depotId: string;
let trailerId: string;
let customer: Member;
beforeEach(async () => {
  const world = await makeRentalWorld(shop.deps, 1);
  ({ depotId } = world);
  trailerId = world.trailerIds[0] ?? '';
  customer = await makeCustomer(shop.deps);
  await makePriceList(shop.deps.db, undefined, {}, [{ baseCents: 18_000, perKmCents: 0, leastCents: 0 }]);
  // Each test has but its own leg on offer.
  await shop.deps.db.updateTable('transfer').set({ offerCents: null }).execute();
});

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

const inHours = (hours: number) => new Date(shop.deps.clock.now().getTime() + hours * HOUR);
/** By the clock of the depots of these tests. */
const wall = (at: Date) => toWallTime(toInstant(at), 'Europe/Berlin');

/** A transfer to Munich that leaves in two days and has so many hours. */
async function planToMunich(hours: number) {
  const input = { toDepotId: munich, from: wall(inHours(48)), to: wall(inHours(48 + hours)) };
  const { transfer } = valueOf(await planTransfer(shop.deps, operator, { trailerId, input }));
  if (!transfer) throw new Error('No transfer was planned');
  return { trailerId, transferId: transfer.id, version: transfer.version };
}

async function offer(hours = 72) {
  const which = await planToMunich(hours);
  valueOf(await offerTransfer(shop.deps, operator, { ...which, input: { cents: 4900 } }));
  return { trailerId, transferId: which.transferId };
}

const legs = () => listLegs(shop.deps, customer);
const take = async (by: Member) => {
  const [leg] = await legs();
  return addLeg(shop.deps, by, { legId: leg?.id ?? crypto.randomUUID() });
};
async function rentLeg(by: Member) {
  const [item] = valueOf(await order(shop.deps, by, valueOf(await take(by)))).order.lineItems;
  if (!item) throw new Error('An order without a line');
  return item;
}

const movesOf = () =>
  shop.deps.db
    .selectFrom('allocation')
    .select(['kind', 'depotId', 'fromDepotId', 'toDepotId', 'startsAt', 'endsAt'])
    .where('trailerId', '=', trailerId)
    .orderBy('startsAt')
    .execute();
const transfersOf = () =>
  shop.deps.db
    .selectFrom('transfer')
    .select(['id', 'status', 'bookingId'])
    .where('trailerId', '=', trailerId)
    .orderBy('status')
    .execute();

describe('the desk', () => {
  test('offers a transfer with a day to spare, and takes the offer back', async () => {
    const which = await planToMunich(72);
    valueOf(await offerTransfer(shop.deps, operator, { ...which, input: { cents: 4900 } }));
    const listed = valueOf(await listTransfers(shop.deps, operator, { limit: 100, status: 'planned' })).items;
    expect(listed.find(({ id }) => id === which.transferId)).toMatchObject({ status: 'planned', offer: EUR(4900) });
    expect(await offerTransfer(shop.deps, operator, { ...which, input: { cents: 4900 } })).toMatchObject({
      error: { code: 'stale-version' },
    });
    expect(await legs()).toMatchObject([{ id: which.transferId, to: { name: 'München' }, price: EUR(4900) }]);
    const { trailerId: id, transferId } = which;
    valueOf(await withdrawOffer(shop.deps, operator, { trailerId: id, transferId }));
    expect(await legs()).toEqual([]);
    expect(await withdrawOffer(shop.deps, operator, { trailerId: id, transferId })).toMatchObject({
      error: { code: 'illegal-state' },
    });
    const log = shop.deps.db.selectFrom('auditLog').select('action').where('objectId', '=', trailerId).orderBy('id');
    expect((await log.execute()).map(({ action }) => action)).toEqual([
      'transfer.plan',
      'transfer.offer',
      'transfer.withdraw',
    ]);
  });

  test('gives one that is too tight more time, or may not offer it', async () => {
    const which = await planToMunich(20);
    expect(await offerTransfer(shop.deps, operator, { ...which, input: { cents: 4900 } })).toMatchObject({
      error: { code: 'leg-too-tight' },
    });
    const to = wall(inHours(48 + 72));
    const input = { cents: 3900, to };
    const { transfer } = valueOf(await offerTransfer(shop.deps, operator, { ...which, input }));
    expect(wall(new Date(transfer?.to ?? ''))).toBe(to);
  });
});

describe('an empty leg', () => {
  test('is shown to everybody with all of its time, and found by who searches for that way', async () => {
    await offer();
    const [leg] = await listLegs(shop.deps, GUEST);
    expect(leg).toMatchObject({ trailer: { id: trailerId }, from: { id: depotId }, to: { id: munich } });
    const { localFrom = '', localTo = '' } = leg?.period ?? {};
    const query = { from: localFrom.slice(0, 10), to: localTo.slice(0, 10), depot: [depotId], returnDepot: munich };
    expect(await findLegs(shop.deps, GUEST, query)).toHaveLength(1);
    expect(await findLegs(shop.deps, GUEST, { ...query, depot: [munich], returnDepot: depotId })).toEqual([]);
  });

  test('is a line whose price is that of the offer, and its order takes the place of the transfer', async () => {
    const { transferId } = await offer();
    const cart = valueOf(await take(customer));
    const [line] = cart.items;
    expect(line).toMatchObject({ free: true, price: { total: EUR(0) }, net: EUR(4900), oneWay: { fee: EUR(4900) } });
    expect(line?.services).toMatchObject([{ key: 'emptyLeg', unit: 'once', price: EUR(4900) }]);

    const placed = valueOf(await order(shop.deps, customer, cart)).order;
    expect(placed.totals.net).toEqual(EUR(4900));
    expect(await movesOf()).toMatchObject([{ kind: 'rental', fromDepotId: depotId, toDepotId: munich }]);
    expect(await transfersOf()).toEqual([
      { id: transferId, status: 'cancelled', bookingId: placed.lineItems[0]?.bookingId },
    ]);
    expect(await legs()).toEqual([]);
    const booking = valueOf(await getBooking(shop.deps, customer, placed.lineItems[0]?.bookingId ?? ''));
    expect(booking).toMatchObject({ returnDepot: { id: munich }, services: [{ key: 'emptyLeg' }] });
    const row = shop.deps.db.selectFrom('booking').select('oneWay').where('id', '=', booking.id);
    expect((await row.executeTakeFirst())?.oneWay).toMatchObject({ legId: transferId, rule: { baseCents: 4900 } });
    expect(valueOf(await getTrailer(shop.deps, operator, trailerId)).transfer).toBeNull();
  });

  test('leaves what is planned at its end as it is', async () => {
    await offer();
    const [startsAt, endsAt] = [inHours(24 * 9), inHours(24 * 10)];
    const use = { trailerId, kind: 'workshop', startsAt, endsAt, note: 'Brakes' } as const;
    await shop.deps.db.insertInto('allocation').values(use).execute();
    await rentLeg(customer);
    expect(await movesOf()).toMatchObject([
      { kind: 'rental', fromDepotId: depotId, toDepotId: munich },
      { kind: 'workshop', depotId: munich },
    ]);
  });

  test('is not held, and other lines are', async () => {
    await offer();
    valueOf(await take(customer));
    expect(await holdCart(shop.deps, customer)).toMatchObject({ error: { code: 'leg-not-held' } });
    const other = (await makeRentalWorld(shop.deps, 1)).trailerIds[0] ?? '';
    await fillCart(shop.deps, customer, [{ trailerId: other, ...periodFrom(shop.deps.clock.now(), 3) }]);
    await makePriceList(shop.deps.db);
    valueOf(await holdCart(shop.deps, customer));
    expect(valueOf(await getCart(shop.deps, customer)).hold).not.toBeNull();
  });

  test('is had by one of two customers who order at once', async () => {
    for (let round = 0; round < 6; round += 1) {
      trailerId = (await makeRentalWorld(shop.deps, 1)).trailerIds[0] ?? '';
      await makePriceList(shop.deps.db);
      await offer();
      const racers = await Promise.all(
        [1, 2].map(async () => {
          const by = await makeCustomer(shop.deps);
          return { by, cart: valueOf(await take(by)) };
        }),
      );
      const placed = await Promise.all(racers.map(({ by, cart }) => order(shop.deps, by, cart)));
      expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
      expect(placed.find(({ ok }) => !ok)).toMatchObject({
        error: { code: 'trailer-taken', details: { reason: 'legGone' } },
      });
      expect(await movesOf()).toMatchObject([{ kind: 'rental', toDepotId: munich }]);
    }
  });

  test('is had by the customer or goes back to the desk, whoever is first', async () => {
    for (let round = 0; round < 6; round += 1) {
      trailerId = (await makeRentalWorld(shop.deps, 1)).trailerIds[0] ?? '';
      await makePriceList(shop.deps.db);
      const which = await offer();
      const cart = valueOf(await take(customer));
      const [placed, left] = await Promise.all([
        order(shop.deps, customer, cart),
        round % 2 === 0 ? withdrawOffer(shop.deps, operator, which) : depart(shop.deps, operator, which),
      ]);
      expect([placed.ok, left.ok].filter(Boolean)).toHaveLength(1);
      expect(await movesOf()).toMatchObject([{ kind: placed.ok ? 'rental' : 'transfer', toDepotId: munich }]);
      if (!placed.ok) customer = await makeCustomer(shop.deps);
    }
  });

  test('that was withdrawn or has left meanwhile says so in the cart, and costs nothing there', async () => {
    const which = await offer();
    const cart = valueOf(await take(customer));
    valueOf(await withdrawOffer(shop.deps, operator, which));
    const now = valueOf(await getCart(shop.deps, customer));
    expect(now.items).toMatchObject([{ free: false, reason: 'legGone', net: EUR(0) }]);
    expect(await order(shop.deps, customer, cart)).toMatchObject({
      error: { code: 'trailer-taken', details: { reason: 'legGone' } },
    });
    expect(await addLeg(shop.deps, customer, { legId: which.transferId })).toMatchObject({
      error: { code: 'leg-gone' },
    });
  });

  test('that is offered for another price is ordered only by who has seen it', async () => {
    const which = await offer();
    const cart = valueOf(await take(customer));
    valueOf(await offerTransfer(shop.deps, operator, { ...which, input: { cents: 5900 } }));
    expect(await order(shop.deps, customer, cart)).toMatchObject({ error: { code: 'price-changed' } });
  });

  test('can be had for less time, and neither for longer nor to elsewhere', async () => {
    await offer();
    const [line] = valueOf(await take(customer)).items;
    const itemId = line?.id ?? '';
    const [from, to] = [line?.from ?? '', line?.to ?? ''];
    const later = (hours: number) => new Date(Date.parse(to) + hours * HOUR).toISOString();
    const places = { returnDepotId: munich };
    const shorter = valueOf(
      await changePeriod(shop.deps, customer, { itemId, input: { from, to: later(-3), ...places } }),
    );
    expect(shorter.items).toMatchObject([{ free: true, net: EUR(4900) }]);
    for (const refused of [
      await changePeriod(shop.deps, customer, { itemId, input: { from, to: later(48), ...places } }),
      await changeReturn(shop.deps, customer, { itemId, input: { returnDepotId: null } }),
    ]) {
      expect(refused).toMatchObject({ error: { code: 'trailer-taken', details: { reason: 'legGone' } } });
    }
  });

  test('that is cancelled is driven by us again', async () => {
    await offer();
    const { bookingId } = await rentLeg(customer);
    valueOf(await cancelBooking(shop.deps, customer, { bookingId }));
    expect(await movesOf()).toMatchObject([{ kind: 'transfer', fromDepotId: depotId, toDepotId: munich }]);
    expect(await transfersOf()).toMatchObject([{ status: 'cancelled' }, { status: 'planned', bookingId }]);
    expect(await legs()).toEqual([]);
    const log = shop.deps.db.selectFrom('auditLog').select('action').where('objectId', '=', trailerId).orderBy('id');
    expect((await log.execute()).map(({ action }) => action)).toEqual([
      'transfer.plan',
      'transfer.offer',
      'transfer.cancel',
      'transfer.plan',
    ]);
  });

  test('cannot be extended', async () => {
    await offer();
    const { bookingId, to } = await rentLeg(customer);
    const until = new Date(Date.parse(to) + 24 * HOUR).toISOString();
    const preview = valueOf(await previewExtension(shop.deps, customer, { bookingId, input: { to: until } }));
    expect(preview).toMatchObject({ possible: false, reason: 'emptyLeg' });
  });
});
