import type { Transaction } from '#db/client.ts';
import { lockQuote, type QuoteRow } from '#db/quote/quote.queries.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from '../failure.ts';

type Which = { readonly businessUnitId: string; readonly quoteId: string; readonly now: Date };

/** A quote that still waits for its answer, and that nobody else decides about until the transaction ends. */
export async function lockOpenQuote(
  trx: Transaction,
  { businessUnitId, quoteId, now }: Which,
): Promise<Outcome<QuoteRow>> {
  const quote = await lockQuote(trx, { businessUnitId, quoteId });
  if (quote === undefined) return refuse('not-found');
  const state = quoteState(quote, now);
  return state === 'open' ? ok(quote) : refuse('quote-closed', { details: { state } });
}
