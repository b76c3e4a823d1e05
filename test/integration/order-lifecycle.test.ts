import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { checkRisk } from '#services/cart/check-risk.ts';
import { getCart } from '#services/cart/get-cart.ts';
import type { Deps } from '#services/deps.ts';
import { approveOrder } from '#services/order/approve-order.ts';
import { cancelOrder } from '#services/order/cancel-order.ts';
import { getOrder } from '#services/order/get-order.ts';
import { lapseOrders } from '#services/order/lapse-orders.ts';
import { markOverduePayments } from '#services/order/mark-overdue-payments.ts';
import { markTransferReceived } from '#services/order/mark-transfer-received.ts';
import { rejectOrder } from '#services/order/reject-order.ts';
import { secondsUntilWeekday } from '../support/bank-morning.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { BECAUSE } from '../support/because.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const HOUR_S = 3600;
const TUESDAY = 2;
const FRIDAY = 5;

let shop: TestApp;
let deps: Deps;
let depotId: string;
let operator: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  ({ depotId } = await makeRentalWorld(deps, 0));
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
});
afterAll(async () => {
  expect(await findBrokenOrders(deps.db)).toEqual([]);
  await shop[Symbol.asyncDispose]();
});

async function place(actor: Member, daysAhead = 5): Promise<Order> {
  const trailerId = await makeTrailer(deps.db, { depotId });
  const cart = await fillCart(deps, actor, [{ trailerId, ...periodFrom(deps.clock.now(), daysAhead) }]);
  const placed = await order(deps, actor, cart);
  if (!placed.ok) throw new Error(placed.error.code);
  return placed.value.order;
}

const allocationsOf = async ({ lineItems }: Order) =>
  deps.db
    .selectFrom('allocation')
    .select('id')
    .where(
      'trailerId',
      'in',
      lineItems.map(({ trailerId }) => trailerId),
    )
    .execute();

/** A unit with an admin, and a dispatcher who may order for 50 euros only. */
async function makeLimitedUnit(unit: Parameters<typeof makeCustomer>[1] = {}) {
  const admin = await makeCustomer(deps, unit);
  return { admin, dispatcher: await makeDispatcher(admin) };
}

const makeDispatcher = ({ businessUnitId }: Member) =>
  makeCustomer(deps, { businessUnitId, role: 'dispatcher', orderLimitCents: 5000 });

describe('an order above the limit', () => {
  test('waits for the approval of an admin and is confirmed by it', async () => {
    const { admin, dispatcher } = await makeLimitedUnit();
    const { id, status, paymentStatus, lapsesAt, actions } = await place(dispatcher);
    expect({ status, paymentStatus, actions }).toEqual({
      status: 'pendingApproval',
      paymentStatus: 'open',
      actions: ['cancel', 'changeBooks'],
    });
    expect(lapsesAt).toBe(new Date(deps.clock.now().getTime() + 24 * 3_600_000).toISOString());
    expect(await getOrder(deps, admin, id)).toMatchObject({
      value: { actions: ['approve', 'reject', 'cancel', 'changeBooks'] },
    });
    expect(await approveOrder(deps, dispatcher, { orderId: id, input: {} })).toMatchObject({
      error: { code: 'forbidden' },
    });
    const approved = await approveOrder(deps, admin, { orderId: id, input: { note: 'fine' } });
    expect(approved).toMatchObject({
      value: {
        status: 'confirmed',
        paymentStatus: 'awaitingTransfer',
        lapsesAt: null,
        decision: { by: 'Maria Muster', note: 'fine' },
      },
    });
    expect(await approveOrder(deps, admin, { orderId: id, input: {} })).toMatchObject({
      error: { code: 'illegal-state' },
    });
  });

  test('is not approved by its author, nor by a stranger', async () => {
    const author = await makeCustomer(deps, { orderLimitCents: 5000 });
    const { id } = await place(author);
    expect(await approveOrder(deps, author, { orderId: id, input: {} })).toMatchObject({
      error: { code: 'forbidden' },
    });
    const stranger = await makeCustomer(deps);
    expect(await approveOrder(deps, stranger, { orderId: id, input: {} })).toMatchObject({
      error: { code: 'not-found' },
    });
  });

  test('is freed by a rejection', async () => {
    const { admin, dispatcher } = await makeLimitedUnit();
    const waiting = await place(dispatcher);
    const rejected = await rejectOrder(deps, admin, { orderId: waiting.id, input: { note: 'too dear' } });
    expect(rejected).toMatchObject({
      value: { status: 'rejected', lineItems: [{ status: 'cancelled' }], decision: { note: 'too dear' }, actions: [] },
    });
    expect(await allocationsOf(waiting)).toEqual([]);
    expect(rejected).toMatchObject({ value: { due: { gross: { cents: 0 } }, payment: { epcCode: null } } });
  });

  test('is rejected only with a reason, which is kept in the log and mailed to its author', async () => {
    const { admin, dispatcher } = await makeLimitedUnit();
    const { id } = await place(dispatcher);
    const browser = shop.newBrowser();
    const Cookie = await signInDirectly(deps, admin.userId);
    const reject = (body: unknown) => browser.post(`/api/orders/${id}/reject`, body, { Cookie });
    for (const body of [{}, { note: null }, { note: '   ' }, { note: 'x'.repeat(501) }]) {
      const refused = await reject(body);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ fields: { note: expect.any(String) } });
    }
    expect((await reject({ note: 'Too dear.\nTake the old one.' })).status).toBe(200);
    const logged = await deps.db
      .selectFrom('auditLog')
      .select('data')
      .where('action', '=', 'order.reject')
      .where('objectId', '=', id)
      .executeTakeFirstOrThrow();
    expect(logged.data).toMatchObject({ reason: 'Too dear.\nTake the old one.' });
    expect(await getOrder(deps, dispatcher, id)).toMatchObject({
      value: { decision: { note: 'Too dear.\nTake the old one.' } },
    });
    await shop.workOffOutbox();
    expect(shop.mails.at(-1)?.text).toContain('Take the old one.');
  });

  test('goes on to wait for the money if the unit has to pay in advance', async () => {
    const { admin, dispatcher } = await makeLimitedUnit({ unit: { creditLimitCents: 0 } });
    const { id } = await place(dispatcher, 9);
    expect(await approveOrder(deps, admin, { orderId: id, input: {} })).toMatchObject({
      value: { status: 'placed', paymentStatus: 'awaitingTransfer' },
    });
  });

  test('lapses after a day, cannot be approved any more, and is told about', async () => {
    const { admin, dispatcher } = await makeLimitedUnit();
    const waiting = await place(dispatcher);
    shop.passTime(24 * HOUR_S - 1);
    await lapseOrders(deps);
    expect(await getOrder(deps, admin, waiting.id)).toMatchObject({ value: { status: 'pendingApproval' } });
    shop.passTime(1);
    expect(await approveOrder(deps, admin, { orderId: waiting.id, input: {} })).toMatchObject({
      error: { code: 'illegal-state' },
    });
    await lapseOrders(deps);
    expect(await getOrder(deps, admin, waiting.id)).toMatchObject({
      value: { status: 'expired', lapsesAt: null, lineItems: [{ status: 'cancelled' }] },
    });
    expect(await allocationsOf(waiting)).toEqual([]);
  });
});

describe('an order paid in advance', () => {
  test('is confirmed by the money and lapses without it', async () => {
    const actor = await makeCustomer(deps, { unit: { creditLimitCents: 0 } });
    shop.passTime(secondsUntilWeekday(deps.clock.now(), TUESDAY));
    const [paid, unpaid] = [await place(actor, 9), await place(actor, 9)];
    expect(paid).toMatchObject({
      status: 'placed',
      lapsesAt: new Date(deps.clock.now().getTime() + 72 * 3_600_000).toISOString(),
    });
    expect(await markTransferReceived(deps, actor, { orderId: paid.id })).toMatchObject({
      error: { code: 'forbidden' },
    });
    expect(await markTransferReceived(deps, operator, { orderId: paid.id })).toMatchObject({
      value: { status: 'confirmed', paymentStatus: 'paid', lapsesAt: null },
    });
    expect(await markTransferReceived(deps, operator, { orderId: paid.id })).toMatchObject({
      error: { code: 'illegal-state' },
    });
    shop.passTime(72 * HOUR_S);
    await lapseOrders(deps);
    expect(await getOrder(deps, actor, paid.id)).toMatchObject({ value: { status: 'confirmed' } });
    expect(await getOrder(deps, actor, unpaid.id)).toMatchObject({ value: { status: 'expired' } });
  });

  test('waits until four hours before the pick-up at the latest', async () => {
    const actor = await makeCustomer(deps, { unit: { creditLimitCents: 0 } });
    shop.passTime(secondsUntilWeekday(deps.clock.now(), TUESDAY));
    const soon = await place(actor, 2);
    const pickUp = Date.parse(soon.lineItems[0]?.from ?? '');
    expect(soon.lapsesAt).toBe(new Date(pickUp - 4 * 3_600_000).toISOString());
  });

  test('is refused if no transfer can be there in time, by the author as by who approves it', async () => {
    const { admin, dispatcher } = await makeLimitedUnit({ unit: { creditLimitCents: 0 } });
    shop.passTime(secondsUntilWeekday(deps.clock.now(), FRIDAY) + 9 * HOUR_S);
    await expect(place(dispatcher, 3)).rejects.toThrow('advance-too-late');
    await expect(place(admin, 3)).rejects.toThrow('advance-too-late');
    const cart = await getCart(deps, admin);
    expect(cart).toMatchObject({ value: { items: [{ free: true }], payment: { advance: null } } });
    expect(await checkRisk(deps, admin)).toMatchObject({ value: { riskCheckFailed: true } });
    expect(await getCart(deps, admin)).toMatchObject({ value: { payment: { advance: { isPossible: false } } } });

    // What could have been there on Wednesday, sent in the morning, comes on Thursday after the approval in the afternoon.
    shop.passTime(secondsUntilWeekday(deps.clock.now(), TUESDAY));
    const { id: orderId } = await place(await makeDispatcher(admin), 2);
    shop.passTime(5 * HOUR_S);
    expect(await approveOrder(deps, admin, { orderId, input: {} })).toMatchObject({
      error: { code: 'advance-too-late' },
    });
  });

  test('has until its transfer can be there, over a weekend longer than three days', async () => {
    const actor = await makeCustomer(deps, { unit: { creditLimitCents: 0 } });
    shop.passTime(secondsUntilWeekday(deps.clock.now(), FRIDAY) + 5 * HOUR_S);
    const { lapsesAt } = await place(actor, 20);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', weekday: 'long', hour: '2-digit' });
    expect(clock.format(new Date(lapsesAt ?? ''))).toBe('Tuesday, 18');
  });
});

describe('a transfer that is due', () => {
  const DAY_S = 24 * HOUR_S;

  test('is overdue from the day after, until the money comes, and is told about in the log', async () => {
    const actor = await makeCustomer(deps);
    const [late, paid] = [await place(actor, 40), await place(actor, 40)];
    await markTransferReceived(deps, operator, { orderId: paid.id });
    const statusOf = async ({ id }: Order) => {
      const found = await getOrder(deps, actor, id);
      return found.ok ? found.value.paymentStatus : found.error.code;
    };
    shop.passTime(13 * DAY_S);
    await markOverduePayments(deps);
    expect(await statusOf(late)).toBe('awaitingTransfer');
    shop.passTime(2 * DAY_S);
    expect(await markOverduePayments(deps)).toBeGreaterThan(0);
    expect([await statusOf(late), await statusOf(paid)]).toEqual(['overdue', 'paid']);
    expect(await markOverduePayments(deps)).toBe(0);
    const logged = await deps.db.selectFrom('auditLog').select('action').where('objectId', '=', late.id).execute();
    expect(logged.map(({ action }) => action)).toContain('order.markOverdue');
    expect(await markTransferReceived(deps, operator, { orderId: late.id })).toMatchObject({
      value: { paymentStatus: 'paid' },
    });
  });

  test('lapses instead if it had to come in advance', async () => {
    const actor = await makeCustomer(deps, { unit: { creditLimitCents: 0 } });
    const waiting = await place(actor, 40);
    shop.passTime(15 * DAY_S);
    await markOverduePayments(deps);
    expect(await getOrder(deps, actor, waiting.id)).toMatchObject({ value: { paymentStatus: 'awaitingTransfer' } });
  });
});

describe('cancelling', () => {
  test('is free until a day before pick-up and costs a day’s rate afterwards', async () => {
    const actor = await makeCustomer(deps);
    const [early, late] = [await place(actor), await place(actor)];
    expect(early.cancellation).toEqual({
      fee: { cents: 0, currency: 'EUR' },
      freeUntil: new Date(Date.parse(early.lineItems[0]?.from ?? '') - 24 * 3_600_000).toISOString(),
    });
    expect(await cancelOrder(deps, actor, { orderId: early.id })).toMatchObject({
      value: { status: 'cancelled', actions: ['changeBooks'] },
    });
    expect(await allocationsOf(early)).toEqual([]);
    shop.passTime(5 * 24 * HOUR_S - 23 * HOUR_S);
    expect(await getOrder(deps, actor, late.id)).toMatchObject({ value: { cancellation: { fee: { cents: 4200 } } } });
    await cancelOrder(deps, actor, { orderId: late.id });
    const charges = await deps.db
      .selectFrom('bookingCharge')
      .select(['kind', 'netCents', 'taxBasisPoints'])
      .where('businessUnitId', '=', actor.businessUnitId)
      .execute();
    expect(charges).toEqual([{ kind: 'cancellation', netCents: 4200, taxBasisPoints: 1900 }]);
  });

  test('is refused after the pick-up time, to viewers, and with a version that has passed', async () => {
    const actor = await makeCustomer(deps);
    const viewer = await makeCustomer(deps, { businessUnitId: actor.businessUnitId, role: 'viewer' });
    const { id, version } = await place(actor);
    expect(await cancelOrder(deps, viewer, { orderId: id })).toMatchObject({ error: { code: 'forbidden' } });
    expect(await cancelOrder(deps, actor, { orderId: id, version: version + 1 })).toMatchObject({
      error: { code: 'stale-version' },
    });
    shop.passTime(6 * 24 * HOUR_S);
    expect(await cancelOrder(deps, actor, { orderId: id })).toMatchObject({ error: { code: 'illegal-state' } });
    // The operator still may.
    expect(await cancelOrder(deps, operator, { orderId: id, ...BECAUSE })).toMatchObject({
      value: { status: 'cancelled' },
    });
    expect(await cancelOrder(deps, operator, { orderId: id, ...BECAUSE })).toMatchObject({
      error: { code: 'illegal-state' },
    });
  });

  test('gives paid money back, and a waiting order is free of charge at any time', async () => {
    const actor = await makeCustomer(deps, { unit: { creditLimitCents: 0 } });
    const [paid, waiting] = [await place(actor, 9), await place(actor, 9)];
    await markTransferReceived(deps, operator, { orderId: paid.id });
    expect(await cancelOrder(deps, actor, { orderId: paid.id })).toMatchObject({
      value: { paymentStatus: 'refunded' },
    });
    expect(await cancelOrder(deps, actor, { orderId: waiting.id })).toMatchObject({ value: { status: 'cancelled' } });
  });
});

test('every change of state is an edge of the table and logged once, with the admin behind it', async () => {
  const { admin, dispatcher } = await makeLimitedUnit();
  const { id } = await place({ ...dispatcher, impersonatedBy: operator.userId });
  await approveOrder(deps, admin, { orderId: id, input: {} });
  await cancelOrder(deps, admin, { orderId: id });
  const log = await deps.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'impersonatorId', 'data'])
    .where('objectId', '=', id)
    .orderBy('id')
    .execute();
  expect(log).toMatchObject([
    {
      action: 'order.place',
      actorId: dispatcher.userId,
      impersonatorId: operator.userId,
      data: { path: ['pendingApproval'] },
    },
    { action: 'order.approve', actorId: admin.userId, impersonatorId: null, data: { path: ['placed', 'confirmed'] } },
    { action: 'order.cancel', actorId: admin.userId, data: { from: 'confirmed', to: 'cancelled' } },
  ]);
});

test('people are told what has become of their orders, in their language', async () => {
  await shop.forgetOutbox();
  shop.mails.length = 0;
  const { admin, dispatcher } = await makeLimitedUnit();
  await deps.db.updateTable('userAccount').set({ locale: 'fr' }).where('id', '=', dispatcher.userId).execute();
  const emailOf = async ({ userId }: Member) =>
    (await deps.db.selectFrom('userAccount').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email;
  const { id, number } = await place(dispatcher);
  await shop.workOffOutbox();
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [await emailOf(dispatcher), `La commande ${number} attend une validation`],
    [await emailOf(admin), `Bitte freigeben: Auftrag ${number}`],
  ]);
  shop.mails.length = 0;
  await approveOrder(deps, admin, { orderId: id, input: {} });
  await shop.workOffOutbox();
  expect(shop.mails).toMatchObject([
    {
      subject: `La commande ${number} est confirmée`,
      attachments: [
        { filename: `Confirmation-de-commande-${number}.pdf`, contentType: 'application/pdf' },
        { filename: `Contrat-de-location-${number}.pdf`, contentType: 'application/pdf' },
        { filename: `Dates-${number}.ics`, contentType: 'text/calendar; charset=utf-8' },
      ],
    },
  ]);
});
