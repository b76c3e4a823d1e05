import { DAY_MS } from '#domain/time/duration.ts';
import { localDate, localYear } from '#domain/time/wall-clock.ts';
import type { Format } from '#i18n/format.ts';

type Here = { readonly timeZone: string; readonly now: Date };

/** By the clock of a depot `Mi 18.11. 08:00`; in another year than it is there `18.11.2025, 08:00`. */
export function momentText(format: Format, instant: Date | string, { timeZone, now }: Here): string {
  if (localYear(instant, timeZone) === localYear(now, timeZone)) return format.dayTime(instant, timeZone);
  return `${format.date(instant, timeZone)}, ${format.time(instant, timeZone)}`;
}

/** From one local day to another; negative if the other one is earlier. */
export const daysBetween = (from: Date | string, to: Date | string, timeZone: string): number =>
  (Date.parse(localDate(to, timeZone)) - Date.parse(localDate(from, timeZone))) / DAY_MS;
