import type { DrawnRow } from './lay-plan.ts';

/** Half a day is what is usually asked for first. */
const DAY = 1440;
const STEP = 30;

/** The empty stretch of a row that begins at a minute, or when it is free after that; at most a day of it, and nothing of the past. */
export function findStretch(
  { bars }: DrawnRow,
  at: number,
  now: number,
): { readonly from: number; readonly to: number } {
  const begin = Math.max(Math.ceil(at / STEP) * STEP, Math.ceil((now + 1) / STEP) * STEP);
  const from = bars.reduce((free, [, start, , , until]) => (start <= free && free < until ? until : free), begin);
  const next = bars.find(([, start]) => start > from)?.[1] ?? Infinity;
  return { from, to: Math.min(from + DAY, next) };
}
