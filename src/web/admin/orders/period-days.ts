import type { Format } from '#i18n/format.ts';

type Period = { readonly from: string; readonly to: string; readonly timeZone: string };

const yearOf = (instant: string | Date) => new Date(instant).getUTCFullYear();

/** First and last day of a period. Another year than this one stands once, at the end, unless it has two of them. */
export function periodDays(format: Format, { from, to, timeZone }: Period, now: Date) {
  const day = (instant: string, isYearKnown: boolean) =>
    isYearKnown ? format.shortDate(instant, timeZone) : format.date(instant, timeZone);
  return {
    from: day(from, [yearOf(now), yearOf(to)].includes(yearOf(from))),
    to: day(to, yearOf(to) === yearOf(now)),
  };
}
