import type { Transaction } from './client.ts';
import type { OrderRow } from './order.queries.ts';

/** Orders that are on or over, and whose transfer was due before `today`. The index of what is unpaid serves it. */
export const lockOrdersPastDue = (
  trx: Transaction,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<OrderRow[]> =>
  trx
    .selectFrom('customerOrder')
    .selectAll()
    .where('paymentStatus', '=', 'awaitingTransfer')
    .where('status', 'in', ['confirmed', 'active', 'completed'])
    .where('paymentDueOn', '<', today)
    .orderBy('paymentDueOn')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
