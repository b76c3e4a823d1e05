import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepExpiredHolds } from '#db/booking/allocation.queries.ts';
import type { Member } from '#domain/team/actor.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import { changePeriod } from '#services/cart/change-period.ts';
import { getCart } from '#services/cart/get-cart.ts';
import { removeTrailer } from '#services/cart/remove-trailer.ts';
import { holdCart } from '#services/checkout/hold-cart.ts';
import { releaseHold } from '#services/checkout/release-hold.ts';
import { renewHold } from '#services/checkout/renew-hold.ts';
import type { Outcome } from '#services/failure.ts';
import { cancelOrder } from '#services/order/cancel-order.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { createRentalModel, type RentalModel, type Stay } from '../support/rental-model.ts';
import { makeCustomer, makeRentalWorld, order } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const RUNS = process.env['TEST_LONG'] === '1' ? 500 : 25;
const COMMANDS = 60;
const TRAILERS = 2;
const CUSTOMERS = 2;
const HOUR = 3_600_000;

let shop: TestApp;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ depotId } = await makeRentalWorld(shop.deps, 0));
});
afterAll(() => shop[Symbol.asyncDispose]());

type Real = {
  readonly start: number;
  readonly trailerIds: readonly string[];
  readonly customers: readonly Member[];
  readonly orders: { readonly id: string; readonly who: number }[];
};

/** Times are told in hours from the start of the run. */
type Wish = { readonly trailer: number; readonly from: number; readonly hours: number };
const toStay = ({ start }: Real, { trailer, from, hours }: Wish): Stay => ({
  trailer,
  from: start + from * HOUR,
  to: start + (from + hours) * HOUR,
});

const codeOf = (result: Outcome<unknown>): string => (result.ok ? 'ok' : result.error.code);
const customerOf = (real: Real, who: number): Member => {
  const customer = real.customers[who];
  if (customer === undefined) throw new Error('No such customer');
  return customer;
};
const periodOf = ({ from, to }: Stay) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() });

async function readCart(real: Real, who: number) {
  const cart = await getCart(shop.deps, customerOf(real, who));
  if (!cart.ok) throw new Error(cart.error.code);
  return cart.value;
}

/** The clock stands still between steps, so the first line of the model is found by what it says. */
async function findFirstLine(model: RentalModel, real: Real, who: number): Promise<string> {
  const first = model.state.carts[who]?.[0];
  const { items } = await readCart(real, who);
  const item = items.find(
    ({ trailerId, from }) =>
      trailerId === real.trailerIds[first?.trailer ?? 0] && from === new Date(first?.from ?? 0).toISOString(),
  );
  if (item === undefined) throw new Error('A line of the model is not in the cart');
  return item.id;
}

/** What the database says is taken, lapsed holds aside. */
async function readBusy(real: Real): Promise<string[]> {
  const rows = await shop.deps.db
    .selectFrom('allocation')
    .select(['trailerId', 'kind', 'startsAt', 'endsAt', 'expiresAt'])
    .where('trailerId', 'in', real.trailerIds)
    .execute();
  return rows
    .filter(({ expiresAt }) => expiresAt === null || expiresAt > shop.deps.clock.now())
    .map(({ trailerId, kind, startsAt, endsAt }) => {
      return `${real.trailerIds.indexOf(trailerId)} ${kind} ${startsAt.getTime()} ${endsAt.getTime()}`;
    })
    .toSorted();
}

type Step = (model: RentalModel, real: Real) => Promise<{ readonly expected: string; readonly actual: string }>;

/** A command that compares the answer and then everything that is taken. */
const command = (name: string, step: Step, check: (model: Readonly<RentalModel>) => boolean = () => true) => ({
  check,
  run: async (model: RentalModel, real: Real) => {
    const { expected, actual } = await step(model, real);
    expect([name, actual]).toEqual([name, expected]);
    expect(await readBusy(real)).toEqual(model.busy());
  },
  toString: () => name,
});

const add = (who: number, wish: Wish) =>
  command(`add ${who} ${JSON.stringify(wish)}`, async (model, real) => {
    const stay = toStay(real, wish);
    const input = { trailerId: real.trailerIds[wish.trailer] ?? '', ...periodOf(stay) };
    const actual = codeOf(await addTrailer(shop.deps, customerOf(real, who), { input }));
    return { expected: model.add(who, stay), actual };
  });

const change = (who: number, wish: Wish) =>
  command(
    `change ${who} ${JSON.stringify(wish)}`,
    async (model, real) => {
      const stay = { ...toStay(real, wish), trailer: model.state.carts[who]?.[0]?.trailer ?? 0 };
      const step = { itemId: await findFirstLine(model, real, who), input: periodOf(stay) };
      const actual = codeOf(await changePeriod(shop.deps, customerOf(real, who), step));
      return { expected: model.change(who, 0, stay), actual };
    },
    (model) => (model.state.carts[who]?.length ?? 0) > 0,
  );

const remove = (who: number) =>
  command(
    `remove ${who}`,
    async (model, real) => {
      const itemId = await findFirstLine(model, real, who);
      const actual = codeOf(await removeTrailer(shop.deps, customerOf(real, who), { itemId }));
      return { expected: model.remove(who, 0), actual };
    },
    (model) => (model.state.carts[who]?.length ?? 0) > 0,
  );

const hold = (who: number) =>
  command(`hold ${who}`, async (model, real) => ({
    expected: model.hold(who),
    actual: codeOf(await holdCart(shop.deps, customerOf(real, who))),
  }));

const renew = (who: number) =>
  command(`renew ${who}`, async (model, real) => ({
    expected: model.renew(who),
    actual: codeOf(await renewHold(shop.deps, customerOf(real, who))),
  }));

const letGo = (who: number) =>
  command(`let go ${who}`, async (model, real) => ({
    expected: model.letGo(who),
    actual: codeOf(await releaseHold(shop.deps, customerOf(real, who))),
  }));

const placeOrder = (who: number) =>
  command(`order ${who}`, async (model, real) => {
    const placed = await order(shop.deps, customerOf(real, who), await readCart(real, who));
    if (placed.ok) real.orders.push({ id: placed.value.order.id, who });
    return { expected: model.order(who), actual: codeOf(placed) };
  });

const cancel = (pick: number) =>
  command(
    `cancel ${pick}`,
    async (model, real) => {
      const index = pick % real.orders.length;
      const { id: orderId = '', who = 0 } = real.orders[index] ?? {};
      const actual = codeOf(await cancelOrder(shop.deps, customerOf(real, who), { orderId }));
      return { expected: model.cancel(index), actual };
    },
    (model) => model.state.orders.length > 0,
  );

const moveClock = (minutes: number) =>
  command(`${minutes} minutes pass`, async (model) => {
    shop.passTime(minutes * 60);
    model.moveClock(minutes);
    return { expected: 'ok', actual: 'ok' };
  });

const sweep = () =>
  command('sweep', async () => {
    await sweepExpiredHolds(shop.deps.db, shop.deps.clock.now());
    return { expected: 'ok', actual: 'ok' };
  });

const who = fc.nat({ max: CUSTOMERS - 1 });
const wish = fc.record({
  trailer: fc.nat({ max: TRAILERS - 1 }),
  from: fc.integer({ min: -2, max: 120 }),
  hours: fc.constantFrom(6, 24, 48, 72),
});
const commands = fc.commands(
  [
    fc.tuple(who, wish).map(([customer, stay]) => add(customer, stay)),
    fc.tuple(who, wish).map(([customer, stay]) => add(customer, stay)),
    fc.tuple(who, wish).map(([customer, stay]) => change(customer, stay)),
    who.map(remove),
    who.map(hold),
    who.map(hold),
    who.map(renew),
    who.map(letGo),
    who.map(placeOrder),
    who.map(placeOrder),
    fc.nat({ max: 30 }).map(cancel),
    fc.constantFrom(1, 7, 14, 15, 16, 31, 240).map(moveClock),
    fc.constant(sweep()),
  ],
  { maxCommands: COMMANDS, size: 'max' },
);

test(`${RUNS} stories of adding, holding, ordering, cancelling and waiting go as a simple model says`, async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const setup = async () => {
        const trailerIds: string[] = [];
        for (let i = 0; i < TRAILERS; i += 1) trailerIds.push(await makeTrailer(shop.deps.db, { depotId }));
        const customers: Member[] = [];
        for (let i = 0; i < CUSTOMERS; i += 1) customers.push(await makeCustomer(shop.deps));
        const now = shop.deps.clock.now().getTime();
        const start = Math.ceil(now / HOUR) * HOUR;
        return { model: createRentalModel(now, CUSTOMERS), real: { start, trailerIds, customers, orders: [] } };
      };
      await fc.asyncModelRun(setup, steps);
    }),
    { numRuns: RUNS },
  );
  expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
}, 900_000);
