import { utilisationQuery } from '#contract/admin-figure.ts';
import { getFigures } from '#services/admin/figure/get-figures.ts';
import { getUtilisation } from '#services/admin/figure/get-utilisation.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { nameType } from '../list/list-types.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { toChart } from './load-dashboard.server.ts';

export async function loadUtilisation(request: PageRequest, { searchParams }: URL) {
  const { deps, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(utilisationQuery, searchParams);
  const [utilisation, figures] = await Promise.all([getUtilisation(deps, actor, query), getFigures(deps, actor)]);
  const { types, depots } = requireValue(figures);
  return {
    title: pageTitle(request, 'adminFigure.chart.title'),
    chart: toChart(request, requireValue(utilisation)),
    types: types.map(({ type }) => ({ id: type, label: nameType(request, type) })),
    depots: depots.map(({ depotId, name }) => ({ id: depotId, label: name })),
  };
}
