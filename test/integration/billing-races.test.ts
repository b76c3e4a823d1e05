import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockOrder } from '#db/order/order.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { billOrder } from '#services/billing/bill-order.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { afterPickUp, type BillingWorld, listDocuments, makeBillingWorld, PICK_UP } from '../support/billing-world.ts';
import { asSomebodyElse } from '../support/outside-ports.ts';
import { countWaiting } from '../support/count-waiting.ts';
import { bringBack, pickUp } from '../support/booking-world.ts';
import { withSettings } from '../support/with-settings.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await makeBillingWorld();
});
afterAll(() => world.shop[Symbol.asyncDispose]());

const NIGHT = '2026-12-01';
const atNight = () => world.at(`${NIGHT}T01:10:00Z`);

async function outFor(days: number) {
  const booked = await world.book({ days });
  await pickUp(world.at(PICK_UP), booked.actor, booked.bookingId);
  return booked;
}

const netOf = async (orderId: string): Promise<number> =>
  (await listDocuments(world, orderId)).reduce(
    (sum, { number, net }) => sum + (number.startsWith('C') ? -net : net),
    0,
  );

/** Until nothing is left to do. */
async function runLater(): Promise<void> {
  expect(await runBilling(world.at('2027-06-01T01:10:00Z'))).toMatchObject({ problems: [] });
}

describe('a run', () => {
  // Without the locks on the order and its bookings all read that nothing has been billed.
  test('at the same time as another bills each order once', async () => {
    const orders = await Promise.all([outFor(75), outFor(75), outFor(75)]);
    const reports = await Promise.all([1, 2, 3].map(() => runBilling(atNight())));
    expect(reports.flatMap(({ problems }) => problems)).toEqual([]);
    expect(reports.reduce((sum, { documents }) => sum + documents, 0)).toBe(orders.length);
    for (const { orderId } of orders) expect(await listDocuments(world, orderId)).toHaveLength(1);
  });

  test('waits for whoever changes the order, and bills what came of it', async () => {
    const { orderId, actor } = await outFor(75);
    const which = { businessUnitId: actor.businessUnitId, orderId, on: NIGHT };
    const { billing } = await inTransaction(world.db, async (trx) => {
      await lockOrder(trx, { orderId, scope: { unit: actor.businessUnitId } });
      await trx.updateTable('customerOrder').set({ billingDueOn: null }).where('id', '=', orderId).execute();
      const later = asSomebodyElse(() => inTransaction(world.db, (mine) => billOrder(mine, atNight(), which)));
      await expect.poll(() => countWaiting(world.db)).toBe(1);
      return { billing: later };
    });
    expect(await billing).toEqual({ ok: true, value: [] });
    expect(await listDocuments(world, orderId)).toEqual([]);
  });

  test('against an extension leaves the order billed in full once it is over', async () => {
    const booked = await Promise.all(Array.from({ length: 4 }, () => outFor(40)));
    await Promise.all([
      runBilling(atNight()),
      ...booked.map(({ actor, bookingId }) =>
        extendBooking(atNight(), actor, { bookingId, input: { to: afterPickUp(60) } }),
      ),
      runBilling(atNight()),
    ]);
    for (const { actor, bookingId } of booked) await bringBack(world.at(afterPickUp(60)), actor, bookingId);
    await runLater();
    for (const { orderId } of booked) expect(await netOf(orderId)).toBe(60 * 2400);
  });

  test('against a return bills what was used', async () => {
    const booked = await Promise.all(Array.from({ length: 4 }, () => outFor(75)));
    await Promise.all([
      runBilling(atNight()),
      ...booked.map(({ actor, bookingId }) => bringBack(world.at(afterPickUp(40)), actor, bookingId)),
      runBilling(atNight()),
    ]);
    await runLater();
    for (const { orderId } of booked) expect(await netOf(orderId)).toBe(40 * 2400);
  });

  test('against a cancellation bills the fee and nothing else', async () => {
    const late = afterPickUp(-0.5);
    const booked = await Promise.all(Array.from({ length: 4 }, () => world.book({ days: 14 })));
    await Promise.all([
      runBilling(world.at(late)),
      ...booked.map(({ actor, bookingId }) => cancelBooking(world.at(late), actor, { bookingId })),
      runBilling(world.at(late)),
    ]);
    await runLater();
    for (const { orderId } of booked) expect(await netOf(orderId)).toBe(3200);
  });
});

describe('a run over many orders', () => {
  test('takes as many statements as one over a single order', async () => {
    const statements = async (count: number): Promise<number> => {
      for (let i = 0; i < count; i += 1) await outFor(75);
      let sent = 0;
      const db = world.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          sent += 1;
          return result;
        },
      });
      expect(await runBilling({ ...atNight(), db })).toMatchObject({ documents: count, problems: [] });
      // Each company gets the number of its account.
      return sent - count;
    };
    const [one, many] = [await statements(1), await statements(4)];
    expect(many).toBe(one);
  });
});

describe('an order that cannot be billed', () => {
  const breakAddress = (orderId: string) =>
    world.db.updateTable('customerOrder').set({ billingAddress: '{}' }).where('id', '=', orderId).execute();
  const problemOf = (orderId: string) =>
    world.db.selectFrom('billingProblem').selectAll().where('orderId', '=', orderId).executeTakeFirst();

  test('keeps the reason, stops no other, leaves no gap, and is billed once that is mended', async () => {
    const [broken, sound] = [await outFor(75), await outFor(75)];
    const { billingAddress } = await world.db
      .selectFrom('customerOrder')
      .select('billingAddress')
      .where('id', '=', broken.orderId)
      .executeTakeFirstOrThrow();
    await breakAddress(broken.orderId);
    const report = await runBilling(atNight());
    expect(report).toMatchObject({ documents: 1, problems: [{ order: broken.number, reason: 'invoiceInvalid' }] });
    expect(await listDocuments(world, broken.orderId)).toEqual([]);
    expect(await listDocuments(world, sound.orderId)).toHaveLength(1);
    expect(await problemOf(broken.orderId)).toMatchObject({ reason: 'invoiceInvalid', since: atNight().clock.now() });

    await world.db
      .updateTable('customerOrder')
      .set({ billingAddress: JSON.stringify(billingAddress) })
      .where('id', '=', broken.orderId)
      .execute();
    expect(await runBilling(atNight())).toMatchObject({ documents: 1, problems: [] });
    expect(await problemOf(broken.orderId)).toBeUndefined();
  });

  test('for no reason that anybody knows is told to the log, and keeps no text of the database', async () => {
    const { orderId, number } = await outFor(75);
    const deps = atNight();
    const failing = (error: Error) => ({
      ...deps,
      invoices: {
        ...deps.invoices,
        describe: async () => {
          throw error;
        },
      },
    });
    const refused = Object.assign(new Error('Key (name)=(Muster) is taken'), { code: '23505', constraint: 'a_key' });
    const told: unknown[] = [];
    const report = await runBilling(failing(refused), (cause, about) => told.push([cause, about]));
    expect(report.problems).toEqual([{ order: number, reason: 'unexpected', says: ['23505 a_key'] }]);
    expect(told).toEqual([[refused, { order: number }]]);
    expect(await problemOf(orderId)).toMatchObject({ says: ['23505 a_key'] });
    const lost = new Error('Connection terminated unexpectedly');
    await expect(runBilling(failing(lost))).rejects.toBe(lost);
    expect(await runBilling(deps)).toMatchObject({ documents: 1, problems: [] });
  });

  test('for no such reason is the only one of many that is not', async () => {
    const orders = [await outFor(75), await outFor(75), await outFor(75), await outFor(75), await outFor(75)];
    const [, bad] = orders;
    const deps = atNight();
    const describeOthers: typeof deps.invoices.describe = (document, locale) => {
      if (document.orderNumber === bad?.number) throw new TypeError('nobody has thought of it');
      return deps.invoices.describe(document, locale);
    };
    const told: unknown[] = [];
    const report = await runBilling({ ...deps, invoices: { ...deps.invoices, describe: describeOthers } }, (_, about) =>
      told.push(about),
    );
    expect(report).toEqual({
      orders: 5,
      documents: 4,
      problems: [{ order: bad?.number, reason: 'unexpected', says: ['TypeError'] }],
    });
    expect(told).toEqual([{ order: bad?.number }]);
    expect(await runBilling(deps)).toEqual({ orders: 1, documents: 1, problems: [] });
  });

  test('because its seller is gone says in which country', async () => {
    const { orderId, number } = await outFor(75);
    const deps = atNight();
    const nobody = withSettings(deps, { sellers: {} });
    expect(await runBilling(nobody)).toMatchObject({
      documents: 0,
      problems: [{ order: number, reason: 'sellerMissing', says: ['DE'] }],
    });
    await runBilling(deps);
    expect(await listDocuments(world, orderId)).toHaveLength(1);
  });
});
