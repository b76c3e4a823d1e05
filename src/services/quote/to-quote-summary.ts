import type { QuoteSummary } from '#contract/quote.ts';
import type { QuoteRow } from '#db/quote/quote.queries.ts';
import { money } from '#domain/money/money.ts';
import { quoteState } from '#domain/quote/quote-state.ts';
import type { Settings } from '../deps.ts';
import { toQuoteToken } from './quote-token.ts';

export const toQuoteSummary = (row: QuoteRow, settings: Pick<Settings, 'secretKey'>, now: Date): QuoteSummary => ({
  id: row.id,
  number: row.number,
  state: quoteState(row, now),
  token: toQuoteToken(settings, row.id),
  createdAt: row.createdAt.toISOString(),
  validUntil: row.validUntil.toISOString(),
  heldUntil: row.heldUntil?.toISOString() ?? null,
  recipient: row.recipientName,
  net: money(row.netCents),
  gross: money(row.grossCents),
  orderId: row.orderId,
});
