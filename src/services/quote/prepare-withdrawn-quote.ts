import type { PreparedMail } from '#contract/mail.ts';
import { findQuoteOfAnyUnit } from '#db/quote/quote.queries.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import type { Deps } from '../deps.ts';

/** Tells whoever got an offer that it does not hold any more, before they plan with it. */
export async function prepareWithdrawnQuote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { quoteId }: { readonly quoteId: string },
): Promise<PreparedMail | undefined> {
  const row = await findQuoteOfAnyUnit(db, quoteId);
  if (row === undefined || quoteState(row, clock.now()) !== 'withdrawn') return undefined;
  const { recipientEmail: to, recipientName: name, locale, userId, businessUnitId, number, company } = row;
  const content = { template: 'quoteWithdrawn', name, number, company, path: '/trailers' } as const;
  return { to, locale, userId, businessUnitId, content };
}
