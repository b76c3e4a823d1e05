import { idleReportQuery, moneyReportQuery, usageReportQuery } from '#contract/admin-report.ts';
import { type Figure, FIGURES, MONEY_FIGURES } from '#domain/admin/report.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import { getIdleReport } from '#services/admin/figure/get-idle-report.ts';
import { getMoneyReport } from '#services/admin/figure/get-money-report.ts';
import { getUsageReport } from '#services/admin/figure/get-usage-report.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { listTypes } from '../list/list-types.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { describeIdle } from './describe-idle.server.ts';
import { describeMoney } from './describe-money.server.ts';
import { describeUsage } from './describe-usage.server.ts';
import type { ReportView } from './report-view.ts';

const ROWS_AT_ONCE = 100;

export type ReportData = Awaited<ReturnType<typeof loadReport>>;

/** One figure as its address asks for it; whoever sees no money begins with how the fleet was used. */
export async function loadReport(request: PageRequest, { searchParams }: URL) {
  const { deps, getActor } = request;
  const actor = await getActor();
  const figures = FIGURES.filter((figure) => !isOfMoney(figure) || hasStaffRight(actor, 'desk.read'));
  const figure = figures.find((one) => one === searchParams.get('figure')) ?? figures[0] ?? 'usage';
  const { rows, ...view } = await readReport(request, actor, { figure, searchParams });
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_AT_ONCE));
  const asked = Number(searchParams.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked >= 1 && asked <= pages ? asked : 1;
  const first = (page - 1) * ROWS_AT_ONCE;
  const book = await loadDepotBook(deps, { now: deps.clock.now() });
  return {
    title: pageTitle(request, 'admin.nav.figures'),
    figures,
    figure,
    ...view,
    rows: rows.slice(first, first + ROWS_AT_ONCE).map((describe) => describe()),
    paging: { page, pages, first: first + 1, last: Math.min(rows.length, first + ROWS_AT_ONCE), count: rows.length },
    seesCustomers: hasStaffRight(actor, 'customers.read'),
    types: listTypes(request),
    depots: [...book.values()].map(({ row }) => ({ id: row.id, label: row.name })),
  };
}

const isOfMoney = (figure: Figure): boolean => MONEY_FIGURES.some((one) => one === figure);

type Wish = { readonly figure: Figure; readonly searchParams: URLSearchParams };

async function readReport(request: PageRequest, actor: Actor, { figure, searchParams }: Wish): Promise<ReportView> {
  const { deps } = request;
  if (figure === 'idle') {
    const query = readListQuery(idleReportQuery, searchParams);
    return describeIdle(request, requireValue(await getIdleReport(deps, actor, query)));
  }
  if (figure === 'usage' || figure === 'workshop') {
    const query = readListQuery(usageReportQuery, searchParams);
    const isRefused = query.by === 'customer' && (figure === 'workshop' || !hasStaffRight(actor, 'customers.read'));
    const usual = figure === 'workshop' ? ({ by: 'trailer', sort: '-workshopDays' } as const) : {};
    const asked = { ...usual, ...query, ...(isRefused && { by: 'type' as const }) };
    const report = await getUsageReport(deps, actor, asked, { withMoney: figure === 'usage' });
    return describeUsage(request, requireValue(report), figure);
  }
  const query = readListQuery(moneyReportQuery, searchParams);
  return describeMoney(request, requireValue(await getMoneyReport(deps, actor, { ...query, figure })));
}
