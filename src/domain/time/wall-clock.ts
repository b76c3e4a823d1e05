import { parseDateTime, toZoned } from '@internationalized/date';

/** The instant at which a clock in a zone shows a wall time (`YYYY-MM-DDTHH:mm`). */
export const toInstant = (wallTime: string, timeZone: string): string =>
  toZoned(parseDateTime(wallTime), timeZone).toAbsoluteString();

/** What a clock in a zone shows, `YYYY-MM-DDTHH:mm`. */
export function toWallTime(instant: string | Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}
