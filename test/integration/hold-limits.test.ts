import { afterAll, beforeAll, expect, test } from 'vitest';
import { NEWCOMER_HOLDS } from '#domain/booking/hold.ts';
import type { Member } from '#domain/team/actor.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import { changePeriod } from '#services/cart/change-period.ts';
import { getCart } from '#services/cart/get-cart.ts';
import { removeTrailer } from '#services/cart/remove-trailer.ts';
import { holdCart } from '#services/checkout/hold-cart.ts';
import { releaseHold } from '#services/checkout/release-hold.ts';
import { renewHold } from '#services/checkout/renew-hold.ts';
import type { Deps } from '#services/deps.ts';
import { cancelOrder } from '#services/order/cancel-order.ts';
import type { PlacedOrder } from '#services/order/place-order.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { BECAUSE } from '../support/because.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** What keeps companies that nobody knows from holding the fleet without ever ordering. */

const MINUTES_PER_DAY = 90;
let shop: TestApp;
let deps: Deps;
let depotId: string;
beforeAll(async () => {
  const env = { HOLD_MINUTES_PER_DAY: String(MINUTES_PER_DAY), HOLD_LONGEST_DAYS: '31' };
  shop = await createTestApp({ env });
  ({ deps } = shop);
  ({ depotId } = await makeRentalWorld(deps, 0));
});
afterAll(() => shop[Symbol.asyncDispose]());

const trailer = () => makeTrailer(deps.db, { depotId });
const period = (daysAhead = 3, days = 2) => periodFrom(deps.clock.now(), daysAhead, days);
const passMinutes = (minutes: number) => shop.passTime(minutes * 60);

/** Somebody with so many trailers in the cart. */
async function makeShopper(trailers = 1, wish: Parameters<typeof makeCustomer>[1] = {}): Promise<Member> {
  const actor = await makeCustomer(deps, wish);
  for (let i = 0; i < trailers; i += 1) await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
  return actor;
}

/** Somebody whose unit has ordered before. */
async function makeRegular(trailers = 1): Promise<Member> {
  const actor = await makeCustomer(deps);
  await order(deps, actor, await fillCart(deps, actor, [{ trailerId: await trailer(), ...period(200) }]));
  for (let i = 0; i < trailers; i += 1) await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
  return actor;
}

async function readItems(actor: Member) {
  const cart = await getCart(deps, actor);
  if (!cart.ok) throw new Error(cart.error.code);
  return cart.value.items;
}

const countHolds = async ({ businessUnitId }: Member): Promise<number> => {
  const rows = await deps.db
    .selectFrom('allocation')
    .select('id')
    .where('kind', '=', 'hold')
    .where('businessUnitId', '=', businessUnitId)
    .execute();
  return rows.length;
};

test.each(['pendingReview', 'blocked'] as const)(
  'a company that is %s fills its cart, but holds nothing',
  async (status) => {
    const actor = await makeShopper(1, { unit: { status } });
    expect(await holdCart(deps, actor)).toMatchObject({ error: { code: 'unit-not-active' } });
    expect(await countHolds(actor)).toBe(0);
  },
);

test('a hold that was taken before the company was blocked is not renewed', async () => {
  const actor = await makeShopper();
  await holdCart(deps, actor);
  await deps.db.updateTable('businessUnit').set({ status: 'blocked' }).where('id', '=', actor.businessUnitId).execute();
  expect(await renewHold(deps, actor)).toMatchObject({ error: { code: 'unit-not-active' } });
});

test.each([
  ['letting it go', async (actor: Member) => releaseHold(deps, actor)],
  [
    'another period',
    async (actor: Member) => {
      const [line] = await readItems(actor);
      const later = new Date(Date.parse(line?.period.from ?? '') + 3_600_000).toISOString();
      return changePeriod(deps, actor, {
        itemId: line?.id ?? '',
        input: { from: later, to: line?.period.to ?? '' },
      });
    },
  ],
  [
    'taking the line out and in again',
    async (actor: Member) => {
      const [line] = await readItems(actor);
      await removeTrailer(deps, actor, { itemId: line?.id ?? '' });
      return addTrailer(deps, actor, { input: { trailerId: line?.trailer.id ?? '', ...period() } });
    },
  ],
])('a hold that ends by %s counts like one that has lapsed', async (_, end) => {
  const actor = await makeRegular();
  for (let time = 0; time < 2; time += 1) {
    expect(await holdCart(deps, actor)).toMatchObject({ ok: true });
    expect(await end(actor)).toMatchObject({ ok: true });
  }
  const until = new Date(deps.clock.now().getTime() + 30 * 60_000).toISOString();
  expect(await holdCart(deps, actor)).toMatchObject({ error: { code: 'hold-paused', details: { until } } });
  passMinutes(30);
  expect(await holdCart(deps, actor)).toMatchObject({ ok: true });
});

test('a line that comes later is held as long as the others, and no longer', async () => {
  const actor = await makeRegular();
  const first = await holdCart(deps, actor);
  passMinutes(10);
  await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
  expect(await getCart(deps, actor)).toMatchObject({ value: { hold: null } });
  expect(await holdCart(deps, actor)).toEqual(first);
  expect(await countHolds(actor)).toBe(2);
});

test('the minutes of a day are used up by holds without an order, and come back after a day', async () => {
  const actor = await makeRegular(3);
  expect(await holdCart(deps, actor)).toMatchObject({ ok: true, value: { minutes: 15 } });
  passMinutes(15);
  expect(await holdCart(deps, actor)).toMatchObject({ ok: true });
  passMinutes(14);
  // Three times 15 and three times 14 minutes of 90 are gone.
  await releaseHold(deps, actor);
  passMinutes(60);
  expect(await holdCart(deps, actor)).toMatchObject({ error: { code: 'hold-budget' } });
  const colleague = await makeShopper(1, { businessUnitId: actor.businessUnitId });
  expect(await holdCart(deps, colleague)).toMatchObject({ error: { code: 'hold-budget' } });
  passMinutes(24 * 60);
  expect(await holdCart(deps, actor)).toMatchObject({ ok: true });
});

test('a hold is not renewed with minutes that the unit has no more', async () => {
  const actor = await makeRegular(4);
  expect(await holdCart(deps, actor)).toMatchObject({ ok: true });
  passMinutes(14);
  expect(await renewHold(deps, actor)).toMatchObject({ error: { code: 'hold-budget' } });
  expect(await countHolds(actor)).toBe(4);
});

test('holds that become an order use up nothing', async () => {
  const actor = await makeRegular();
  for (let round = 0; round < 8; round += 1) {
    expect(await holdCart(deps, actor)).toMatchObject({ ok: true });
    const cart = await getCart(deps, actor);
    if (!cart.ok) throw new Error(cart.error.code);
    expect(await order(deps, actor, cart.value)).toMatchObject({ ok: true });
    await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
  }
  expect(await holdCart(deps, actor)).toMatchObject({ ok: true });
});

test.each([
  [
    'the whole order',
    async (actor: Member, { order: placed }: PlacedOrder) => cancelOrder(deps, actor, { orderId: placed.id }),
  ],
  [
    'its only booking',
    async (actor: Member, { order: placed }: PlacedOrder) =>
      cancelBooking(deps, actor, { bookingId: placed.lineItems[0]?.bookingId ?? '' }),
  ],
])('ordering and cancelling %s for nothing, over and over, counts like holds that lapse', async (_, cancel) => {
  const actor = await makeRegular(0);
  const trailerId = await trailer();
  for (let time = 0; time < 2; time += 1) {
    const placed = await order(deps, actor, await fillCart(deps, actor, [{ trailerId, ...period() }]));
    if (!placed.ok) throw new Error(placed.error.code);
    passMinutes(1);
    expect(await cancel(actor, placed.value)).toMatchObject({ ok: true });
  }
  await fillCart(deps, actor, [{ trailerId, ...period() }]);
  expect(await holdCart(deps, actor)).toMatchObject({ error: { code: 'hold-paused' } });
});

test('a cancelled order costs the minutes of a hold at most, and nothing if the operator cancels it', async () => {
  const actor = await makeRegular(0);
  const operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId } as const;
  const placeFor = async (trailers: number) => {
    for (let i = 1; i < trailers; i += 1) await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
    const placed = await order(deps, actor, await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]));
    if (!placed.ok) throw new Error(placed.error.code);
    return placed.value.order.id;
  };
  const [bySelf, byOperator] = [await placeFor(5), await placeFor(5)];
  passMinutes(24 * 60);
  expect(await cancelOrder(deps, operator, { orderId: byOperator, ...BECAUSE })).toMatchObject({ ok: true });
  expect(await cancelOrder(deps, actor, { orderId: bySelf })).toMatchObject({ ok: true });
  // Five times 15 minutes of 90 are gone: enough are left for one more trailer, not for two.
  await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
  expect(await holdCart(deps, actor)).toMatchObject({ ok: true });
  await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
  expect(await holdCart(deps, actor)).toMatchObject({ error: { code: 'hold-budget' } });
});

test('colleagues who ask at once share the minutes and the number of trailers', async () => {
  const first = await makeRegular(3);
  const others = await Promise.all(
    Array.from({ length: 5 }, () => makeShopper(3, { businessUnitId: first.businessUnitId })),
  );
  const answers = await Promise.all([first, ...others].map((actor) => holdCart(deps, actor)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(MINUTES_PER_DAY / (3 * 15));
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]))).toEqual(Array(4).fill('hold-budget'));
});

test('a company without an order holds fewer trailers for a shorter time', async () => {
  const { mostTrailers, minutes } = NEWCOMER_HOLDS;
  const many = await makeShopper(mostTrailers + 1);
  expect(await holdCart(deps, many)).toMatchObject({ error: { code: 'hold-limit' } });
  const actor = await makeShopper();
  const expiresAt = new Date(deps.clock.now().getTime() + minutes * 60_000).toISOString();
  expect(await holdCart(deps, actor)).toEqual({ ok: true, value: { expiresAt, minutes, renewable: true } });
  expect(await getCart(deps, actor)).toMatchObject({ value: { hold: { minutes } } });
});

test('an order that was cancelled makes nobody a regular', async () => {
  const actor = await makeRegular();
  await deps.db
    .updateTable('customerOrder')
    .set({ status: 'cancelled' })
    .where('businessUnitId', '=', actor.businessUnitId)
    .execute();
  expect(await holdCart(deps, actor)).toMatchObject({ value: { minutes: NEWCOMER_HOLDS.minutes } });
});

test('a period longer than the cap is ordered, but not held', async () => {
  const actor = await makeRegular();
  const cart = await fillCart(deps, actor, [{ trailerId: await trailer(), ...period(3, 32) }]);
  expect(await holdCart(deps, actor)).toMatchObject({ error: { code: 'hold-too-long' } });
  expect(await countHolds(actor)).toBe(0);
  expect(await order(deps, actor, cart)).toMatchObject({ ok: true });
});
