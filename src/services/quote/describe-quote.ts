import type { Quote } from '#contract/quote.ts';
import { listQuoteItems, type QuoteOfUnit } from '#db/quote/quote.queries.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { toCartItem } from '../cart/to-cart-item.ts';
import type { Deps } from '../deps.ts';
import { assessLines } from '../line/assess-lines.ts';
import { toTotals } from '../line/to-line.ts';
import { toQuoteSummary } from './to-quote-summary.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'holidays' | 'settings'>;

/** A quote in full, at the prices of its list, with the taxes of today and what can still be had. */
export async function describeQuote(deps: Needs, actor: Actor, row: QuoteOfUnit): Promise<Quote> {
  const now = deps.clock.now();
  const { businessUnitId, company, country, vatIdStatus, priceListId, poNumber, note } = row;
  const items = await listQuoteItems(deps.db, { businessUnitId, quoteId: row.id });
  const unit = { id: businessUnitId, country, vatIdStatus };
  const lines = await assessLines(deps, { items, unit, priceListId, now });
  const { net: _net, gross: _gross, orderId: _order, ...summary } = toQuoteSummary(row, deps.settings, now);
  const isOfUnit = actor.kind === 'member' && actor.businessUnitId === businessUnitId;
  return {
    ...summary,
    company,
    poNumber,
    note,
    lines: lines.map((line) => toCartItem(line, deps.settings)),
    totals: toTotals(totalsOf(lines)),
    mayAnswer: isOfUnit && summary.state === 'open' && hasRight(actor, 'rent'),
  };
}
