import type { Depot } from '#contract/depot.ts';
import type { HoursRange, Season } from '#domain/depot/opening-hours.ts';
import { HALF_HOURS } from '#web/words/half-hours.ts';

export type Openings = Pick<Depot, 'keyBox' | 'hours' | 'specialDays'>;

const isInSeason = (day: string, { from, to }: Season): boolean =>
  from <= to ? from <= day && day <= to : from <= day || day <= to;

/** The hours of a local day as far as a depot tells them ahead; the server knows the holidays of later months, too. */
function hoursOf({ hours, specialDays }: Openings, date: string): readonly HoursRange[] {
  const special = specialDays.find((day) => day.date === date);
  if (special) return special.hours;
  const week: Readonly<Record<string, readonly HoursRange[] | undefined>> =
    hours.seasons.find((season) => isInSeason(date.slice(5), season))?.week ?? hours.week;
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return week[weekday === 0 ? 7 : weekday] ?? [];
}

/** The times of a local day at which a trailer can change hands, in half hours. Closing time itself is one. */
export function handoverTimes(openings: Openings, date: string): readonly string[] {
  if (openings.keyBox) return HALF_HOURS;
  const ranges = hoursOf(openings, date);
  return HALF_HOURS.filter((time) => ranges.some(({ from, to }) => from <= time && time <= to));
}

/** The possible time nearest to a wish; none on a closed day. */
export function nearestTime(times: readonly string[], wish: string): string | undefined {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return times.toSorted(
    (a, b) => Math.abs(minutes(a) - minutes(wish)) - Math.abs(minutes(b) - minutes(wish)) || a.localeCompare(b),
  )[0];
}
