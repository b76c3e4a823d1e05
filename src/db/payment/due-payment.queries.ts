import type { Transaction } from '../client.ts';

/**
 * Orders that are billed elsewhere and whose transfer was due before `today`, unless they lapse without it. The index of
 * what is unpaid serves it.
 */
export const lockOrdersPastDue = (
  trx: Transaction,
  { today, limit }: { readonly today: string; readonly limit: number },
) =>
  trx
    .selectFrom('customerOrder')
    .selectAll()
    .where('paymentStatus', '=', 'awaitingTransfer')
    .where('billing', '=', 'external')
    .where('status', '!=', 'placed')
    .whereRef('dueGrossCents', '>', 'paidCents')
    .where('paymentDueOn', '<', today)
    .orderBy('paymentDueOn')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Orders with a document that was due before `today` and waits for money, of which they do not say so yet. */
export const lockOrdersWithOverdueAccounts = (
  trx: Transaction,
  { today, limit }: { readonly today: string; readonly limit: number },
) =>
  trx
    .selectFrom('customerOrder')
    .selectAll()
    .where('billing', '=', 'internal')
    .where('paymentStatus', '<>', 'overdue')
    .where('status', 'not in', ['pendingApproval', 'placed'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('invoiceAccount as a')
        .innerJoin('invoice as i', 'i.id', 'a.invoiceId')
        .select('i.orderId')
        .where('a.openCents', '>', 0)
        .where('a.dueOn', '<', today)
        .where('a.status', 'not in', ['disputed', 'collecting'])
        .where('i.kind', '<>', 'creditNote'),
    )
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
