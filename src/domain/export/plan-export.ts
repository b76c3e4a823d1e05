import { Temporal } from 'temporal-polyfill';
import { type DayRange, fiscalYearOf, monthOf } from './fiscal-year.ts';

export type ExportPlan = {
  readonly month: DayRange;
  readonly fiscalYear: DayRange;
  /** A file takes along what is left of the months before, but never of another fiscal year: its days name no year. */
  readonly range: DayRange;
  readonly isRunning: boolean;
  readonly isAhead: boolean;
};

export function planExport(
  month: string,
  { fiscalYearStart, today }: { readonly fiscalYearStart: string; readonly today: string },
): ExportPlan {
  const days = monthOf(month);
  const fiscalYear = fiscalYearOf(days.from, fiscalYearStart);
  return {
    month: days,
    fiscalYear,
    range: { from: fiscalYear.from, to: days.to },
    isRunning: days.from <= today && today <= days.to,
    isAhead: today < days.from,
  };
}

/** `YYYY-MM` of the month before a day's. */
export const monthBefore = (day: string): string =>
  Temporal.PlainYearMonth.from(day.slice(0, 7)).subtract({ months: 1 }).toString();
