import type { CreatedQuote } from '#contract/admin-quote.ts';
import type { QuoteRow } from '#db/quote/quote.queries.ts';

export const toCreatedQuote = ({ id, number, validUntil, heldUntil }: QuoteRow): CreatedQuote => ({
  id,
  number,
  validUntil: validUntil.toISOString(),
  heldUntil: heldUntil?.toISOString() ?? null,
});
