import { recordAudit } from '#db/audit/audit.queries.ts';
import { lockOrdersPastDue } from '#db/payment/due-payment.queries.ts';
import { updateOrder } from '#db/order/order.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { canPaymentBecome } from '#domain/order/payment-status.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Reads } from '../deps.ts';

/** Few at a time, so that nobody waits long for an order of theirs. */
const BATCH = 20;

/**
 * Says of transfers that were due until yesterday, and have not come, that they are overdue. An order that waits for
 * its money in advance lapses instead. How many it found.
 */
export async function markOverduePayments({ db, clock }: Reads): Promise<number> {
  let marked = 0;
  for (;;) {
    const count = await inTransaction(db, async (trx) => {
      const now = clock.now();
      const orders = await lockOrdersPastDue(trx, { today: operatorToday(toInstant(now)).toString(), limit: BATCH });
      for (const { id: orderId, businessUnitId, number, paymentStatus, paymentDueOn } of orders) {
        if (!canPaymentBecome(paymentStatus, 'overdue'))
          throw new Error(`A payment that is ${paymentStatus} is not due`);
        await updateOrder(trx, { businessUnitId, orderId, changes: { paymentStatus: 'overdue' } });
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
