import { localYear } from '#domain/time/wall-clock.ts';
import type { Format } from '#i18n/format.ts';

type Period = { readonly from: string; readonly to: string; readonly timeZone: string };

/** First and last day of a period. Another year than this one stands once, at the end, unless it has two of them. */
export function periodDays(format: Format, { from, to, timeZone }: Period, now: Date) {
  const [thisYear, firstYear, lastYear] = [now, from, to].map((at) => localYear(at, timeZone));
  const day = (instant: string, isYearKnown: boolean) =>
    isYearKnown ? format.shortDate(instant, timeZone) : format.date(instant, timeZone);
  return {
    from: day(from, firstYear === thisYear || firstYear === lastYear),
    to: day(to, lastYear === thisYear),
  };
}
