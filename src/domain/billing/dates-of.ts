import { addDays } from '#domain/time/wall-clock.ts';
import type { DateRange, DayRange } from './draft-document.ts';

/** The calendar days of days of a rental. */
export const datesOf = (startsOn: string, { from, to }: DayRange): DateRange => ({
  from: addDays(startsOn, from - 1),
  to: addDays(startsOn, to - 1),
});
