import { Temporal } from 'temporal-polyfill';
import type { ReportPeriod } from './report.ts';

/** Days of the operator's calendar, both included. */
export type Days = { readonly from: string; readonly to: string };

const MONTHS_OF = { month: 1, lastMonth: 1, quarter: 3, lastQuarter: 3, year: 12, lastYear: 12 } as const;

/** The days of a period around a day. */
export function daysOfPeriod(period: ReportPeriod, today: Temporal.PlainDate): Days {
  const months = MONTHS_OF[period];
  const back = period.startsWith('last') ? months : 0;
  const from = today.with({ day: 1 }).subtract({ months: ((today.month - 1) % months) + back });
  return { from: from.toString(), to: from.add({ months }).subtract({ days: 1 }).toString() };
}

/** A year before; the 29th of February becomes the 28th. */
export const yearBefore = (day: string): string => Temporal.PlainDate.from(day).subtract({ years: 1 }).toString();

/** Periods up to this long are shown day by day, longer ones by the months they reach into. */
const LONGEST_BY_DAY = 31;

/** The first days of the parts in which a period is shown. */
export function partsOf({ from, to }: Days): readonly string[] {
  const first = Temporal.PlainDate.from(from);
  const last = Temporal.PlainDate.from(to);
  const isByDay = first.until(last).days < LONGEST_BY_DAY;
  const parts: string[] = [];
  for (
    let day = first;
    Temporal.PlainDate.compare(day, last) <= 0;
    day = isByDay ? day.add({ days: 1 }) : day.with({ day: 1 }).add({ months: 1 })
  ) {
    parts.push(day.toString());
  }
  return parts;
}
