import { addDays, daysBetween } from '../time/wall-clock.ts';
import { dueAfter } from './due-after.ts';

/** An amount for some days of service, the first and the last included. Below zero if it was given back. */
export type ServiceCost = { readonly cents: number; readonly from: string; readonly to: string };
/** `YYYY-MM` */
export type MonthCost = { readonly month: string; readonly cents: number };

/**
 * An amount by the months in which its days lie. What is due up to the end of a month is rounded, so that all months
 * together are the amount to the cent, and what is given back takes back just what was charged.
 */
export function splitByMonth({ cents, from, to }: ServiceCost): readonly MonthCost[] {
  // Most lines are of one month: a company has thousands of them.
  if (from.slice(0, 7) === to.slice(0, 7)) return [{ month: from.slice(0, 7), cents }];
  const days = daysBetween(from, to) + 1;
  const parts: MonthCost[] = [];
  let before = 0;
  for (let start = from; start <= to; start = startOfNextMonth(start)) {
    const next = startOfNextMonth(start);
    const due = next > to ? cents : dueAfter(cents, daysBetween(from, next), days);
    parts.push({ month: start.slice(0, 7), cents: due - before });
    before = due;
  }
  return parts;
}

const LONGEST_MONTH = 31;

const startOfNextMonth = (day: string): string => `${addDays(`${day.slice(0, 7)}-01`, LONGEST_MONTH).slice(0, 7)}-01`;
