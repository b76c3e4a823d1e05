import type { LetterClaim } from '#domain/dunning/dunning-letter.ts';
import type { InvoiceText } from '#documents/invoice/invoice-text.ts';

/** What is claimed; an interest with its days. */
export function nameClaim({ kind, from, to }: LetterClaim, { say, span }: InvoiceText): string {
  const name = say(`dunning.claim.${kind}`);
  return from !== null && to !== null ? `${name}, ${span({ from, to })}` : name;
}
