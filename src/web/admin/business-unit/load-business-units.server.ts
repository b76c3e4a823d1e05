import { adminUnitQuery, type AdminUnitSummary } from '#contract/admin-business-unit.ts';
import type { Format } from '#i18n/format.ts';
import { countBusinessUnits } from '#services/admin/business-unit/count-business-units.ts';
import { listBusinessUnits } from '#services/admin/business-unit/list-business-units.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordDate } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { listCountries } from '#web/words/list-countries.server.ts';
import { loadViews } from '../list/load-views.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

export async function loadBusinessUnits(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const query = readListQuery(adminUnitQuery, searchParams);
  const actor = await getActor();
  const [page, counts] = await Promise.all([
    listBusinessUnits(deps, actor, query),
    countBusinessUnits(deps, actor, query),
  ]);
  const { items, nextCursor } = requireValue(page);
  return {
    title: pageTitle(request, 'admin.nav.businessUnits'),
    rows: items.map((unit) => toView(unit, format)),
    nextCursor,
    views: await loadViews(request, actor, 'businessUnits'),
    status: query.status,
    counts: requireValue(counts),
    countries: listCountries(request),
  };
}

export type UnitRow = ReturnType<typeof toView>;

const toView = (unit: AdminUnitSummary, format: Format) => ({
  ...unit,
  countryName: format.country(unit.country),
  since: recordDate(format, unit.createdAt),
  verdict: unit.verdict && { ...unit.verdict, at: recordDate(format, unit.verdict.at) },
  creditLimit:
    unit.creditLimitCents === null ? null : format.roundMoney({ cents: unit.creditLimitCents, currency: 'EUR' }),
});
