/** What has been said to a quote. That it has run out follows from the time alone. */
export const QUOTE_DECISIONS = ['accepted', 'declined', 'withdrawn'] as const;
export type QuoteDecision = (typeof QUOTE_DECISIONS)[number];

export const QUOTE_STATES = ['open', 'expired', ...QUOTE_DECISIONS] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** What is open is worked off by when it runs out. */
export const usualQuoteSort = (state: QuoteState | undefined): '-at' | 'validUntil' =>
  state === 'open' ? 'validUntil' : '-at';

type Kept = { readonly state: 'open' | QuoteDecision; readonly validUntil: Date };

export const quoteState = ({ state, validUntil }: Kept, now: Date): QuoteState =>
  state === 'open' && validUntil <= now ? 'expired' : state;
