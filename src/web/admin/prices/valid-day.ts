import { parseAbsolute, parseDate, toCalendarDate } from '@internationalized/date';

/** Prices begin with a day of the operator. */
const ZONE = 'Europe/Berlin';

export const toDay = (instant: string): string => toCalendarDate(parseAbsolute(instant, ZONE)).toString();
/** Undefined for a text that is no day. */
export function toInstant(day: string): string | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? parseDate(day).toDate(ZONE).toISOString() : undefined;
}
