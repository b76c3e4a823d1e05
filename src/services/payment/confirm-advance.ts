import type { Transaction } from '#db/client.ts';
import { addToOutbox } from '#db/mail/outbox.queries.ts';
import type { OrderRow } from '#db/order/order.queries.ts';
import { ok } from '#domain/result.ts';
import { RECEIPT_TOPIC, type ReceiptPayload } from '../billing/receipt-topic.ts';
import type { Outcome } from '../failure.ts';
import { type OrderChange, requireTransition } from '../order/change-order.ts';

/** All the money of an order that waited for it is there: it is confirmed, and billed as soon as a job comes to it. */
export async function confirmAdvance(
  trx: Transaction,
  { id: orderId, businessUnitId, status: from }: OrderRow,
  { receivedOn, today }: { readonly receivedOn: string; readonly today: string },
): Promise<Outcome<OrderChange['changes']>> {
  const status = requireTransition({ status: from }, 'confirmed');
  if (!status.ok) return status;
  await addToOutbox(trx, {
    topic: RECEIPT_TOPIC,
    payload: { businessUnitId, orderId } satisfies ReceiptPayload,
  });
  return ok({ status: status.value, lapsesAt: null, paidOn: receivedOn, billingDueOn: today });
}
