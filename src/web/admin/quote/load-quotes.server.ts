import { adminQuoteQuery } from '#contract/admin-quote.ts';
import { listQuotes } from '#services/admin/quote/list-quotes.ts';
import { sumUpQuotes } from '#services/admin/quote/sum-up-quotes.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { findCompany } from '../list/find-company.server.ts';
import { loadViews } from '../list/load-views.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { toSumsView } from '../list/to-sums-view.server.ts';

export async function loadQuotes(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(adminQuoteQuery, searchParams);
  const [page, sums] = await Promise.all([listQuotes(deps, actor, query), sumUpQuotes(deps, actor, query)]);
  const { items, nextCursor } = requireValue(page);
  return {
    title: pageTitle(request, 'word.quotes'),
    rows: items.map((quote) => ({
      ...quote,
      created: recordTime(format, quote.createdAt),
      validTo: recordTime(format, quote.validUntil),
      heldTo: quote.heldUntil && recordTime(format, quote.heldUntil),
      amount: format.money(quote.net),
    })),
    nextCursor,
    views: await loadViews(request, actor, 'quotes'),
    state: query.state,
    ...toSumsView(request, requireValue(sums)),
    company: await findCompany(request, actor, query.businessUnit),
  };
}

export type QuoteRow = Awaited<ReturnType<typeof loadQuotes>>['rows'][number];
