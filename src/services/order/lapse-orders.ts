import { recordAudit } from '#db/audit.queries.ts';
import { lockLapsedOrders, updateOrder } from '#db/order.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Deps } from '../deps.ts';
import { requireTransition } from './change-order.ts';
import { endOrderLines } from './end-order.ts';
import { queueOrderMails } from './queue-order-mails.ts';

/** One order at a time, so that none waits for the trailers of another. */
const BATCH = 1;

/** Ends orders that have waited in vain for an approval or an advance transfer. How many it ended. */
export async function lapseOrders({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let ended = 0;
  for (;;) {
    const count = await inTransaction(db, async (trx) => {
      const now = clock.now();
      const orders = await lockLapsedOrders(trx, { now, limit: BATCH });
      for (const order of orders) {
        const status = requireTransition(order, 'expired');
        if (!status.ok) throw new Error(`An order that is ${order.status} cannot lapse`);
        const { changes: sums } = await endOrderLines(trx, order, { withFee: false, byUnit: true, now });
        const { businessUnitId, id: orderId } = order;
        const changes = { ...sums, status: status.value, lapsesAt: null };
        const updated = await updateOrder(trx, { businessUnitId, orderId, changes });
        await recordAudit(trx, {
          actor: { kind: 'system' },
          businessUnitId,
          action: 'order.lapse',
          objectType: 'order',
          objectId: orderId,
          data: { number: order.number, from: order.status, to: updated.status },
          now,
        });
        await queueOrderMails(trx, updated);
      }
      return orders.length;
    });
    ended += count;
    if (count < BATCH) return ended;
  }
}
