import type { Transaction } from '#db/client.ts';
import { lockLapsedOrder, type OrderRow } from '#db/order/order.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Reads } from '../deps.ts';
import { requireTransition, writeOrder } from './change-order.ts';
import { endBookings } from './end-bookings.ts';

const SYSTEM = { kind: 'system' } as const;

/** Ends orders that have waited in vain for an approval or an advance transfer. How many it ended. */
export async function lapseOrders({ db, clock }: Reads): Promise<number> {
  for (let ended = 0; ; ended += 1) {
    // One order at a time, so that none waits for the trailers of another.
    const hasLapsed = await inTransaction(db, async (trx) => {
      const now = clock.now();
      const order = await lockLapsedOrder(trx, now);
      if (order !== undefined) await lapse(trx, order, now);
      return order !== undefined;
    });
    if (!hasLapsed) return ended;
  }
}

async function lapse(trx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const action = 'order.lapse';
  const status = requireTransition(order, 'expired');
  const ended = status.ok ? await endBookings(trx, SYSTEM, { order, partOf: action, now }) : status;
  if (!ended.ok) throw new Error(`Order ${order.number}, which is ${order.status}, cannot lapse`);
  const changes = { ...ended.value.changes, status: 'expired', lapsesAt: null } as const;
  await writeOrder(trx, SYSTEM, { order, action, now }, { changes });
}
