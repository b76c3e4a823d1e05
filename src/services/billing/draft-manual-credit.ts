import type { CorrectionPreviewInput } from '#contract/admin-invoice.ts';
import type { DraftDocument } from '#domain/billing/draft-document.ts';
import { draftCorrection, type CorrectionProblem } from '#domain/billing/draft-correction.ts';
import { ok } from '#domain/result.ts';
import type { Bill } from './load-bill.ts';
import { toIssuedLine } from './to-billed-order.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';

const FIELD_CODES = { unknownLine: 'line-unknown', twice: 'line-twice', aboveRest: 'above-rest' } as const;

/** The credit note that the operator wants, or in the words of the contract why there cannot be one. */
export function draftManualCredit(
  { issued }: Bill,
  { invoiceId, lines }: { readonly invoiceId: string } & Pick<CorrectionPreviewInput, 'lines'>,
): Outcome<DraftDocument> {
  const drafted = draftCorrection(issued.map(toIssuedLine), { invoiceId, lines });
  return drafted.ok ? ok(drafted.value) : toRefusal(drafted.error);
}

function toRefusal(problem: CorrectionProblem): Outcome<never> {
  if (!('at' in problem)) return refuse('nothing-to-credit');
  const field = problem.is === 'aboveRest' ? 'netCents' : 'lineNo';
  return refuseFields({ [`lines.${problem.at}.${field}`]: FIELD_CODES[problem.is] });
}
