import { ok, type Result } from '#domain/result.ts';
import type { BillingProblem } from './billing-problem.ts';
import { composeDocument, type ComposedDocument, type ComposeNeeds } from './compose-document.ts';
import { draftBill, type DraftedDocument } from './draft-bill.ts';
import type { Bill } from './load-bill.ts';

/** A document that waits for its number. */
export type ComposedBill = ComposedDocument & { readonly bill: Bill; readonly drafted: DraftedDocument };

/** What is to be billed of an order on a day, as it would stand on its documents: for the run, and for whoever looks ahead. */
export async function composeBill(
  deps: ComposeNeeds,
  bill: Bill,
  on: string,
): Promise<Result<readonly ComposedBill[], BillingProblem>> {
  const drafted = draftBill(bill, { on, settings: deps.settings });
  if (!drafted.ok) return drafted;
  const composed: ComposedBill[] = [];
  for (const document of drafted.value) {
    const made = await composeBeforeNumber(deps, document, { bill, on });
    if (!made.ok) return made;
    composed.push(made.value);
  }
  return ok(composed);
}

/** A number is taken when all else of a document is right; until then zeros stand in for it. */
export async function composeBeforeNumber(
  deps: ComposeNeeds,
  drafted: DraftedDocument,
  { bill, on }: { readonly bill: Bill; readonly on: string },
): Promise<Result<ComposedBill, BillingProblem>> {
  const number = `${drafted.series.slice(0, 1)}-${on.slice(2, 4)}-${drafted.draft.country}-000000`;
  const composed = await composeDocument(deps, drafted, { bill, on, number });
  return composed.ok ? ok({ ...composed.value, bill, drafted }) : composed;
}
