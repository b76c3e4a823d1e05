import { sql } from 'kysely';
import { inTransaction } from '#db/transaction.ts';
import type { Deps } from '#services/deps.ts';
import { type Billable, issueInvoice, type IssueWish, makeBillable } from './issue-invoice.ts';

/** The settings with which a shop hands its bookings over. */
export const DATEV_ENV = { DATEV_ADVISER: '29098', DATEV_CLIENT: '55003' };

/** A company that was billed before, and so has a number. */
export async function makeDebtor({ db }: Pick<Deps, 'db'>): Promise<Billable> {
  const billable = await makeBillable(db);
  await db
    .updateTable('businessUnit')
    .set({ debtorNumber: sql<number>`nextval('debtor_number')` })
    .where('id', '=', billable.businessUnitId)
    .execute();
  return billable;
}

/** Something to hand over, issued today unless told. */
export async function makeExportable(
  deps: Pick<Deps, 'db' | 'clock'>,
  { on = deps.clock.now().toISOString().slice(0, 10), ...wish }: IssueWish = {},
  debtor?: Billable,
) {
  const billable = debtor ?? (await makeDebtor(deps));
  const { id: invoiceId } = await inTransaction(deps.db, (trx) => issueInvoice(trx, billable, { ...wish, on }));
  return { ...billable, invoiceId };
}
