import { Temporal } from 'temporal-polyfill';

/** Days, both of which count. */
export type DayRange = { readonly from: string; readonly to: string };

/** The days of `YYYY-MM`. */
export function monthOf(month: string): DayRange {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return { from: `${month}-01`, to: `${month}-${String(daysInMonth).padStart(2, '0')}` };
}

/** The fiscal year that a day lies in, of a business whose years begin on `MM-DD`. */
export function fiscalYearOf(day: string, start: string): DayRange {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < start ? 1 : 0);
  const from = Temporal.PlainDate.from(`${year}-${start}`);
  return { from: from.toString(), to: from.add({ years: 1 }).subtract({ days: 1 }).toString() };
}
