import type { InvoiceQuery } from '#contract/invoice.ts';
import { sumMonths } from '#db/invoice/invoice-list.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireRight } from '../require-actor.ts';

type Wish = { readonly query: InvoiceQuery; readonly from: string; readonly to: string };
/** `YYYY-MM`, and what the documents that were issued in it come to with tax. */
export type InvoiceMonth = { readonly month: string; readonly count: number; readonly cents: number };

/** The months between two days as a list shows them, each with all of its documents, however few are on the page. */
export async function sumInvoiceMonths(
  { db, clock }: Reads,
  actor: Actor,
  { query: { status: filter = 'all', q, costCentre, id: ids }, from, to }: Wish,
): Promise<Outcome<readonly InvoiceMonth[]>> {
  const member = requireRight(actor, 'seeInvoices');
  if (!member.ok) return member;
  const { businessUnitId } = member.value;
  const today = localDate(clock.now(), OPERATOR_ZONE);
  return ok(await sumMonths(db, { businessUnitId, filter, q, costCentre, ids, today, from, to }));
}
