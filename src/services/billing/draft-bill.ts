import type { DraftDocument } from '#domain/billing/draft-document.ts';
import { draftDocuments } from '#domain/billing/draft-documents.ts';
import type { InvoiceSeller } from '#domain/invoice/invoice-document.ts';
import { invoiceSeries } from '#domain/invoice/invoice-number.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import type { Settings } from '../deps.ts';
import type { BillingProblem } from './billing-problem.ts';
import type { Bill } from './load-bill.ts';
import { toBilledOrder, toIssuedLine } from './to-billed-order.ts';

export type DraftedDocument = {
  readonly draft: DraftDocument;
  readonly seller: InvoiceSeller;
  /** Whose next number it takes. */
  readonly series: string;
  /** Who issues it and why, if a person does. */
  readonly byHand?: { readonly actor: PlatformAdmin; readonly reason: string };
};
type Question = { readonly on: string; readonly settings: Settings };

/**
 * What is to be billed of an order on a day, in the order in which numbers are taken: for the run, which issues it, and
 * for whoever looks ahead.
 */
export function draftBill(bill: Bill, { on, settings }: Question): Result<readonly DraftedDocument[], BillingProblem> {
  const drafted: DraftedDocument[] = [];
  for (const draft of draftDocuments(toBilledOrder(bill), bill.issued.map(toIssuedLine), on)) {
    const seller = settings.sellers[draft.country];
    if (seller === undefined) return fail({ reason: 'sellerMissing', says: [draft.country] });
    drafted.push({ draft, seller, series: invoiceSeries(draft.kind, draft.country) });
  }
  return ok(drafted.toSorted((a, b) => (a.series === b.series ? 0 : a.series < b.series ? -1 : 1)));
}
