import type { Database } from '#db/client.ts';
import { findQuoteOfAnyUnit, type QuoteOfUnit } from '#db/quote/quote.queries.ts';
import type { Settings } from '../deps.ts';
import { readQuoteToken } from './quote-token.ts';

/** The quote of a link, whoever holds it. */
export async function findQuote(
  db: Database,
  settings: Pick<Settings, 'openingKeys'>,
  token: string,
): Promise<QuoteOfUnit | undefined> {
  const quoteId = readQuoteToken(settings, token);
  return quoteId === undefined ? undefined : findQuoteOfAnyUnit(db, quoteId);
}
