import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepExpiredHolds } from '#db/booking/allocation.queries.ts';
import { NEWCOMER_HOLDS, REGULAR_HOLDS } from '#domain/booking/hold.ts';
import type { Member } from '#domain/team/actor.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import { changePeriod } from '#services/cart/change-period.ts';
import { getCart } from '#services/cart/get-cart.ts';
import { removeTrailer } from '#services/cart/remove-trailer.ts';
import { holdCart } from '#services/checkout/hold-cart.ts';
import { releaseHold } from '#services/checkout/release-hold.ts';
import { renewHold } from '#services/checkout/renew-hold.ts';
import type { Deps } from '#services/deps.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let deps: Deps;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  ({ depotId } = await makeRentalWorld(deps, 0));
});
afterAll(() => shop[Symbol.asyncDispose]());

const trailer = () => makeTrailer(deps.db, { depotId });
const period = (daysAhead = 3) => periodFrom(deps.clock.now(), daysAhead);
const { minutes } = NEWCOMER_HOLDS;
const { mostTrailers } = REGULAR_HOLDS;
const passMinutes = (passed: number) => shop.passTime(passed * 60);

async function holdsOf({ userId }: Member) {
  return deps.db
    .selectFrom('allocation')
    .select(['trailerId', 'expiresAt'])
    .where('kind', '=', 'hold')
    .where('userId', '=', userId)
    .execute();
}

test('a hold keeps all lines of the cart from others, and is told with the cart', async () => {
  const [first, second] = [await trailer(), await trailer()];
  const [actor, rival] = [await makeCustomer(deps), await makeCustomer(deps)];
  await fillCart(deps, actor, [
    { trailerId: first, ...period() },
    { trailerId: second, ...period() },
  ]);
  const held = await holdCart(deps, actor);
  const expiresAt = new Date(deps.clock.now().getTime() + minutes * 60_000).toISOString();
  expect(held).toEqual({ ok: true, value: { expiresAt, minutes, renewable: true } });
  expect(await getCart(deps, actor)).toMatchObject({ value: { hold: { expiresAt }, items: [{ free: true }, {}] } });
  expect(await addTrailer(deps, rival, { input: { trailerId: second, ...period() } })).toMatchObject({
    error: { code: 'trailer-taken' },
  });
});

test('asking again while the lines are held changes nothing', async () => {
  const actor = await makeCustomer(deps);
  await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
  const first = await holdCart(deps, actor);
  passMinutes(5);
  expect(await holdCart(deps, actor)).toEqual(first);
});

test('all lines are held or none', async () => {
  const [free, taken] = [await trailer(), await trailer()];
  const [actor, rival] = [await makeCustomer(deps), await makeCustomer(deps)];
  await fillCart(deps, actor, [
    { trailerId: free, ...period() },
    { trailerId: taken, ...period() },
  ]);
  await order(deps, rival, await fillCart(deps, rival, [{ trailerId: taken, ...period() }]));
  expect(await holdCart(deps, actor)).toMatchObject({
    error: { code: 'trailer-taken', details: { lines: [{ trailerId: taken }] } },
  });
  expect(await holdsOf(actor)).toEqual([]);
});

test('a hold is renewed once, and after it has run out nobody is kept out', async () => {
  const trailerId = await trailer();
  const [actor, rival] = [await makeCustomer(deps), await makeCustomer(deps)];
  await fillCart(deps, actor, [{ trailerId, ...period() }]);
  await holdCart(deps, actor);
  passMinutes(8);
  const renewed = await renewHold(deps, actor);
  const expiresAt = new Date(deps.clock.now().getTime() + minutes * 60_000).toISOString();
  expect(renewed).toEqual({ ok: true, value: { expiresAt, minutes, renewable: false } });
  expect(await renewHold(deps, actor)).toMatchObject({ error: { code: 'hold-not-renewable' } });
  passMinutes(minutes);
  expect(await getCart(deps, actor)).toMatchObject({ value: { hold: null, items: [{ free: true }] } });
  expect(await order(deps, rival, await fillCart(deps, rival, [{ trailerId, ...period() }]))).toMatchObject({
    ok: true,
  });
  expect(await renewHold(deps, actor)).toMatchObject({ error: { code: 'hold-not-renewable' } });
});

test('an order turns its own holds into rentals, and takes over those of a colleague', async () => {
  const [held, colleagues] = [await trailer(), await trailer()];
  const actor = await makeCustomer(deps);
  const colleague = await makeCustomer(deps, { businessUnitId: actor.businessUnitId });
  const when = period();
  await fillCart(deps, colleague, [{ trailerId: colleagues, ...when }]);
  await holdCart(deps, colleague);
  await fillCart(deps, actor, [{ trailerId: held, ...when }]);
  await holdCart(deps, actor);
  const before = await deps.db.selectFrom('allocation').select('id').where('trailerId', '=', held).executeTakeFirst();
  const cart = await fillCart(deps, actor, [{ trailerId: colleagues, ...when }]);
  expect(await order(deps, actor, cart)).toMatchObject({ ok: true });
  const after = await deps.db
    .selectFrom('allocation')
    .select(['id', 'kind', 'trailerId', 'expiresAt', 'cartItemId', 'userId'])
    .where('trailerId', 'in', [held, colleagues])
    .execute();
  expect(after).toHaveLength(2);
  expect(after.every(({ kind, expiresAt, userId }) => kind === 'rental' && expiresAt === null && userId === null)).toBe(
    true,
  );
  expect(after.find(({ trailerId }) => trailerId === held)?.id).toBe(before?.id);
});

test('without a hold the order goes through as well', async () => {
  const actor = await makeCustomer(deps);
  const cart = await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
  expect(await order(deps, actor, cart)).toMatchObject({ ok: true });
});

test('changing or removing a line lets its hold go, and so does the owner', async () => {
  const actor = await makeCustomer(deps);
  const cart = await fillCart(deps, actor, [
    { trailerId: await trailer(), ...period() },
    { trailerId: await trailer(), ...period() },
  ]);
  await holdCart(deps, actor);
  await changePeriod(deps, actor, { itemId: cart.items[0]?.id ?? '', input: period(9) });
  expect(await holdsOf(actor)).toHaveLength(1);
  await removeTrailer(deps, actor, { itemId: cart.items[1]?.id ?? '' });
  expect(await holdsOf(actor)).toEqual([]);
  await holdCart(deps, actor);
  expect(await releaseHold(deps, actor)).toMatchObject({ ok: true });
  expect(await holdsOf(actor)).toEqual([]);
});

test(`a unit holds at most ${mostTrailers} trailers at a time`, async () => {
  const actor = await makeCustomer(deps);
  const colleague = await makeCustomer(deps, { businessUnitId: actor.businessUnitId });
  await order(deps, actor, await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]));
  const fill = async (who: Member, count: number) => {
    for (let i = 0; i < count; i += 1) await fillCart(deps, who, [{ trailerId: await trailer(), ...period() }]);
  };
  await fill(actor, mostTrailers - 1);
  await fill(colleague, 2);
  expect(await holdCart(deps, actor)).toMatchObject({ ok: true });
  expect(await holdCart(deps, colleague)).toMatchObject({ error: { code: 'hold-limit' } });
  expect(await order(deps, colleague, await readCart(colleague))).toMatchObject({ ok: true });
});

test('after two lapses of one trailer the unit waits half an hour, and may still order', async () => {
  const actor = await makeCustomer(deps);
  await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
  for (let lapse = 0; lapse < 2; lapse += 1) {
    expect(await holdCart(deps, actor)).toMatchObject({ ok: true });
    passMinutes(minutes);
    await sweepExpiredHolds(deps.db, deps.clock.now());
  }
  const paused = await holdCart(deps, actor);
  const until = new Date(deps.clock.now().getTime() + 30 * 60_000).toISOString();
  expect(paused).toMatchObject({ error: { code: 'hold-paused', details: { until } } });
  passMinutes(30);
  expect(await holdCart(deps, actor)).toMatchObject({ ok: true });
  expect(await order(deps, actor, await readCart(actor))).toMatchObject({ ok: true });
});

test('an empty cart cannot be held', async () => {
  expect(await holdCart(deps, await makeCustomer(deps))).toMatchObject({ error: { code: 'cart-empty' } });
});

async function readCart(actor: Member) {
  const cart = await getCart(deps, actor);
  if (!cart.ok) throw new Error(cart.error.code);
  return cart.value;
}
