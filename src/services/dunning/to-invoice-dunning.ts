import type { InvoiceDunning } from '#contract/dunning.ts';
import type { ShownClaim } from '#db/dunning/dunning-claim.queries.ts';
import type { NoticeOfInvoice } from '#db/dunning/dunning-notice.queries.ts';
import { isDunningLevel } from '#domain/dunning/dunning-level.ts';
import { claimState } from './to-claim.ts';

/** Null as long as nothing was written about the invoice and nothing claimed beside it. */
export function toInvoiceDunning(
  notices: readonly NoticeOfInvoice[],
  claims: readonly ShownClaim[],
): InvoiceDunning | null {
  if (notices.length + claims.length === 0) return null;
  return {
    letters: notices.flatMap(({ id, number, level, sentOn }) =>
      level !== null && isDunningLevel(level) ? [{ id, number, level, sentOn }] : [],
    ),
    claims: claims.map((claim) => ({
      id: claim.id,
      kind: claim.kind,
      cents: claim.cents,
      from: claim.fromOn,
      to: claim.toOn,
      state: claimState(claim),
    })),
  };
}
