import { adminDepotQuery } from '#contract/admin-depot.ts';
import { listDepots } from '#services/admin/depot/list-depots.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { listCountries } from '#web/words/list-countries.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

export async function loadDepots(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const query = readListQuery(adminDepotQuery, searchParams);
  const { items, nextCursor } = requireValue(await listDepots(deps, await getActor(), query));
  return {
    title: pageTitle(request, 'word.depots'),
    rows: items.map((depot) => ({ ...depot, countryName: format.country(depot.country) })),
    nextCursor,
    countries: listCountries(request),
  };
}
export type DepotListRow = Awaited<ReturnType<typeof loadDepots>>['rows'][number];
