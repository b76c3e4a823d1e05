import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readExposure } from '#db/payment/exposure.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { exposureOf } from '#domain/payment/exposure.ts';
import { attempt } from '#services/attempt.ts';
import { billAtReceipt } from '#services/billing/bill-at-receipt.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { markNoShow } from '#services/admin/booking/mark-no-show.ts';
import { cancelOrder } from '#services/order/cancel-order.ts';
import { lapseOrders } from '#services/order/lapse-orders.ts';
import { markOverduePayments } from '#services/order/mark-overdue-payments.ts';
import { markTransferReceived } from '#services/order/mark-transfer-received.ts';
import { allocateMoney } from '#services/payment/allocate-money.ts';
import { receiveAdvance } from '#services/payment/receive-advance.ts';
import { refundMoney } from '#services/payment/refund-money.ts';
import { settleInvoices } from '#services/ledger/settle-invoices.ts';
import { takePayment } from '#services/ledger/take-payment.ts';
import { undoPayment } from '#services/ledger/undo-payment.ts';
import {
  afterPickUp,
  type BillingWorld,
  listDocuments,
  makeBillingWorld,
  PICK_UP,
  SERVICES,
} from '../support/billing-world.ts';
import { bringBack, pickUp } from '../support/booking-world.ts';
import { issueInvoice, makeBillable } from '../support/issue-invoice.ts';
import { BECAUSE } from '../support/because.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await makeBillingWorld();
});
afterAll(() => world.shop[Symbol.asyncDispose]());

const RECEIPT = '2026-11-04T08:00:00Z';
const FULL = 66_830;
const customer = { unit: { riskStatus: 'failed' } } as const;
const bookInAdvance = () => world.book({ days: 14, services: SERVICES, customer });
type Booked = Awaited<ReturnType<typeof bookInAdvance>>;

const orderOf = (orderId: string) =>
  world.db
    .selectFrom('customerOrder')
    .select(['status', 'paymentStatus', 'paidCents', 'billingDueOn'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
const unusedOf = async ({ orderId }: Pick<Booked, 'orderId'>) =>
  (await world.db.selectFrom('payment').select('unusedCents').where('orderId', '=', orderId).execute()).map(
    ({ unusedCents }) => unusedCents,
  );
const documentsOf = async ({ orderId }: Pick<Booked, 'orderId'>) =>
  (await listDocuments(world, orderId)).map(({ number, gross, open }) => [number.slice(0, 1), gross, open]);

/** What the outbox has promised about an order is carried out. */
async function carryOut({ orderId, actor: { businessUnitId } }: Booked, at = RECEIPT): Promise<void> {
  const promised = await world.db.selectFrom('outbox').select('payload').where('topic', '=', 'bill-order').execute();
  expect(promised.map(({ payload }) => payload)).toContainEqual({ businessUnitId, orderId });
  await billAtReceipt(world.at(at), { businessUnitId, orderId }, (cause) => {
    throw cause;
  });
}
const receive = ({ orderId, actor: { businessUnitId } }: Booked, cents: number, at = RECEIPT) =>
  attempt(world.db, (trx) =>
    receiveAdvance(
      trx,
      { businessUnitId, orderId, kind: 'transfer', bookedOn: at.slice(0, 10), cents },
      { by: world.operator, now: new Date(at) },
    ),
  );
async function runOn(day: string): Promise<void> {
  expect(await runBilling(world.at(`${day}T01:10:00Z`))).toMatchObject({ problems: [] });
}
async function paidInAdvance(): Promise<Booked> {
  const booked = await bookInAdvance();
  expect(await markTransferReceived(world.at(RECEIPT), world.operator, booked)).toMatchObject({ ok: true });
  await carryOut(booked);
  return booked;
}

describe('money in advance', () => {
  test('confirms the order and settles the invoice that is issued at once', async () => {
    const booked = await bookInAdvance();
    await markTransferReceived(world.at(RECEIPT), world.operator, booked);
    expect(await orderOf(booked.orderId)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      paidCents: FULL,
    });
    expect([await documentsOf(booked), await unusedOf(booked)]).toEqual([[], [FULL]]);
    await carryOut(booked);
    await carryOut(booked);
    expect([await documentsOf(booked), await unusedOf(booked)]).toEqual([[['I', FULL, 0]], [0]]);
    expect(await orderOf(booked.orderId)).toMatchObject({ paymentStatus: 'paid', paidCents: FULL, billingDueOn: null });
  });

  test('that is used for something else is missing from its order, until that is undone', async () => {
    const booked = await bookInAdvance();
    const { businessUnitId } = booked.actor;
    await receive(booked, 30_000);
    const { id: paymentId } = await world.db
      .selectFrom('payment')
      .select('id')
      .where('orderId', '=', booked.orderId)
      .executeTakeFirstOrThrow();
    const other = await makeBillable(world.db, businessUnitId);
    const { id: invoiceId } = await inTransaction(world.db, (trx) => issueInvoice(trx, other, { netCents: 10_000 }));
    const acting = { by: world.operator, now: new Date(RECEIPT) };
    const shares = [{ invoiceId, cents: 11_900 }];
    expect(
      await inTransaction(world.db, (trx) => settleInvoices(trx, { businessUnitId, paymentId, shares }, acting)),
    ).toMatchObject({ ok: true });
    expect(await orderOf(booked.orderId)).toMatchObject({ status: 'placed', paidCents: 18_100 });
    await inTransaction(world.db, (trx) => undoPayment(trx, { paymentId }, acting));
    expect(await orderOf(booked.orderId)).toMatchObject({ status: 'placed', paidCents: 30_000 });
  });

  test('that comes in parts stays unused until all of it is there; what is too much stays', async () => {
    const booked = await bookInAdvance();
    expect(await receive(booked, 30_000)).toMatchObject({ value: { isConfirmed: false } });
    expect(await orderOf(booked.orderId)).toMatchObject({
      status: 'placed',
      paymentStatus: 'awaitingTransfer',
      paidCents: 30_000,
    });
    expect(await receive(booked, FULL - 29_000)).toMatchObject({ value: { isConfirmed: true } });
    await carryOut(booked);
    expect([await documentsOf(booked), (await unusedOf(booked)).toSorted((a, b) => a - b)]).toEqual([
      [['I', FULL, 0]],
      [0, 1000],
    ]);
  });

  test('of an order that is cancelled before it is billed is not lost', async () => {
    const booked = await bookInAdvance();
    await markTransferReceived(world.at(RECEIPT), world.operator, booked);
    expect(await cancelOrder(world.at('2026-11-04T08:01:00Z'), booked.actor, booked)).toMatchObject({ ok: true });
    await carryOut(booked);
    expect([await documentsOf(booked), await unusedOf(booked)]).toEqual([[], [FULL]]);
    expect(await orderOf(booked.orderId)).toMatchObject({ status: 'cancelled', paidCents: FULL });
  });

  test('of an order that costs more by the time it is billed pays what it can', async () => {
    const booked = await bookInAdvance();
    await markTransferReceived(world.at(RECEIPT), world.operator, booked);
    await world.db
      .insertInto('bookingCharge')
      .values({
        businessUnitId: booked.actor.businessUnitId,
        bookingId: booked.bookingId,
        kind: 'lateReturn',
        netCents: 1000,
        priceTrace: '{}',
        taxCase: 'shortTerm',
        taxCountry: 'DE',
        taxBasisPoints: 1900,
        createdAt: new Date(RECEIPT),
      })
      .execute();
    await carryOut(booked);
    expect([await documentsOf(booked), await unusedOf(booked)]).toEqual([[['I', FULL + 1190, 1190]], [0]]);
    expect(await orderOf(booked.orderId)).toMatchObject({ paymentStatus: 'awaitingTransfer', paidCents: FULL });
  });

  test('that comes after the order has lapsed is kept, and confirms nothing', async () => {
    const booked = await bookInAdvance();
    await lapseOrders(world.at(PICK_UP));
    expect(await receive(booked, FULL, PICK_UP)).toMatchObject({ value: { isConfirmed: false } });
    expect(await orderOf(booked.orderId)).toMatchObject({ status: 'expired', paidCents: FULL });
  });

  test('comes once, however many say so at the same time', async () => {
    const booked = await bookInAdvance();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => markTransferReceived(world.at(RECEIPT), world.operator, booked)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await unusedOf(booked)).toEqual([FULL]);
  });
});

describe('what was paid in advance', () => {
  const LATER = '2026-12-01T09:00:00Z';
  const creditOf = async ({ orderId }: Booked): Promise<string> =>
    (
      await world.db
        .selectFrom('invoice')
        .select('id')
        .where('orderId', '=', orderId)
        .where('kind', '=', 'creditNote')
        .executeTakeFirstOrThrow()
    ).id;
  const refundCredit = async (booked: Booked, cents: number) =>
    refundMoney(world.at(LATER), world.operator, {
      id: await creditOf(booked),
      input: { bookedOn: '2026-12-01', cents },
      idempotencyKey: `${booked.orderId} ${String(cents)}`,
    });

  test('for 14 days of which 9 were used: a credit of the company waits', async () => {
    const booked = await paidInAdvance();
    await pickUp(world.at(PICK_UP), booked.actor, booked.bookingId);
    await bringBack(world.at(afterPickUp(9)), booked.actor, booked.bookingId);
    await runOn('2026-11-20');
    expect(await documentsOf(booked)).toEqual([
      ['I', FULL, 0],
      ['C', 21_361, 21_361],
    ]);
    expect(await orderOf(booked.orderId)).toMatchObject({ paymentStatus: 'paid', paidCents: FULL });
    expect(exposureOf(await readExposure(world.db, booked.actor))).toBe(-17_950);
    expect(await refundCredit(booked, 21_361)).toMatchObject({ ok: true });
    expect(await orderOf(booked.orderId)).toMatchObject({ paymentStatus: 'paid', paidCents: 45_469 });
    expect(exposureOf(await readExposure(world.db, booked.actor))).toBe(0);
  });

  test('and nobody came: all of it waits as a credit, and the fee is open', async () => {
    const booked = await paidInAdvance();
    expect(await markNoShow(world.at(afterPickUp(1)), world.operator, { ...booked, input: BECAUSE })).toMatchObject({
      ok: true,
    });
    await runOn('2026-11-12');
    expect(await documentsOf(booked)).toEqual([
      ['I', FULL, 0],
      ['C', FULL, FULL],
      ['I', 11_424, 11_424],
    ]);
    expect(await orderOf(booked.orderId)).toMatchObject({ paymentStatus: 'awaitingTransfer', paidCents: FULL });
    expect(exposureOf(await readExposure(world.db, booked.actor))).toBe(9600 - 56_160);
    const { businessUnitId } = booked.actor;
    const [fee] = await world.db
      .selectFrom('invoiceAccount')
      .select('invoiceId')
      .where('businessUnitId', '=', businessUnitId)
      .where('grossCents', '=', 11_424)
      .execute();
    const input = { businessUnitId, shares: [{ invoiceId: fee?.invoiceId ?? '', cents: 11_424 }] };
    const wish = { id: await creditOf(booked), input, idempotencyKey: booked.orderId };
    expect(await allocateMoney(world.at(LATER), world.operator, wish)).toMatchObject({ ok: true });
    expect(await orderOf(booked.orderId)).toMatchObject({ paymentStatus: 'paid', paidCents: FULL });
    expect(await refundCredit(booked, 55_407)).toMatchObject({ error: { code: 'amount-too-high' } });
    expect(await refundCredit(booked, 55_406)).toMatchObject({ ok: true });
    expect(await orderOf(booked.orderId)).toMatchObject({ paymentStatus: 'paid', paidCents: 11_424 });
  });
});

describe('what is billed in arrears', () => {
  const NIGHT = '2026-11-25';
  const now = new Date(`${NIGHT}T09:00:00Z`);
  const acting = { by: { kind: 'system' }, now } as const;

  /** 14 days, billed the night after. */
  async function billed() {
    const booked = await world.book({ days: 14 });
    await pickUp(world.at(PICK_UP), booked.actor, booked.bookingId);
    await bringBack(world.at(afterPickUp(14)), booked.actor, booked.bookingId);
    expect(await orderOf(booked.orderId)).toMatchObject({ paymentStatus: 'open' });
    await runOn(NIGHT);
    const { id: invoiceId, grossCents } = await world.db
      .selectFrom('invoice')
      .select(['id', 'grossCents'])
      .where('orderId', '=', booked.orderId)
      .executeTakeFirstOrThrow();
    return { ...booked, invoiceId, grossCents };
  }

  test('is awaited, overdue after its day, paid by its money, and overdue again if that is taken back', async () => {
    const { orderId, invoiceId, grossCents, actor } = await billed();
    const { businessUnitId } = actor;
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'awaitingTransfer', paidCents: 0 });
    await markOverduePayments(world.at('2026-12-09T12:00:00Z'));
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'awaitingTransfer' });
    await markOverduePayments(world.at('2026-12-10T12:00:00Z'));
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'overdue' });
    expect(await markOverduePayments(world.at('2026-12-10T12:00:00Z'))).toBe(0);
    const late = { ...acting, now: new Date('2026-12-11T09:00:00Z') };
    const paymentId = await attempt(world.db, async (trx) => {
      const money = { businessUnitId, kind: 'transfer', bookedOn: '2026-12-11', cents: grossCents } as const;
      const { id } = await takePayment(trx, money, late);
      const paid = await settleInvoices(
        trx,
        { businessUnitId, paymentId: id, shares: [{ invoiceId, cents: grossCents }] },
        late,
      );
      return paid.ok ? { ok: true, value: id } : paid;
    });
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'paid', paidCents: grossCents });
    expect(exposureOf(await readExposure(world.db, actor))).toBe(0);
    await attempt(world.db, (trx) => undoPayment(trx, { paymentId: paymentId.ok ? paymentId.value : '' }, late));
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'overdue', paidCents: 0 });
  });

  test('and corrected is set against its invoice first', async () => {
    const { orderId, bookingId, actor } = await world.book({ days: 75 });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    await runOn('2026-12-01');
    const [before] = await documentsOf({ orderId });
    await world.db.updateTable('booking').set({ status: 'cancelled' }).where('id', '=', bookingId).execute();
    await world.db.updateTable('customerOrder').set({ billingDueOn: '2026-12-02' }).where('id', '=', orderId).execute();
    await runOn('2026-12-02');
    const [invoice, credit] = await documentsOf({ orderId });
    expect(credit).toEqual(['C', expect.any(Number), 0]);
    expect(invoice?.[2]).toBe(Number(before?.[2]) - Number(credit?.[1]));
  });

  test('counts as what is agreed until it is billed, and as what is open after', async () => {
    const { orderId, bookingId, actor } = await world.book({ days: 14 });
    const exposure = async () => readExposure(world.db, actor);
    expect(await exposure()).toMatchObject({ unbilled: 44_800, open: 0, elsewhere: 0 });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    await bringBack(world.at(afterPickUp(14)), actor, bookingId);
    expect(await exposure()).toMatchObject({ unbilled: 44_800, open: 0 });
    await runOn(NIGHT);
    expect(await exposure()).toEqual({
      elsewhere: 0,
      unbilled: 0,
      open: 44_800,
      credit: 0,
      unused: 0,
      isDunned: false,
    });
    expect(await documentsOf({ orderId })).toHaveLength(1);
  });

  test('and open keeps a company from extending beyond its limit until money has come', async () => {
    const limited = { unit: { creditLimitCents: 50_000 } } as const;
    const { bookingId, actor } = await world.book({ days: 14, customer: limited });
    const { businessUnitId } = actor;
    await pickUp(world.at(PICK_UP), actor, bookingId);
    const extend = () => extendBooking(world.at(afterPickUp(10)), actor, { bookingId, input: { to: afterPickUp(17) } });
    expect(await extend()).toMatchObject({ error: { code: 'payment-first', details: { reason: 'creditLimit' } } });
    const money = { businessUnitId, kind: 'transfer', bookedOn: '2026-11-18', cents: 10_000 } as const;
    await inTransaction(world.db, (trx) => takePayment(trx, money, acting));
    expect(await extend()).toMatchObject({ ok: true });
  });

  test('and cancelled in time is never due', async () => {
    const { orderId, bookingId, actor } = await world.book({ days: 14 });
    await cancelBooking(world.at(afterPickUp(-5)), actor, { bookingId });
    await runOn(NIGHT);
    expect(await orderOf(orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'open', paidCents: 0 });
    expect(exposureOf(await readExposure(world.db, actor))).toBe(0);
  });
});
