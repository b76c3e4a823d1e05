import type { UsageReport } from '#contract/admin-report.ts';
import { GROUPING_KEYS } from '#contract/grouping-key.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { describeDays, nameGroup, pageOf, toBars } from './describe-report.server.ts';
import { MOST_BARS, type ReportColumn, type ReportRow, type ReportView } from './report-view.ts';

type Sums = UsageReport['total'];
type Row = UsageReport['rows'][number];

/** How the fleet was used in words, or how long workshops had it. */
export function describeUsage(request: PageRequest, report: UsageReport, figure: 'usage' | 'workshop'): ReportView {
  const { by, total } = report;
  const isWorkshop = figure === 'workshop';
  const rows = isWorkshop ? report.rows.filter(({ workshopDays }) => workshopDays) : report.rows;
  const nameOf = nameGroup(request, by, false);
  const cellsOf = toCells(request);
  return {
    ...describeDays(request, report),
    by,
    about: isWorkshop
      ? 'adminReport.about.workshop'
      : by === 'customer'
        ? 'adminReport.about.customer'
        : 'adminReport.about.usage',
    columns: [
      { key: 'name', header: GROUPING_KEYS[by], sort: 'name' },
      ...(isWorkshop ? WORKSHOP_COLUMNS : columnsOf(report)),
    ],
    usualSort: isWorkshop ? '-workshopDays' : by === 'trailer' ? 'percent' : '-rentedDays',
    rows: rows.map((row) => () => ({
      id: row.key,
      to: pageOf(by, row.key),
      cells: { name: nameOf(row).name, ...cellsOf(row) },
    })),
    total: { id: 'total', to: null, cells: cellsOf(total) },
    totalValue: cellsOf(total)[isWorkshop ? 'workshopDays' : 'percent'] ?? '',
    bars: toBars(rows.slice(0, MOST_BARS).map((row) => toBar(row, { nameOf, cellsOf, isWorkshop }))),
    csv: '/api/admin/figures/usage.csv',
  };
}

const toCells =
  ({ format }: PageRequest) =>
  (sums: Sums): ReportRow['cells'] => {
    const days = (value: number | null) => (value === null ? '–' : format.number(value, 1));
    const percent = (value: number | null) => (value === null ? '–' : format.percent(value));
    const money = (value: Sums['revenue']) => (value === null ? '–' : format.money(value));
    return {
      trailers: sums.trailers === null ? '–' : format.number(sums.trailers),
      availableDays: days(sums.availableDays),
      workshopDays: days(sums.workshopDays),
      offDays: days(sums.offDays),
      rentedDays: days(sums.rentedDays),
      rentedDaysBefore: days(sums.previousRentedDays),
      percent: percent(sums.percent),
      percentBefore: percent(sums.previousPercent),
      revenue: money(sums.revenue),
      revenuePerDay: money(sums.revenuePerDay),
      listPercent: percent(sums.listPercent),
      revenueBefore: money(sums.previousRevenue),
    };
  };

const WORKSHOP_COLUMNS: readonly ReportColumn[] = [
  { key: 'workshopDays', header: 'adminReport.workshopDays', sort: 'workshopDays' },
  { key: 'trailers', header: 'word.trailers' },
  { key: 'availableDays', header: 'adminReport.availableDays' },
  { key: 'rentedDays', header: 'adminReport.rentedDays', sort: 'rentedDays' },
];

const columnsOf = ({ by, total }: UsageReport): readonly ReportColumn[] => [
  { key: 'percent', header: by === 'customer' ? 'adminReport.share' : 'adminFigure.tile.utilisation', sort: 'percent' },
  { key: 'percentBefore', header: 'adminReport.percentBefore' },
  { key: 'rentedDays', header: 'adminReport.rentedDays', sort: 'rentedDays' },
  ...(by === 'customer'
    ? ([{ key: 'rentedDaysBefore', header: 'adminReport.rentedDaysBefore' }] as const)
    : ([
        { key: 'availableDays', header: 'adminReport.availableDays' },
        { key: 'workshopDays', header: 'adminReport.workshopDays', sort: 'workshopDays' },
        { key: 'offDays', header: 'adminReport.offDays' },
      ] as const)),
  ...(total.revenue === null
    ? []
    : ([
        { key: 'revenue', header: 'adminReport.figure.revenue', sort: 'revenue' },
        { key: 'revenuePerDay', header: 'adminReport.revenuePerDay', sort: 'revenuePerDay' },
        ...(by === 'customer'
          ? []
          : [{ key: 'listPercent', header: 'adminReport.listPercent', sort: 'listPercent' } as const]),
        { key: 'revenueBefore', header: 'adminReport.previousYear' },
      ] as const)),
];

type Words = {
  readonly nameOf: ReturnType<typeof nameGroup>;
  readonly cellsOf: ReturnType<typeof toCells>;
  readonly isWorkshop: boolean;
};

function toBar(row: Row, { nameOf, cellsOf, isWorkshop }: Words) {
  const { name, label } = nameOf(row);
  const cells = cellsOf(row);
  const shown = cells[isWorkshop ? 'workshopDays' : 'percent'] ?? '';
  return {
    id: row.key,
    label,
    value: `${name}: ${shown}`,
    amount: (isWorkshop ? row.workshopDays : row.percent) ?? 0,
    before: isWorkshop ? null : { value: cells['percentBefore'] ?? '', amount: row.previousPercent ?? 0 },
  };
}
