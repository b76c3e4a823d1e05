import type {
  IdleReportQuery,
  IdleTrailer,
  MoneyReport,
  MoneyReportQuery,
  UsageReport,
  UsageReportQuery,
} from '#contract/admin-report.ts';
import { GROUPING_KEYS } from '#contract/grouping-key.ts';
import type { Grouping } from '#domain/admin/report.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type CsvReader, onOperatorClock, operatorTime, type Say } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { getIdleReport } from './get-idle-report.ts';
import { getMoneyReport } from './get-money-report.ts';
import { getUsageReport } from './get-usage-report.ts';

type File = Promise<Outcome<ReadableStream<Uint8Array>>>;

const write = <Row>(reader: CsvReader, columns: CsvColumns<Row>, items: readonly Row[]): File =>
  writeCsv(reader, columns, () => Promise.resolve(ok({ items, nextCursor: null })));

const nameOf = (say: Say, by: Grouping, name: string): string => (by === 'type' ? say(`trailerType.${name}`) : name);

const euros = (amount: { readonly cents: number } | null): number | null => amount && amount.cents / 100;

/** The table of order intake or earned revenue. */
export async function exportMoneyReport(deps: Reads, actor: Actor, query: MoneyReportQuery, reader: CsvReader): File {
  const report = await getMoneyReport(deps, actor, query);
  return report.ok ? write(reader, moneyColumns(reader.say, report.value), report.value.rows) : report;
}

const moneyColumns = (say: Say, { figure, by }: MoneyReport): CsvColumns<MoneyReport['rows'][number]> => ({
  [say(GROUPING_KEYS[by])]: ({ name }) => nameOf(say, by, name),
  [say('word.bookings')]: ({ bookings }) => bookings,
  [say(`adminReport.figure.${figure}`)]: ({ net }) => euros(net),
  ...(figure === 'intake' && { [say('adminReport.dropped')]: ({ droppedNet }) => euros(droppedNet) }),
  [say('adminReport.previousYear')]: ({ previousNet }) => euros(previousNet),
});

/** The table of how the fleet was used. */
export async function exportUsageReport(deps: Reads, actor: Actor, query: UsageReportQuery, reader: CsvReader): File {
  const report = await getUsageReport(deps, actor, query);
  return report.ok ? write(reader, usageColumns(reader.say, report.value), report.value.rows) : report;
}

const usageColumns = (say: Say, { by, total }: UsageReport): CsvColumns<UsageReport['rows'][number]> => ({
  [say(GROUPING_KEYS[by])]: ({ name }) => nameOf(say, by, name),
  ...(by !== 'customer' && {
    [say('word.trailers')]: ({ trailers }) => trailers,
    [say('adminReport.availableDays')]: ({ availableDays }) => availableDays,
    [say('adminReport.workshopDays')]: ({ workshopDays }) => workshopDays,
    [say('adminReport.offDays')]: ({ offDays }) => offDays,
  }),
  [say('adminReport.rentedDays')]: ({ rentedDays }) => rentedDays,
  [say('adminReport.rentedDaysBefore')]: ({ previousRentedDays }) => previousRentedDays,
  [say(by === 'customer' ? 'adminReport.share' : 'adminFigure.chart.title')]: ({ percent }) => percent,
  [say('adminReport.percentBefore')]: ({ previousPercent }) => previousPercent,
  ...(total.revenue !== null && {
    [say('adminReport.figure.revenue')]: ({ revenue }) => euros(revenue),
    [say('adminReport.revenuePerDay')]: ({ revenuePerDay }) => euros(revenuePerDay),
    ...(by !== 'customer' && { [say('adminReport.listPercent')]: ({ listPercent }) => listPercent }),
    [say('adminReport.revenueBefore')]: ({ previousRevenue }) => euros(previousRevenue),
  }),
});

/** The table of idle trailers. */
export async function exportIdleReport(deps: Reads, actor: Actor, query: IdleReportQuery, reader: CsvReader): File {
  const report = await getIdleReport(deps, actor, query);
  return report.ok ? write(reader, idleColumns(reader.say), report.value.rows) : report;
}

const idleColumns = (say: Say): CsvColumns<IdleTrailer> => ({
  [say('word.noun.trailer')]: ({ trailerNumber }) => trailerNumber,
  [say('word.type')]: ({ type }) => say(`trailerType.${type}`),
  [say('word.noun.depot')]: ({ depot }) => depot,
  [onOperatorClock(say('adminReport.idleSince'))]: ({ since }) => operatorTime(since),
  [say('adminReport.idleDays')]: ({ days }) => days,
  [say('adminReport.workshopDays')]: ({ workshopDays }) => workshopDays,
  [onOperatorClock(say('adminReport.nextFrom'))]: ({ nextFrom }) => operatorTime(nextFrom),
});
