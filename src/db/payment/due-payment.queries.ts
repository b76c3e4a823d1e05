import type { Transaction } from '../client.ts';

/** Orders whose transfer was due before `today`, unless they lapse without it. The index of what is unpaid serves it. */
export const lockOrdersPastDue = (
  trx: Transaction,
  { today, limit }: { readonly today: string; readonly limit: number },
) =>
  trx
    .selectFrom('customerOrder')
    .selectAll()
    .where('paymentStatus', '=', 'awaitingTransfer')
    .where('status', '!=', 'placed')
    .whereRef('dueGrossCents', '>', 'paidCents')
    .where('paymentDueOn', '<', today)
    .orderBy('paymentDueOn')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
