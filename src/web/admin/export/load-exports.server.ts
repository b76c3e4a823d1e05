import { type DatevPreview, datevPreviewQuery, type ExportOverview, type ExportRun } from '#contract/admin-export.ts';
import { monthBefore } from '#domain/export/plan-export.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { Format } from '#i18n/format.ts';
import { getExports } from '#services/export/get-exports.ts';
import { previewDatev } from '#services/export/preview-datev.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

/** So many months back a file can be chosen; what is left of earlier ones is in the next. */
const MONTHS = 24;

export async function loadExports(request: PageRequest, { searchParams }: URL) {
  const { deps, format, locale, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(datevPreviewQuery, searchParams);
  const overview = requireValue(await getExports(deps, actor));
  const preview = requireValue(await previewDatev(deps, actor, query));
  const { adviser, client, chart } = overview.datev;
  const today = operatorToday(toInstant(deps.clock.now())).toString();
  return {
    title: pageTitle(request, 'admin.nav.exports'),
    isBilledHere: overview.isBilledHere,
    isSetUp: adviser !== null && client !== null,
    chart,
    months: listMonths(today, preview.month).map((id) => ({ id, label: monthText(format, id) })),
    preview: toPreviewView(preview, format),
    accounts: overview.accounts.map((account) => toAccountView(account, format)),
    runs: overview.runs.map((run) => toRunView(run, format)),
    years: overview.years.map((year) => toYearView(year, format, locale)),
  };
}

export type ExportsView = Awaited<ReturnType<typeof loadExports>>;
export type PreviewView = ExportsView['preview'];
export type BookingView = PreviewView['rows'][number];
export type RunView = ExportsView['runs'][number];
export type YearView = ExportsView['years'][number];
export type AccountView = ExportsView['accounts'][number];

/** The newest first, and whichever is looked at. */
function listMonths(today: string, chosen: string): readonly string[] {
  const months = [today.slice(0, 7)];
  while (months.length < MONTHS) months.push(monthBefore(months.at(-1) ?? today));
  return months.includes(chosen) ? months : [...months, chosen];
}

const dayText = (format: Format, day: string): string => format.date(`${day}T12:00:00Z`, 'UTC');
const monthText = (format: Format, month: string): string =>
  `${format.month(`${month}-01T12:00:00Z`, 'UTC')} ${month.slice(0, 4)}`;

const toPreviewView = (preview: DatevPreview, format: Format) => ({
  month: preview.month,
  monthName: monthText(format, preview.month),
  from: dayText(format, preview.from),
  to: dayText(format, preview.to),
  isRunning: preview.isRunning,
  documents: preview.documents,
  billed: format.money(preview.billed),
  payments: preview.payments,
  paid: format.money(preview.paid),
  earlier: preview.earlier,
  unknownMoney: preview.unknownMoney,
  withoutDebtor: preview.withoutDebtor,
  formerYear: preview.formerYear && {
    bookings: preview.formerYear.bookings,
    id: preview.formerYear.month,
    month: monthText(format, preview.formerYear.month),
  },
  missingAccounts: preview.missingAccounts,
  isWhole: preview.isWhole,
  rows: preview.rows.map(({ on, amount, ...row }, i) => ({
    ...row,
    id: String(i),
    day: dayText(format, on),
    amount: format.money(amount),
  })),
});

const toRunView = (run: ExportRun, format: Format) => ({
  id: run.id,
  month: monthText(format, run.month),
  fileName: run.fileName,
  bookings: run.documents + run.payments,
  billed: format.money(run.billed),
  paid: format.money(run.paid),
  time: recordTime(format, run.createdAt),
  by: run.createdBy,
});

/** Files of a small shop are no megabyte. */
function sizeText(bytes: number, locale: string): string {
  const [unit, size] = bytes < 1e6 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size);
}

const toYearView = (
  { year, documents, bytes, parts, keptUntil }: ExportOverview['years'][number],
  format: Format,
  locale: string,
) => ({
  id: String(year),
  documents,
  size: sizeText(bytes, locale),
  parts: Array.from({ length: parts }, (_, i) => i + 1),
  keptUntil: dayText(format, keptUntil),
});

const toAccountView = (account: ExportOverview['accounts'][number], format: Format) => ({
  ...account,
  id: `${account.case} ${account.country ?? ''}`,
  country: account.country && format.country(account.country),
});
