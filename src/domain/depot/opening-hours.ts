import type { Temporal } from 'temporal-polyfill';

/** A stretch of a day in local wall time, such as 06:00 to 20:00; a day ends at 24:00. */
export type HoursRange = { readonly from: string; readonly to: string };

/** By ISO weekday, Monday is 1; a missing day is closed. */
export type WeeklyHours = Readonly<Partial<Record<'1' | '2' | '3' | '4' | '5' | '6' | '7', readonly HoursRange[]>>>;

/** A part of every year, `MM-DD` to `MM-DD` inclusive, in which other hours replace the week. It may span New Year. */
export type Season = { readonly from: string; readonly to: string; readonly week: WeeklyHours };

/** Days, inclusive, with hours of their own; `null` is closed. */
export type HoursException = {
  readonly startsOn: string;
  readonly endsOn: string;
  readonly hours: readonly HoursRange[] | null;
};

/** Everything that decides when a depot hands trailers over. All text is local to `timeZone`. */
export type DepotCalendar = {
  readonly timeZone: string;
  /** With a key box, pick-up and return are possible at any time. */
  readonly keyBox: boolean;
  readonly week: WeeklyHours;
  readonly seasons?: readonly Season[] | undefined;
  readonly exceptions: readonly HoursException[];
  /** Public holidays, `YYYY-MM-DD`. */
  readonly holidays: ReadonlySet<string>;
};

/** Whether a day of the year, `MM-DD`, is one of the season. */
export const isInSeason = (day: string, { from, to }: Pick<Season, 'from' | 'to'>): boolean =>
  from <= to ? from <= day && day <= to : from <= day || day <= to;

/** Of several, the one that starts last decides, then the one that ends first: an open day in a closed week is open. */
function findException(exceptions: readonly HoursException[], day: string): HoursException | undefined {
  return exceptions
    .filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
    .toSorted((a, b) => b.startsOn.localeCompare(a.startsOn) || a.endsOn.localeCompare(b.endsOn))[0];
}

/** Counter hours of a day in their order: its exception, else none on a holiday, else the season's, else the week's. */
export function hoursOn(calendar: DepotCalendar, date: Temporal.PlainDate): readonly HoursRange[] {
  const day = date.toString();
  const exception = findException(calendar.exceptions, day);
  if (exception) return exception.hours ?? [];
  if (calendar.holidays.has(day)) return [];
  const season = calendar.seasons?.find((candidate) => isInSeason(day.slice(5), candidate));
  const week: Readonly<Record<string, readonly HoursRange[] | undefined>> = (season ?? calendar).week;
  return (week[date.dayOfWeek] ?? []).toSorted((a, b) => a.from.localeCompare(b.from));
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether ranges are well-formed, not empty, in order and apart. */
export function areHours(ranges: readonly HoursRange[]): boolean {
  return ranges.every(({ from, to }, i) => {
    const previous = ranges[i - 1]?.to ?? '00:00';
    return TIME.test(from) && (TIME.test(to) || to === '24:00') && from < to && previous <= from;
  });
}
