import type { DraftDocument } from '#domain/billing/draft-document.ts';
import { draftDocuments } from '#domain/billing/draft-documents.ts';
import { invoiceSeries } from '#domain/invoice/invoice-number.ts';
import type { Seller } from '#domain/invoice/seller-channel.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import type { Settings } from '../deps.ts';
import type { BillingProblem } from './billing-problem.ts';
import type { Bill } from './load-bill.ts';
import { toBilledOrder, toIssuedLine } from './to-billed-order.ts';

export type DraftedDocument = {
  readonly draft: DraftDocument;
  readonly seller: Seller;
  /** Whose next number it takes. */
  readonly series: string;
  /** The money for all that is billed with it has come in advance. */
  readonly isCovered: boolean;
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
  const drafts = draftDocuments(toBilledOrder(bill), bill.issued.map(toIssuedLine), on);
  const isCovered = isPaidFor(bill, drafts);
  for (const draft of drafts) {
    const seller = settings.sellers[draft.country];
    if (seller === undefined) return fail({ reason: 'sellerMissing', says: [draft.country] });
    drafted.push({ draft, seller, series: invoiceSeries(draft.kind, draft.country), isCovered });
  }
  return ok(drafted.toSorted((a, b) => (a.series === b.series ? 0 : a.series < b.series ? -1 : 1)));
}

/** What was changed since the money came may cost more than that: then it asks for money like any other. */
function isPaidFor({ held: { heldCents } }: Bill, drafts: readonly DraftDocument[]): boolean {
  const asked = drafts.reduce((sum, { kind, grossCents }) => (kind === 'creditNote' ? sum : sum + grossCents), 0);
  return heldCents > 0 && heldCents >= asked;
}
