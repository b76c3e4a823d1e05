import type { AdminInvoiceQuery } from '#contract/admin-invoice.ts';
import { countInvoices, sumAdminInvoices } from '#db/invoice/admin-invoice.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { COUNTED_AT_MOST, SUMMED_AT_MOST, type Sums, sumUp } from '../../list/sum-up.ts';
import { requireStaff } from '../../require-actor.ts';
import { toInvoiceFilter } from './to-invoice-filter.ts';

type Tab = NonNullable<AdminInvoiceQuery['status']> | 'all';

/** How many documents there are of each kind under the filters of a list, and what those it shows come to, with tax. */
export async function sumUpInvoices(
  { db, clock }: Reads,
  actor: Actor,
  query: AdminInvoiceQuery,
): Promise<Outcome<Sums<Tab>>> {
  const admin = requireStaff(actor, 'invoices.read');
  if (!admin.ok) return admin;
  const filter = toInvoiceFilter(query, clock.now());
  return sumUp(
    countInvoices(db, { ...filter, most: COUNTED_AT_MOST }),
    sumAdminInvoices(db, { ...filter, most: SUMMED_AT_MOST }),
  );
}
