import type { AdminInvoiceQuery } from '#contract/admin-invoice.ts';
import type { AdminInvoiceFilter } from '#db/invoice/admin-invoice.queries.ts';
import { chosenScope } from '#domain/team/scope.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { toTypedFilter } from '../typed-filter.ts';

/** What a list asks of its documents. */
export const toInvoiceFilter = (
  { q, status: filter, businessUnit }: AdminInvoiceQuery,
  now: Date,
): AdminInvoiceFilter => ({
  filter,
  typed: toTypedFilter(q, now),
  scope: chosenScope(businessUnit),
  today: operatorToday(toInstant(now)).toString(),
});
