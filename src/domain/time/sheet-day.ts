import { DAY_MS } from './duration.ts';

/** What spreadsheets count days from, so that the first of January 1900 is day 2: they believe that 1900 was a leap year. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** `2026-11-15` or `2026-11-15 08:00` as a spreadsheet counts: days, and the time as a part of one. */
export const toSheetDay = (wallTime: string): number =>
  (Date.parse(`${wallTime.replace(' ', 'T')}${wallTime.includes(':') ? ':00' : 'T00:00:00'}Z`) - DAY_ZERO) / DAY_MS;
