import type { BilledOrder } from '#domain/billing/billed-order.ts';
import type { DraftDocument, IssuedLine } from '#domain/billing/draft-document.ts';
import { draftDocuments } from '#domain/billing/draft-documents.ts';

export type IssuedDocument = DraftDocument & { readonly id: string; readonly on: string };

/** The lines of documents as the next run finds them. */
const linesOf = ({ id: invoiceId, kind, country, lines }: IssuedDocument): readonly IssuedLine[] =>
  lines.map((line, i) => ({ ...line, invoiceId, lineNo: i + 1, kind, country }));

/** Issues what an order needs, in memory. */
export function startLedger() {
  const documents: IssuedDocument[] = [];
  const lines: IssuedLine[] = [];
  return {
    documents,
    lines,
    run(order: BilledOrder, on: string): readonly IssuedDocument[] {
      const made = draftDocuments(order, lines, on).map((draft, i) => ({
        ...draft,
        id: `document-${documents.length + i + 1}`,
        on,
      }));
      documents.push(...made);
      lines.push(...made.flatMap(linesOf));
      return made;
    },
  };
}
