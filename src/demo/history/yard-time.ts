import { Temporal } from 'temporal-polyfill';
import { hoursOn, type DepotCalendar } from '#domain/depot/opening-hours.ts';

const MINUTES_OF_HOUR = 60;
const STEP_MINUTES = 15;
/** When people come to a key box on a day without a counter. */
const WITHOUT_COUNTER = [{ from: '08:00', to: '16:00' }] as const;

const hours = (calendar: DepotCalendar, date: Temporal.PlainDate) => {
  const ranges = hoursOn(calendar, date);
  return ranges.length === 0 && calendar.keyBox ? WITHOUT_COUNTER : ranges;
};

/** Whether a trailer can change hands on a day. */
export const isOpenOn = (calendar: DepotCalendar, date: Temporal.PlainDate): boolean =>
  hours(calendar, date).length > 0;

/**
 * A time of an open day: `share` 0 is the opening, 1 the closing, in quarters of an hour, and never in a midday break.
 */
export function yardTime(calendar: DepotCalendar, date: Temporal.PlainDate, share: number): Temporal.PlainTime {
  const ranges = hours(calendar, date).map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));
  const open = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  let rest = Math.round((share * open) / STEP_MINUTES) * STEP_MINUTES;
  for (const { from, to } of ranges) {
    if (rest <= to - from) return timeOf(from + rest);
    rest -= to - from;
  }
  throw new RangeError(`Closed on ${date.toString()}`);
}

export const instantOf = (calendar: DepotCalendar, date: Temporal.PlainDate, plainTime: Temporal.PlainTime): Date =>
  new Date(date.toZonedDateTime({ timeZone: calendar.timeZone, plainTime }).epochMilliseconds);

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * MINUTES_OF_HOUR + minute;
}

/** Closing at midnight is a minute before it. */
const timeOf = (minutes: number): Temporal.PlainTime =>
  Temporal.PlainTime.from(
    { hour: Math.floor(minutes / MINUTES_OF_HOUR), minute: minutes % MINUTES_OF_HOUR },
    { overflow: 'constrain' },
  );
