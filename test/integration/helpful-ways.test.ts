import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Member } from '#domain/team/actor.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { getCart } from '#services/cart/get-cart.ts';
import type { Outcome } from '#services/failure.ts';
import { quotePrice } from '#services/price/quote-price.ts';
import { getTrailer } from '#services/trailer/get-trailer.ts';
import { suggestTransfers } from '#services/transfer/suggest-transfers.ts';
import { makePriceList, makeTrailer } from '../support/make-rows.ts';
import { fillCart, makeCustomer, makeOpenDepot, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let munich: string;
beforeAll(async () => {
  shop = await createTestApp();
  munich = await makeOpenDepot(shop.deps.db, { name: 'München', city: 'München', lat: 48.1, lon: 11.5 });
});
afterAll(() => shop[Symbol.asyncDispose]());

let depotId: string;
let trailerId: string;
let customer: Member;
beforeEach(async () => {
  const world = await makeRentalWorld(shop.deps, 2);
  ({ depotId } = world);
  trailerId = world.trailerIds[0] ?? '';
  customer = await makeCustomer(shop.deps);
  await shop.deps.db.deleteFrom('depotTarget').execute();
  await makePriceList(shop.deps.db, undefined, {}, [{ baseCents: 18_000, perKmCents: 0, leastCents: 0 }]);
});

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

/** The depot of the world can spare one, and Munich lacks so many, as the night finds it. */
async function foresee({ lacking }: { readonly lacking: number }): Promise<void> {
  await shop.deps.db.deleteFrom('depotTarget').execute();
  await shop.deps.db
    .insertInto('depotTarget')
    .values([
      { depotId, type: 'plane', least: 1 },
      { depotId: munich, type: 'plane', least: lacking },
    ])
    .execute();
  await suggestTransfers(shop.deps);
}

const inDays = (days: number) => periodFrom(shop.deps.clock.now(), days);
const EUR = (cents: number) => ({ cents, currency: 'EUR' });

test('a way that brings a trailer where one is missing costs half, wherever it is told', async () => {
  await foresee({ lacking: 1 });
  const { from, to } = inDays(3);
  const quote = valueOf(await quotePrice(shop.deps, customer, { trailerId, from, to, returnDepot: munich }));
  expect(quote.oneWay).toMatchObject({ fee: EUR(9000), reward: EUR(9000) });
  const asked = { from: from.slice(0, 16), to: to.slice(0, 16), returnDepot: munich };
  expect(valueOf(await getTrailer(shop.deps, customer, trailerId, asked)).oneWay).toMatchObject({ reward: EUR(9000) });

  const cart = await fillCart(shop.deps, customer, [{ trailerId, from, to, returnDepotId: munich }]);
  expect(cart.items[0]).toMatchObject({ oneWay: { fee: EUR(9000), reward: EUR(9000) } });
  const [item] = valueOf(await order(shop.deps, customer, cart)).order.lineItems;
  expect(item).toMatchObject({ oneWay: { fee: EUR(9000), reward: EUR(9000) } });
  const booking = valueOf(await getBooking(shop.deps, customer, item?.bookingId ?? ''));
  expect(booking.oneWay).toMatchObject({ fee: EUR(9000), reward: EUR(9000) });
  const row = shop.deps.db.selectFrom('booking').select('oneWay').where('id', '=', booking.id);
  expect((await row.executeTakeFirst())?.oneWay).toMatchObject({ factor: 5_000, rule: { baseCents: 18_000 } });

  await foresee({ lacking: 0 });
  expect(valueOf(await getBooking(shop.deps, customer, booking.id)).oneWay).toMatchObject({ reward: EUR(9000) });
});

test('a way that helps nobody any more costs what it costs, and who has seen less is told before', async () => {
  await foresee({ lacking: 1 });
  const cart = await fillCart(shop.deps, customer, [{ trailerId, ...inDays(3), returnDepotId: munich }]);
  valueOf(await getCart(shop.deps, customer));
  await foresee({ lacking: 0 });
  expect(await order(shop.deps, customer, cart)).toMatchObject({ error: { code: 'price-changed' } });
  const [line] = valueOf(await getCart(shop.deps, customer)).items;
  expect(line?.oneWay).toEqual({ km: line?.oneWay?.km, fee: EUR(18_000) });
});

test('a way that ends after the days that the night looks at is not known to help', async () => {
  await foresee({ lacking: 1 });
  const [near, far] = [inDays(24), inDays(40)];
  const feeIn = async ({ from, to }: { readonly from: string; readonly to: string }) =>
    valueOf(await quotePrice(shop.deps, customer, { trailerId, from, to, returnDepot: munich })).oneWay?.fee;
  expect([await feeIn(near), await feeIn(far)]).toEqual([EUR(9000), EUR(18_000)]);
});

test('the other way round, and for another type, it helps nobody', async () => {
  await foresee({ lacking: 1 });
  const there = await makeTrailer(shop.deps.db, { depotId: munich, type: 'plane' });
  const wish = { ...inDays(3), trailerId: there, returnDepot: depotId };
  expect(valueOf(await quotePrice(shop.deps, customer, wish)).oneWay?.fee).toEqual(EUR(18_000));
});
