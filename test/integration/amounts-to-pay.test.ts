import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { exportBookings as exportAllBookings } from '#services/admin/booking/export-bookings.ts';
import { confirmTransfer } from '#services/admin/order/confirm-transfer.ts';
import { exportOrders } from '#services/admin/order/export-orders.ts';
import { getOrder as getAdminOrder } from '#services/admin/order/get-order.ts';
import { listOrders } from '#services/admin/order/list-orders.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { exportBookings } from '#services/booking/export-bookings.ts';
import { listBookings } from '#services/booking/list-bookings.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import { cancelOrder } from '#services/order/cancel-order.ts';
import { getOrder } from '#services/order/get-order.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
import { exposureOf } from '#domain/payment/exposure.ts';
import { bringBack } from '../support/booking-world.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { makeCustomer } from '../support/rental-world.ts';
import { makeRenting, plus, type Renting } from '../support/renting.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Five days at 42 euros, and what two days less make of it; with 19 % of tax. */
const AGREED = { net: 5 * 4200, gross: 24_990 };
const EARLY = { net: 3 * 4200, gross: 14_994 };
/** One day's rate, which a late cancellation costs. */
const DAY = { net: 4200, gross: 4998 };
/** What a sixth day adds: a week at 32 euros costs less than six days at 42. */
const SIXTH = { net: 7 * 3200 - AGREED.net, gross: 1666 };

let shop: TestApp;
let renting: Renting;
let operator: PlatformAdmin;
let actor: Member;
beforeAll(async () => {
  shop = await createTestApp();
  renting = await makeRenting(shop);
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(shop.deps)).userId };
});
beforeEach(async () => {
  actor = await makeCustomer(shop.deps);
});
afterAll(async () => {
  expect(await findBrokenOrders(shop.deps.db)).toEqual([]);
  await shop[Symbol.asyncDispose]();
});

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const readOrder = async (orderId: string): Promise<Order> => value(await getOrder(shop.deps, actor, orderId));
const pay = (orderId: string) => confirmTransfer(shop.deps, operator, { orderId });
const cents = ({ totals, feesAndCredits, due, balance }: Order) => ({
  agreed: totals.net.cents,
  feesAndCredits: feesAndCredits.cents,
  toPay: due.net.cents,
  toPayGross: due.gross.cents,
  paid: balance.paid.cents,
  open: balance.open.cents,
  refund: balance.refund.cents,
});
const amountOf = ({ payment }: Order) =>
  payment.paidBy === 'transfer' ? { amount: payment.amount.cents, epcCode: payment.epcCode } : undefined;

async function rentOne() {
  const [booking] = await renting.rent(actor);
  if (!booking) throw new Error('No booking');
  return booking;
}
async function bookOne() {
  const [booking] = await renting.book(actor);
  if (!booking) throw new Error('No booking');
  return booking;
}
/** Two days before the agreed end. */
async function comeBackEarly(booking: { readonly id: string; readonly to: string }) {
  renting.moveTo(plus(booking.to, -2 * DAY_MS));
  await bringBack(shop.deps, actor, booking.id);
}
const readCsv = async (file: Awaited<ReturnType<typeof exportOrders>>): Promise<Record<string, string>> => {
  const [head = '', line = ''] = (await new Response(value(file)).text()).replace(/^\uFEFF/, '').split('\r\n');
  const cells = line.split(',');
  return Object.fromEntries(head.split(',').map((name, i) => [name, cells[i] ?? '']));
};

describe('after an early return', () => {
  test('an order asks for what is left, in bank data and to whoever confirms the payment', async () => {
    const booking = await rentOne();
    await comeBackEarly(booking);
    const order = await readOrder(booking.orderId);
    expect(cents(order)).toEqual({
      agreed: AGREED.net,
      feesAndCredits: EARLY.net - AGREED.net,
      toPay: EARLY.net,
      toPayGross: EARLY.gross,
      paid: 0,
      open: EARLY.gross,
      refund: 0,
    });
    expect(amountOf(order)).toEqual({ amount: EARLY.gross, epcCode: expect.stringContaining('EUR149.94') });
    expect(exposureOf(await readExposure(shop.deps.db, actor))).toBe(EARLY.net);
    expect(cents(value(await pay(booking.orderId)))).toMatchObject({ paid: EARLY.gross, open: 0, refund: 0 });
    const logged = await shop.deps.db
      .selectFrom('auditLog')
      .select('data')
      .where('action', '=', 'order.markPaid')
      .where('objectId', '=', booking.orderId)
      .executeTakeFirstOrThrow();
    expect(logged.data).toMatchObject({ receivedCents: EARLY.gross });
  });

  test('what was paid too much is a credit, and nothing is asked for', async () => {
    const booking = await rentOne();
    value(await pay(booking.orderId));
    await comeBackEarly(booking);
    const order = await readOrder(booking.orderId);
    expect(order.paymentStatus).toBe('paid');
    expect(cents(order)).toMatchObject({ paid: AGREED.gross, open: 0, refund: AGREED.gross - EARLY.gross });
    expect(amountOf(order)).toEqual({ amount: 0, epcCode: null });
    expect(value(await getAdminOrder(shop.deps, operator, booking.orderId)).operatorActions).toEqual([]);
  });

  test('lists and files of the customer and of the console say the same', async () => {
    const booking = await rentOne();
    await comeBackEarly(booking);
    const { items } = value(await listBookings(shop.deps, actor));
    expect(items[0]).toMatchObject({
      net: { cents: AGREED.net },
      feesAndCredits: { cents: EARLY.net - AGREED.net },
      due: { cents: EARLY.net },
    });
    const businessUnit = actor.businessUnitId;
    const [row] = value(await listOrders(shop.deps, operator, { businessUnit })).items;
    expect(row).toMatchObject({ agreed: { cents: AGREED.net }, due: { cents: EARLY.net } });

    const say = (key: string) => key.replace(/^(?:booking\.export|csv)\./, '');
    const reader = { ...MACHINE, say };
    const own = await readCsv(await exportBookings(shop.deps, actor, {}, reader));
    expect(own).toMatchObject({ agreed: '210', feesAndCredits: '-84', toPay: '126' });
    expect(await readCsv(await exportOrders(shop.deps, operator, { businessUnit }, reader))).toMatchObject({
      agreed: '210',
      feesAndCredits: '-84',
      toPay: '126',
      toPayGross: '149.94',
      paidGross: '0',
      openGross: '149.94',
      refundGross: '0',
    });
    expect(await readCsv(await exportAllBookings(shop.deps, operator, { businessUnit }, reader))).toMatchObject({
      returnedAt: expect.stringMatching(/^[\d-]{10} \d\d:\d\d$/),
      agreed: '210',
      feesAndCredits: '-84',
      toPay: '126',
    });
  });

  test('the list of orders is sorted by what is to be paid', async () => {
    const dear = await rentOne();
    await comeBackEarly(dear);
    const [cheap] = await renting.book(actor, { days: 4 });
    const { items } = value(await listOrders(shop.deps, operator, { businessUnit: actor.businessUnitId, sort: 'net' }));
    expect(items.map(({ id, due }) => [id, due.cents])).toEqual([
      [dear.orderId, EARLY.net],
      [cheap?.orderId, 4 * 4200],
    ]);
  });
});

describe('after a cancellation', () => {
  test('that is free nothing is to be paid, and no payment can be confirmed', async () => {
    const booking = await bookOne();
    value(await cancelBooking(shop.deps, actor, { bookingId: booking.id }));
    const order = await readOrder(booking.orderId);
    expect(cents(order)).toMatchObject({
      agreed: AGREED.net,
      feesAndCredits: -AGREED.net,
      toPay: 0,
      open: 0,
      refund: 0,
    });
    expect(order.due.taxes).toEqual([]);
    expect(amountOf(order)).toEqual({ amount: 0, epcCode: null });
    expect(await pay(booking.orderId)).toMatchObject({ error: { code: 'illegal-state' } });
    const awaited = { businessUnit: actor.businessUnitId, payment: 'awaitingTransfer' } as const;
    expect(value(await listOrders(shop.deps, operator, awaited)).items).toEqual([]);
  });

  test('of a whole order says the same', async () => {
    await shop.forgetOutbox();
    const booking = await bookOne();
    const order = value(await cancelOrder(shop.deps, actor, { orderId: booking.orderId }));
    expect(cents(order)).toMatchObject({ agreed: AGREED.net, toPay: 0, open: 0 });
    await shop.workOffOutbox();
    const { text } = shop.mails.at(-1) ?? {};
    expect(text?.replaceAll('\u00A0', ' ')).toMatch(/Zu zahlen, brutto +0,00 €/);
  });

  test('that is late only its fee is asked for, and can be paid', async () => {
    const booking = await bookOne();
    renting.moveTo(plus(booking.from, -12 * HOUR_MS));
    value(await cancelOrder(shop.deps, actor, { orderId: booking.orderId }));
    expect(cents(await readOrder(booking.orderId))).toMatchObject({ toPay: DAY.net, open: DAY.gross });
    const admin = value(await getAdminOrder(shop.deps, operator, booking.orderId));
    expect(admin).toMatchObject({ status: 'cancelled', operatorActions: ['markPaid'] });
    expect(value(await pay(booking.orderId))).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
  });

  test('that is late and was paid gives back the rest', async () => {
    const booking = await bookOne();
    value(await pay(booking.orderId));
    renting.moveTo(plus(booking.from, -12 * HOUR_MS));
    value(await cancelBooking(shop.deps, actor, { bookingId: booking.id }));
    const order = await readOrder(booking.orderId);
    expect(order.paymentStatus).toBe('refunded');
    expect(cents(order)).toMatchObject({ toPayGross: DAY.gross, open: 0, refund: AGREED.gross - DAY.gross });
    await shop.workOffOutbox();
    expect(shop.mails.at(-1)?.text?.replaceAll('\u00A0', ' ')).toMatch(/Guthaben, wird erstattet +199,92 €/);
  });
});

test('a paid order that comes back late is due again for the added days only', async () => {
  const booking = await rentOne();
  value(await pay(booking.orderId));
  renting.moveTo(plus(booking.to, DAY_MS));
  await bringBack(shop.deps, actor, booking.id);
  const order = await readOrder(booking.orderId);
  expect(order.paymentStatus).toBe('awaitingTransfer');
  expect(cents(order)).toMatchObject({ feesAndCredits: SIXTH.net, paid: AGREED.gross, open: SIXTH.gross });
  expect(amountOf(order)).toMatchObject({ amount: SIXTH.gross });
});
