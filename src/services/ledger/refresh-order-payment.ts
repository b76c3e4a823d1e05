import type { Transaction } from '#db/client.ts';
import { findOrderRow, updateOrder } from '#db/order/order.queries.ts';
import { readHeldMoney } from '#db/payment/payment.queries.ts';
import { listOrderDocuments } from '#db/payment/settlement.queries.ts';
import { derivePaymentStatus, paidCentsOf } from '#domain/order/derive-payment-status.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';

type Which = { readonly businessUnitId: string; readonly orderId: string };

/**
 * Lets the payment of an order, which the caller has locked, follow from its documents and from what has come in for it.
 * An order that is billed elsewhere stays as it is.
 */
export async function refreshOrderPayment(trx: Transaction, which: Which, now: Date): Promise<void> {
  const order = await findOrderRow(trx, which);
  if (order === undefined || order.billing === 'external') return;
  const { heldCents, hasGoneBack } = await readHeldMoney(trx, which);
  const documents = (await listOrderDocuments(trx, which)).map(({ status, ...document }) => ({
    ...document,
    isDisputed: status === 'disputed',
    // What the bank collects is not late while we wait for its word.
    dueOn: status === 'collecting' ? null : document.dueOn,
  }));
  const { status: state, billingDueOn, dueGrossCents } = order;
  const paymentStatus = derivePaymentStatus(
    { state, documents, isToBill: billingDueOn !== null, heldCents, dueGrossCents, hasGoneBack },
    operatorToday(toInstant(now)).toString(),
  );
  const paidCents = paidCentsOf({ documents, heldCents });
  if (paymentStatus === order.paymentStatus && paidCents === order.paidCents) return;
  await updateOrder(trx, { ...which, changes: { paymentStatus, paidCents } });
}

/** Each order once, however many of its documents were touched. */
export async function refreshOrders(
  trx: Transaction,
  { businessUnitId, orderIds }: Pick<Which, 'businessUnitId'> & { readonly orderIds: readonly string[] },
  now: Date,
): Promise<void> {
  for (const orderId of new Set(orderIds)) await refreshOrderPayment(trx, { businessUnitId, orderId }, now);
}
