import type { WeeklyHours } from '#domain/depot/opening-hours.ts';
import { addDays } from '#domain/time/wall-clock.ts';

const DAYS_AHEAD = [1, 2, 3, 4, 5, 6, 7];
const USUAL_TIME = '08:00';
const FROM_SUNDAY = ['7', '1', '2', '3', '4', '5', '6'] as const;

/** When a trailer can leave a depot, by its clock: as it opens on the next day on which it usually does. */
export function firstDeparture(week: WeeklyHours, today: string): string {
  const openings = DAYS_AHEAD.flatMap((ahead) => {
    const day = addDays(today, ahead);
    const [hours] = week[FROM_SUNDAY[new Date(`${day}T00:00Z`).getUTCDay()] ?? '1'] ?? [];
    return hours === undefined ? [] : [`${day}T${hours.from}`];
  });
  return openings[0] ?? `${addDays(today, 1)}T${USUAL_TIME}`;
}
