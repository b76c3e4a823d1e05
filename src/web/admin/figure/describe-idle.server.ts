import type { IdleReport } from '#contract/admin-report.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { nameType } from '../list/list-types.server.ts';
import { toBars } from './describe-report.server.ts';
import { MOST_BARS, type ReportView } from './report-view.ts';

/** Idle trailers in words. */
export function describeIdle(request: PageRequest, { rows }: IdleReport): ReportView {
  const { format } = request;
  const bars = rows.slice(0, MOST_BARS).map(({ trailerId, trailerNumber, days }) => ({
    id: trailerId,
    label: trailerNumber,
    value: `${trailerNumber}: ${format.number(days)}`,
    amount: days,
    before: null,
  }));
  return {
    by: null,
    counted: null,
    isAhead: false,
    about: 'adminReport.about.idle',
    columns: [
      { key: 'name', header: 'word.noun.trailer', sort: 'name' },
      { key: 'days', header: 'adminReport.idleDays', sort: 'days' },
      { key: 'since', header: 'adminReport.idleSince' },
      { key: 'type', header: 'word.type' },
      { key: 'depot', header: 'word.noun.depot', sort: 'depot' },
      { key: 'workshopDays', header: 'adminReport.workshopDays' },
      { key: 'nextFrom', header: 'adminReport.nextFrom' },
    ],
    usualSort: '-days',
    rows: rows.map((row) => () => ({
      id: row.trailerId,
      to: `/admin/trailers/${row.trailerId}`,
      cells: {
        name: row.trailerNumber,
        days: format.number(row.days),
        since: format.date(row.since, OPERATOR_ZONE),
        type: nameType(request, row.type),
        depot: row.depot,
        workshopDays: format.number(row.workshopDays, 1),
        nextFrom: row.nextFrom === null ? '–' : format.date(row.nextFrom, OPERATOR_ZONE),
      },
    })),
    total: null,
    totalValue: format.number(rows.length),
    bars: toBars(bars),
    csv: '/api/admin/figures/idle.csv',
  };
}
