import type { PreparedMail } from '#contract/mail.ts';
import { findQuoteOfAnyUnit } from '#db/quote/quote.queries.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import { GUEST } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { describeQuote } from './describe-quote.ts';
import { renderQuote } from './render-quote.ts';

/** A quote with all its lines, its paper and the link that answers it, as long as it can be answered. */
export async function prepareQuoteMail(
  deps: Pick<Deps, 'db' | 'clock' | 'holidays' | 'pdf' | 'settings'>,
  { quoteId }: { readonly quoteId: string },
): Promise<PreparedMail | undefined> {
  const row = await findQuoteOfAnyUnit(deps.db, quoteId);
  if (row === undefined || quoteState(row, deps.clock.now()) !== 'open') return undefined;
  const { recipientEmail: to, recipientName: name, locale, userId, businessUnitId } = row;
  const quote = await describeQuote(deps, GUEST, row);
  const content = { template: 'quote', name, quote, path: `/quote/${quote.token}` } as const;
  const { bytes, filename } = await renderQuote(deps, quote, locale);
  return {
    to,
    locale,
    userId,
    businessUnitId,
    content,
    secret: quote.token,
    attachments: [{ filename, contentType: 'application/pdf', bytes }],
  };
}
