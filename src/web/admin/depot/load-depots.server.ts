import { adminDepotQuery } from '#contract/admin-depot.ts';
import { COMPANY_COUNTRIES } from '#domain/address/country.ts';
import { listDepots } from '#services/admin/depot/list-depots.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
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

export const listCountries = ({ format, locale }: Pick<PageRequest, 'format' | 'locale'>) =>
  COMPANY_COUNTRIES.map((id) => ({ id, label: format.country(id) })).toSorted((a, b) =>
    a.label.localeCompare(b.label, locale),
  );
