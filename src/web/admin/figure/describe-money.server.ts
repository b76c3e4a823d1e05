import type { MoneyReport } from '#contract/admin-report.ts';
import { GROUPING_KEYS } from '#contract/grouping-key.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { describeChange, describeDays, nameGroup, pageOf, toBars } from './describe-report.server.ts';
import { MOST_BARS, type ReportRow, type ReportView } from './report-view.ts';

/** Order intake or earned revenue in words. */
export function describeMoney(request: PageRequest, report: MoneyReport): ReportView {
  const { format } = request;
  const { figure, by, rows, total } = report;
  const nameOf = nameGroup(request, by, isByMonth(report));
  const cellsOf = ({ bookings, net, droppedNet, previousNet }: MoneyReport['total']): ReportRow['cells'] => ({
    bookings: format.number(bookings),
    net: format.money(net),
    dropped: format.money(droppedNet),
    previous: format.money(previousNet),
    change: describeChange(request, net.cents, previousNet.cents),
  });
  const bars = (by === 'time' ? rows : rows.slice(0, MOST_BARS)).map(({ net, previousNet, ...group }) => ({
    id: group.key,
    label: nameOf(group).label,
    value: `${nameOf(group).name}: ${format.money(net)}`,
    amount: net.cents,
    before: { value: format.money(previousNet), amount: previousNet.cents },
  }));
  return {
    ...describeDays(request, report),
    by,
    about: `adminReport.about.${figure}`,
    columns: [
      { key: 'name', header: GROUPING_KEYS[by], sort: 'name' },
      { key: 'net', header: `adminReport.figure.${figure}`, sort: 'net' },
      ...(figure === 'intake' ? ([{ key: 'dropped', header: 'adminReport.dropped' }] as const) : []),
      { key: 'previous', header: 'adminReport.previousYear', sort: 'previousNet' },
      { key: 'change', header: 'adminReport.change' },
      { key: 'bookings', header: 'word.bookings', sort: 'bookings' },
    ],
    usualSort: by === 'time' ? 'name' : '-net',
    rows: rows.map((row) => () => ({
      id: row.key,
      to: pageOf(by, row.key),
      cells: { name: nameOf(row).name, ...cellsOf(row) },
    })),
    // A booking of several months is counted in each of them.
    total: { id: 'total', to: null, cells: { ...cellsOf(total), ...(by === 'time' && { bookings: '' }) } },
    totalValue: format.money(total.net),
    bars: toBars(bars),
    csv: '/api/admin/figures/money.csv',
  };
}

const isByMonth = ({ rows }: MoneyReport): boolean =>
  new Set(rows.map(({ key }) => key.slice(0, 7))).size === rows.length;
