import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { lockOrdersPastDue, lockOrdersWithOverdueAccounts } from '#db/payment/due-payment.queries.ts';
import { type OrderRow, updateOrder } from '#db/order/order.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { canPaymentBecome } from '#domain/order/payment-status.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Reads } from '../deps.ts';
import { refreshOrderPayment } from '../ledger/refresh-order-payment.ts';

/** Few at a time, so that nobody waits long for an order of theirs. */
const BATCH = 20;

/**
 * Says of transfers that were due until yesterday, and have not come, that they are overdue. An order that waits for
 * its money in advance lapses instead; one that the shop bills itself is as late as its documents. How many it found.
 */
export async function markOverduePayments(deps: Reads): Promise<number> {
  const elsewhere = await markAll(
    deps,
    lockOrdersPastDue,
    async (trx, { id: orderId, businessUnitId, paymentStatus }) => {
      if (!canPaymentBecome(paymentStatus, 'overdue')) throw new Error(`A payment that is ${paymentStatus} is not due`);
      await updateOrder(trx, { businessUnitId, orderId, changes: { paymentStatus: 'overdue' } });
    },
  );
  const here = await markAll(deps, lockOrdersWithOverdueAccounts, (trx, { id: orderId, businessUnitId }, now) =>
    refreshOrderPayment(trx, { businessUnitId, orderId }, now),
  );
  return elsewhere + here;
}

async function markAll(
  { db, clock }: Reads,
  lock: typeof lockOrdersPastDue,
  mark: (trx: Transaction, order: OrderRow, now: Date) => Promise<void>,
): Promise<number> {
  let marked = 0;
  for (;;) {
    const count = await inTransaction(db, async (trx) => {
      const now = clock.now();
      const orders = await lock(trx, { today: operatorToday(toInstant(now)).toString(), limit: BATCH });
      for (const order of orders) {
        const { id: orderId, businessUnitId, number, paymentDueOn } = order;
        await mark(trx, order, now);
        await recordAudit(trx, {
          actor: { kind: 'system' },
          businessUnitId,
          action: 'order.markOverdue',
          objectId: orderId,
          data: { number, dueOn: paymentDueOn },
          now,
        });
      }
      return orders.length;
    });
    marked += count;
    if (count < BATCH) return marked;
  }
}
