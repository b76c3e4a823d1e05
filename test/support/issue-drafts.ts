import type { BilledOrder } from '#domain/billing/billed-order.ts';
import type { DraftDocument, IssuedLine } from '#domain/billing/draft-document.ts';
import { draftDocuments } from '#domain/billing/draft-documents.ts';

export type IssuedDocument = DraftDocument & { readonly id: string; readonly on: string; readonly isByHand: boolean };

/** The lines of documents as the next run finds them. */
const linesOf = ({ id: invoiceId, kind, country, isByHand, lines }: IssuedDocument): readonly IssuedLine[] =>
  lines.map((line, i) => ({ ...line, invoiceId, lineNo: i + 1, kind, country, isByHand }));

/** Issues what an order needs, in memory. */
export function startLedger() {
  const documents: IssuedDocument[] = [];
  const lines: IssuedLine[] = [];
  function issue(drafts: readonly DraftDocument[], on: string, isByHand: boolean): readonly IssuedDocument[] {
    const made = drafts.map((draft, i) => ({ ...draft, id: `document-${documents.length + i + 1}`, on, isByHand }));
    documents.push(...made);
    lines.push(...made.flatMap(linesOf));
    return made;
  }
  return {
    documents,
    lines,
    run: (order: BilledOrder, on: string) => issue(draftDocuments(order, lines, on), on, false),
    /** A person credits something. */
    credit: (draft: DraftDocument, on: string) => issue([draft], on, true),
  };
}
