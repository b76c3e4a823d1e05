import type { Temporal } from 'temporal-polyfill';
import type { Season } from '#domain/depot/opening-hours.ts';

/** The days of a season, the one that is running or else the next. It may span New Year. */
export function nextSeason(
  { from, to }: Pick<Season, 'from' | 'to'>,
  today: Temporal.PlainDate,
): { readonly validFrom: string; readonly validThrough: string } {
  const day = today.toString().slice(5);
  const spansNewYear = from > to;
  // The year in which it ends.
  const year = today.year + (day > to ? 1 : 0);
  return { validFrom: `${spansNewYear ? year - 1 : year}-${from}`, validThrough: `${year}-${to}` };
}
