import type { Transaction } from '#db/client.ts';
import { listOrdersToPay, updatePayments } from '#db/order/order-payment.queries.ts';
import type { WhichOrder } from '#db/order/which-order.ts';
import { listHeldMoney } from '#db/payment/payment.queries.ts';
import { listOrderDocuments } from '#db/payment/settlement.queries.ts';
import { derivePaymentStatus, paidCentsOf } from '#domain/order/derive-payment-status.ts';
import { keysOf } from '#domain/table.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';

/** When a run looks at the order again, if that has changed: never for null. */
type Refreshed = WhichOrder & { readonly billingDueOn?: string | null };

/**
 * Lets the payment of orders, which the caller has locked, follow from their documents and from what has come in for
 * them. An order that is billed elsewhere stays as it is.
 */
export async function refreshOrderPayments(trx: Transaction, which: readonly Refreshed[], now: Date): Promise<void> {
  const orders = (await listOrdersToPay(trx, which)).filter(({ billing }) => billing !== 'external');
  if (orders.length === 0) return;
  const those = orders.map(({ id: orderId, businessUnitId }) => ({ businessUnitId, orderId }));
  const held = await listHeldMoney(trx, those);
  const documents = Map.groupBy(await listOrderDocuments(trx, those), ({ orderId }) => orderId);
  const due = new Map(which.map(({ orderId, billingDueOn }) => [orderId, billingDueOn]));
  const today = operatorToday(toInstant(now)).toString();
  await updatePayments(
    trx,
    orders.flatMap(({ id: orderId, businessUnitId, status: state, dueGrossCents, ...before }) => {
      const { heldCents = 0, hasGoneBack = false } = held.get(orderId) ?? {};
      const issued = (documents.get(orderId) ?? []).map(toIssued);
      const told = due.get(orderId);
      const billingDueOn = told === undefined ? before.billingDueOn : told;
      const facts = {
        state,
        documents: issued,
        isToBill: billingDueOn !== null,
        heldCents,
        dueGrossCents,
        hasGoneBack,
      };
      const paymentStatus = derivePaymentStatus(facts, today);
      const paidCents = paidCentsOf({ documents: issued, heldCents });
      const after = { paymentStatus, paidCents, billingDueOn };
      const isChanged = keysOf(after).some((name) => after[name] !== before[name]);
      return isChanged ? [{ businessUnitId, orderId, ...after }] : [];
    }),
  );
}

const toIssued = ({ status, ...document }: Awaited<ReturnType<typeof listOrderDocuments>>[number]) => ({
  ...document,
  isDisputed: status === 'disputed',
  // What the bank collects is not late while we wait for its word.
  dueOn: status === 'collecting' ? null : document.dueOn,
});

export const refreshOrderPayment = (trx: Transaction, which: WhichOrder, now: Date): Promise<void> =>
  refreshOrderPayments(trx, [which], now);

/** Each order once, however many of its documents were touched. */
export const refreshOrders = (
  trx: Transaction,
  { businessUnitId, orderIds }: Pick<WhichOrder, 'businessUnitId'> & { readonly orderIds: readonly string[] },
  now: Date,
): Promise<void> =>
  refreshOrderPayments(
    trx,
    [...new Set(orderIds)].map((orderId) => ({ businessUnitId, orderId })),
    now,
  );
