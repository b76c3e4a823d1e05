import type { MadePayment, RefundInput } from '#contract/admin-payment.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { decideEntry, lockEntry } from '#db/bank/bank-entry.queries.ts';
import { findInvoiceOfAnyUnit } from '#db/invoice/invoice.queries.ts';
import { lockOrder } from '#db/order/order.queries.ts';
import { findPayment, givePayment, insertPayment, lockPayment, returnPayment } from '#db/payment/payment.queries.ts';
import { insertSettlement, lockAccounts } from '#db/payment/settlement.queries.ts';
import { canSendBack } from '#domain/payment/can-send-back.ts';
import { isMoneyIn } from '#domain/payment/payment-kind.ts';
import { ok } from '#domain/result.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { type Outcome, refuse } from '../failure.ts';
import { isOpenEntry } from '../bank/is-open-entry.ts';
import { type Acting, type AgreedActing, namingAsker, userOf } from '../ledger/acting.ts';
import { checkBookingDay } from './check-booking-day.ts';
import { refreshOrders } from '../ledger/refresh-order-payment.ts';

type Sent = { readonly id: string; readonly input: RefundInput };

/** Unused money, or what a credit note is about, was sent back. */
export async function sendMoneyBack(
  trx: Transaction,
  { id, input }: Sent,
  acting: AgreedActing,
): Promise<Outcome<MadePayment>> {
  const booked = checkBookingDay(input.bookedOn, acting.now);
  if (!booked.ok) return booked;
  const shown = await showRefund(trx, { id, input }, acting);
  if (!shown.ok) return shown;
  const isMoney = (await findPayment(trx, id)) !== undefined;
  const refund = { id, input, before: shown.value };
  return isMoney ? sendBack(trx, refund, acting) : payOut(trx, refund, acting);
}

type Refund = Sent & {
  /** An entry whose refund was taken back has left it behind. */
  readonly before: string | null;
};

/** The entry of the bank that shows a refund is decided by it. It is the first to be locked, as by whoever decides. */
async function showRefund(
  trx: Transaction,
  { id, input: { bankEntryId, cents } }: Sent,
  { by: actor, now }: AgreedActing,
): Promise<Outcome<string | null>> {
  if (bankEntryId === undefined) return ok(null);
  const entry = await lockEntry(trx, bankEntryId);
  const payment = await findPayment(trx, id);
  const businessUnitId = payment ? payment.businessUnitId : (await findInvoiceOfAnyUnit(trx, id))?.businessUnitId;
  if (entry === undefined || !businessUnitId) return refuse('not-found');
  if (!isOpenEntry(entry) || entry.cents !== -cents) return refuse('illegal-state');
  const decision = { businessUnitId, grounds: [], isUndone: entry.isUndone, decidedAt: now, decidedBy: actor.userId };
  await decideEntry(trx, { entryId: bankEntryId, status: 'matched', ...decision });
  const data = { refundOf: id, cents };
  await recordAudit(trx, { actor, businessUnitId, action: 'bankEntry.match', objectId: bankEntryId, data, now });
  return ok(entry.paymentId);
}

/** Of what a company has paid and nothing was settled with. */
async function sendBack(
  trx: Transaction,
  { id, input, before }: Refund,
  acting: Acting,
): Promise<Outcome<MadePayment>> {
  const { businessUnitId = null, orderId = null } = (await findPayment(trx, id)) ?? {};
  if (businessUnitId === null) return refuse('illegal-state');
  if (orderId !== null) await lockOrder(trx, { orderId, scope: { unit: businessUnitId } });
  const payment = await lockPayment(trx, id);
  if (payment === undefined || !isMoneyIn(payment.kind) || payment.orderId !== orderId) return refuse('illegal-state');
  if (payment.businessUnitId !== businessUnitId) return refuse('illegal-state');
  if (input.cents > payment.unusedCents) return refuse('amount-too-high');
  if (!canSendBack(payment, operatorToday(toInstant(acting.now)).toString())) return refuse('illegal-state');
  const made = await writeRefund(trx, { businessUnitId, returnsId: id, input, before }, acting);
  await refreshOrders(trx, { businessUnitId, orderIds: orderId === null ? [] : [orderId] }, acting.now);
  return ok(made);
}

/** Of what waits on a credit note. */
async function payOut(trx: Transaction, { id, input, before }: Refund, acting: Acting): Promise<Outcome<MadePayment>> {
  const found = await findInvoiceOfAnyUnit(trx, id);
  if (found?.kind !== 'creditNote') return refuse('not-found');
  const { businessUnitId, orderId } = found;
  const [account] = await lockAccounts(trx, { businessUnitId, invoiceIds: [id] });
  if (account === undefined || input.cents > account.openCents) return refuse('amount-too-high');
  const made = await writeRefund(trx, { businessUnitId, returnsId: null, input, before }, acting);
  await insertSettlement(trx, {
    businessUnitId,
    invoiceId: id,
    paymentId: made.id,
    cents: input.cents,
    createdAt: acting.now,
    createdBy: userOf(acting),
  });
  await refreshOrders(trx, { businessUnitId, orderIds: [orderId] }, acting.now);
  return ok(made);
}

type Written = Pick<Refund, 'input' | 'before'> & {
  readonly businessUnitId: string;
  readonly returnsId: string | null;
};

async function writeRefund(trx: Transaction, written: Written, acting: Acting): Promise<MadePayment> {
  const { by: actor, now } = acting;
  const { businessUnitId, input } = written;
  const { bookedOn, cents } = input;
  const id =
    written.before === null ? await addRefund(trx, written, acting) : await giveRefund(trx, written.before, written);
  const data = { cents, bookedOn, ...namingAsker(acting) };
  await recordAudit(trx, { actor, businessUnitId, action: 'payment.refund', objectId: id, data, now });
  return { id };
}

async function giveRefund(
  trx: Transaction,
  paymentId: string,
  { businessUnitId, returnsId }: Written,
): Promise<string> {
  await givePayment(trx, { businessUnitId, paymentId });
  if (returnsId !== null) await returnPayment(trx, { paymentId, returnsId });
  return paymentId;
}

async function addRefund(
  trx: Transaction,
  { businessUnitId, returnsId, input }: Written,
  acting: Acting,
): Promise<string> {
  const { bookedOn, cents, note, bankEntryId } = input;
  const { id } = await insertPayment(trx, {
    businessUnitId,
    kind: 'refund',
    bookedOn,
    cents: -cents,
    returnsId,
    note: note || null,
    bankEntryId: bankEntryId ?? null,
    createdAt: acting.now,
    createdBy: userOf(acting),
  });
  return id;
}
