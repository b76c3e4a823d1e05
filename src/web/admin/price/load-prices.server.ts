import { adminPriceQuery, type PriceListRow } from '#contract/admin-price.ts';
import type { Format } from '#i18n/format.ts';
import { listPriceLists } from '#services/admin/price/list-price-lists.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

export async function loadPrices(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const query = readListQuery(adminPriceQuery, searchParams);
  const { items, nextCursor } = requireValue(await listPriceLists(deps, await getActor(), query));
  return {
    title: pageTitle(request, 'admin.nav.prices'),
    rows: items.map((list) => toView(list, format)),
    nextCursor,
  };
}
export type PriceListView = ReturnType<typeof toView>;

const toView = (list: PriceListRow, format: Format) => ({
  ...list,
  from: recordTime(format, list.validFrom),
  published: list.publishedAt === null ? null : recordTime(format, list.publishedAt),
});
