import { adminQuoteQuery } from '#contract/admin-quote.ts';
import { listQuotes } from '#services/admin/quote/list-quotes.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { findCompany } from '../list/find-company.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

export async function loadQuotes(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(adminQuoteQuery, searchParams);
  const { items, nextCursor } = requireValue(await listQuotes(deps, actor, query));
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
    company: await findCompany(request, actor, query.businessUnit),
  };
}

export type QuoteRow = Awaited<ReturnType<typeof loadQuotes>>['rows'][number];
