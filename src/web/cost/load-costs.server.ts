import { type CostQuery, costQuery } from '#contract/cost.ts';
import { COST_DIMENSIONS, type CostDimension } from '#domain/cost/cost-report.ts';
import { hasRight } from '#domain/team/rights.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getCosts } from '#services/cost/get-costs.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { describeCosts } from './describe-costs.server.ts';

/** What the unit spends, under the year and the filters of the address. */
export async function loadCostsPage(request: PageRequest, { searchParams }: URL) {
  const { deps, format, locale } = request;
  const title = pageTitle(request, 'word.costs');
  const actor = await request.getActor();
  if (!hasRight(actor, 'seeCosts')) return { kind: 'closed', title, isMember: actor.kind === 'member' } as const;
  const { query, by } = readAddress(searchParams);
  const costs = requireValue(await getCosts(deps, actor, query));
  const asked = { query, by, mayEdit: hasRight(actor, 'editBudgets') };
  return { kind: 'open', title, ...describeCosts(costs, { intl: getIntl(locale), format }, asked) } as const;
}

export type CostsData = Extract<Awaited<ReturnType<typeof loadCostsPage>>, { kind: 'open' }>;

/** What the address does not know, it leaves out: an old link still leads to a page. */
function readAddress(params: URLSearchParams): { readonly query: CostQuery; readonly by: CostDimension } {
  const named = ['year', ...COST_DIMENSIONS].flatMap((name) => {
    const value = params.get(name);
    const one = { [name]: value };
    return value !== null && costQuery.safeParse(one).success ? [one] : [];
  });
  const query = costQuery.safeParse(Object.assign({}, ...named));
  return {
    query: query.success ? query.data : {},
    by: COST_DIMENSIONS.find((dimension) => dimension === params.get('by')) ?? 'costCentre',
  };
}
