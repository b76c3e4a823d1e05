import { fail, ok, type Result } from '#domain/result.ts';
import type { DraftDocument, IssuedLine } from './draft-document.ts';
import { readBilled } from './read-billed.ts';
import { takeBack } from './take-back.ts';
import { toCreditNote } from './to-draft.ts';

export type CorrectionWish = {
  readonly invoiceId: string;
  readonly lines: readonly { readonly lineNo: number; readonly netCents: number }[];
};

/** Why a person cannot credit what they want to; where it is about one of the lines, which one of them. */
export type CorrectionProblem =
  | { readonly is: 'creditNote' | 'credited' }
  | { readonly is: 'unknownLine' | 'twice' | 'aboveRest'; readonly at: number; readonly leftCents: number };

/** The credit note by which a person takes back lines of one document, or parts of them. */
export function draftCorrection(
  issued: readonly IssuedLine[],
  { invoiceId, lines }: CorrectionWish,
): Result<DraftDocument, CorrectionProblem> {
  if (issued.some((line) => line.invoiceId === invoiceId && line.credits !== null)) return fail({ is: 'creditNote' });
  const billed = [...readBilled(issued).values()].flatMap((item) => item.lines);
  const ofIt = new Map(billed.filter(({ line }) => line.invoiceId === invoiceId).map((one) => [one.line.lineNo, one]));
  if ([...ofIt.values()].every(({ leftCents }) => leftCents === 0)) return fail({ is: 'credited' });
  const differences = [];
  for (const [at, { lineNo, netCents }] of lines.entries()) {
    const found = ofIt.get(lineNo);
    if (found === undefined) return fail({ is: 'unknownLine', at, leftCents: 0 });
    const { leftCents } = found;
    if (lines.findIndex((line) => line.lineNo === lineNo) < at) return fail({ is: 'twice', at, leftCents });
    if (netCents > leftCents) return fail({ is: 'aboveRest', at, leftCents });
    differences.push({
      country: found.line.country,
      line: { ...takeBack(found, { netCents, keptTo: 0 }), trace: null },
    });
  }
  return ok(toCreditNote(differences, invoiceId, issued));
}
