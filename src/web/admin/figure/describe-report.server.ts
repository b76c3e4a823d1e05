import type { Days } from '#domain/admin/report-period.ts';
import type { Grouping } from '#domain/admin/report.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { nameType } from '../list/list-types.server.ts';
import type { ReportBar, ReportView } from './report-view.ts';

type Counted = { readonly counted: Days | null; readonly previous: Days | null };

const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** The days that are counted, and those of the year before. */
export function describeDays(
  { format }: PageRequest,
  { counted, previous }: Counted,
): Pick<ReportView, 'counted' | 'isAhead'> {
  if (counted === null || previous === null) return { counted: null, isAhead: true };
  const write = (day: string) => format.date(noonOf(day), 'UTC');
  return {
    counted: {
      from: write(counted.from),
      to: write(counted.to),
      previousFrom: write(previous.from),
      previousTo: write(previous.to),
    },
    isAhead: false,
  };
}

type Group = { readonly key: string; readonly name: string };

/** Months are told by name, days by their date, all else by what it is called. */
export function nameGroup(request: PageRequest, by: Grouping, isByMonth: boolean) {
  const { format } = request;
  return ({ key, name }: Group): { readonly name: string; readonly label: string } => {
    if (by === 'type') return { name: nameType(request, key), label: nameType(request, key) };
    if (by !== 'time') return { name, label: name };
    const day = noonOf(key);
    return isByMonth
      ? { name: `${format.month(day, 'UTC')} ${key.slice(0, 4)}`, label: format.shortMonth(day, 'UTC') }
      : { name: format.fullDay(day, 'UTC'), label: format.shortDate(day, 'UTC').slice(0, 5) };
  };
}

const PAGES: Readonly<Partial<Record<Grouping, string>>> = {
  depot: '/admin/depots',
  trailer: '/admin/trailers',
  customer: '/admin/business-units',
};

export const pageOf = (by: Grouping, key: string): string | null => {
  const page = PAGES[by];
  return page === undefined ? null : `${page}/${key}`;
};

type Figured = Omit<ReportBar, 'part' | 'previous'> & {
  readonly amount: number;
  readonly before: { readonly value: string; readonly amount: number } | null;
};

/** What is below zero has no height; the table tells it. */
export function toBars(figured: readonly Figured[]): readonly ReportBar[] {
  const top = Math.max(0, ...figured.flatMap(({ amount, before }) => [amount, before?.amount ?? 0])) || 1;
  const partOf = (amount: number) => Math.max(0, amount) / top;
  return figured.map(({ amount, before, ...bar }) => ({
    ...bar,
    part: partOf(amount),
    previous: before && { value: before.value, part: partOf(before.amount) },
  }));
}

/** How much more or less than a year before, in percent; nothing to compare with is no change. */
export const describeChange = ({ format }: PageRequest, now: number, before: number): string => {
  if (before === 0) return '–';
  const percent = Math.round(((now - before) * 1000) / Math.abs(before)) / 10;
  return `${percent > 0 ? '+' : ''}${format.percent(percent)}`;
};
