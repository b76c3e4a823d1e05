import { Temporal } from 'temporal-polyfill';
import type { Format } from '#i18n/format.ts';
import { toWallTime } from '#services/trailer/to-rental-period.ts';
import { wallTimeText } from '#web/trailer/results/wall-time-text.ts';

/** `Mi 18.11. 08:00`; in another year than today's `18.11.2025, 08:00`. */
export function wallMomentText(format: Format, wallTime: string, now: Date): string {
  if (wallTime.slice(0, 4) === String(now.getUTCFullYear())) return wallTimeText(format, wallTime);
  return `${format.date(`${wallTime.slice(0, 10)}T12:00:00Z`, 'UTC')}, ${wallTime.slice(11, 16)}`;
}

/** An instant by the clock of a depot. */
export const momentText = (format: Format, instant: string, { timeZone, now }: { timeZone: string; now: Date }) =>
  wallMomentText(format, toWallTime(Temporal.Instant.from(instant), timeZone), now);

/** From one local day to another; negative if the other one is earlier. */
export function daysBetween(from: Date | string, to: Date | string, timeZone: string): number {
  const dayOf = (at: Date | string) =>
    Temporal.Instant.fromEpochMilliseconds(new Date(at).getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  return dayOf(from).until(dayOf(to)).days;
}
