import type { BookingBilling } from '#contract/booking-billing.ts';
import type { Order, OrderPayment } from '#contract/order.ts';
import type { Money } from '#domain/money/money.ts';
import { isWaiting } from '#domain/order/order-state.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { describeBilling } from '#web/booking/describe-billing.server.ts';
import { describeSettlement } from '#web/booking/describe-settlement.server.ts';
import { findCommonPeriod } from '#web/cart/common-period.ts';
import { describeLine } from '#web/line/describe-line.server.ts';
import { describePromise } from '#web/line/describe-promise.server.ts';
import type { Words } from '#web/words/words.ts';
import { describeTotals } from '#web/cart/describe-totals.server.ts';
import { drawQrCode } from '#domain/payment/draw-qr-code.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';

type OrderBilling = BookingBilling & { readonly openOnInvoices: Money };

/** Nothing is confirmed before the approval, and there is no contract before the confirmation. */
const HAS_CONFIRMATION: readonly Order['status'][] = ['placed', 'confirmed', 'active', 'completed'];
const HAS_CONTRACT: readonly Order['status'][] = ['confirmed', 'active', 'completed'];

/** An order as its page shows it: what became of it, what is left to do, and what lies ahead. */
export function describeOrder(order: Order, words: Words, billing?: OrderBilling) {
  const { format } = words;
  const { status, lineItems, billingAddress, decision } = order;
  const lines = lineItems.map((line) => ({
    ...describeLine(line, words),
    bookingId: line.bookingId,
    bookingNumber: line.number,
    promise: describePromise(line, line.freeCancellationHours, words),
  }));
  const timeZone = lineItems[0]?.depot.timeZone ?? 'UTC';
  const at = (instant: string) => wallTimeText(format, toWallTime(instant, timeZone));
  return {
    id: order.id,
    number: order.number,
    version: order.version,
    status,
    isWaiting: isWaiting(status),
    createdAt: at(order.createdAt),
    createdBy: order.createdBy.name,
    lapsesAt: order.lapsesAt && at(order.lapsesAt),
    decision: decision && { by: decision.by, at: at(decision.at), note: decision.note },
    lines,
    period: findCommonPeriod(lines),
    totals: describeTotals(order.due, lineItems, billingAddress.country ?? '', words),
    settlement: describeSettlement(order, words, billing?.openOnInvoices),
    billing: billing === undefined ? null : describeBilling(billing, words),
    /** What was ordered, for whoever approves it. */
    agreedNet: format.money(order.totals.net),
    isOpen: order.balance.open.cents > 0,
    isNothingDue: order.due.gross.cents === 0 && order.balance.paid.cents === 0,
    poNumber: order.poNumber,
    costCentre: order.costCentre,
    note: order.note,
    payment: describePayment(order.payment, words),
    paymentStatus: order.paymentStatus,
    mayDecide: order.actions.includes('approve'),
    mayChangeBooks: order.actions.includes('changeBooks'),
    hasConfirmation: HAS_CONFIRMATION.includes(status),
    hasContract: HAS_CONTRACT.includes(status),
    addenda: order.addenda.map(({ number, url }) => ({ number, url })),
    freeUntil: order.cancellation && order.cancellation.fee.cents === 0 ? at(order.cancellation.freeUntil) : null,
    firstPickUp: at(earliest(lineItems.map(({ from }) => from))),
    lastReturn: at(latest(lineItems.map(({ to }) => to))),
  };
}

export type OrderView = ReturnType<typeof describeOrder>;

const earliest = (instants: readonly string[]): string =>
  instants.reduce((first, next) => (Date.parse(next) < Date.parse(first) ? next : first));
const latest = (instants: readonly string[]): string =>
  instants.reduce((last, next) => (Date.parse(next) > Date.parse(last) ? next : last));

function describePayment(payment: OrderPayment, { format }: Words) {
  if (payment.paidBy === 'debit') return { paidBy: 'debit', ...payment.mandate } as const;
  return {
    paidBy: 'transfer',
    inAdvance: payment.inAdvance,
    holder: payment.account.holder,
    iban: groupIban(payment.account.iban),
    bic: payment.account.bic,
    amount: format.money(payment.amount),
    reference: payment.reference,
    dueOn: payment.dueOn === null ? null : wallTimeText(format, payment.dueOn),
    code: payment.epcCode === null ? null : drawQrCode(payment.epcCode),
  } as const;
}

export type TransferView = Extract<OrderView['payment'], { paidBy: 'transfer' }>;
