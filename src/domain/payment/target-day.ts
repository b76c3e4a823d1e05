import type { Temporal } from 'temporal-polyfill';

const SATURDAY = 6;
const EASTER_MONDAY = 1;
const GOOD_FRIDAY = -2;
const CLOSED = new Set(['01-01', '05-01', '12-25', '12-26']);

/** Whether euro payments are settled that day: TARGET rests at weekends, on four fixed days and around Easter. */
export function isTargetDay(date: Temporal.PlainDate): boolean {
  if (date.dayOfWeek >= SATURDAY || CLOSED.has(date.toString().slice(-5))) return false;
  const { days } = easterSunday(date).until(date, { largestUnit: 'days' });
  return days !== GOOD_FRIDAY && days !== EASTER_MONDAY;
}

/** That day, or the first one after it. */
export const firstTargetDay = (date: Temporal.PlainDate): Temporal.PlainDate =>
  isTargetDay(date) ? date : nextTargetDay(date);

/** The first one after that day. */
export const nextTargetDay = (date: Temporal.PlainDate): Temporal.PlainDate => firstTargetDay(date.add({ days: 1 }));

/** The last one before that day. */
export function previousTargetDay(date: Temporal.PlainDate): Temporal.PlainDate {
  const before = date.subtract({ days: 1 });
  return isTargetDay(before) ? before : previousTargetDay(before);
}

/** The Gregorian computus, for the year of the given date. */
function easterSunday(date: Temporal.PlainDate): Temporal.PlainDate {
  const { year } = date;
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + correction + 15) % 30;
  const fullMoon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  return date.with({ month: 3, day: 28 }).add({ days: fullMoon - weekday });
}
