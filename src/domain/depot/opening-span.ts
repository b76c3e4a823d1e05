import type { Temporal } from 'temporal-polyfill';
import { hoursOn, type DepotCalendar } from './opening-hours.ts';

/** One stretch in which the counter is open. */
export type OpeningSpan = { readonly opens: Temporal.Instant; readonly closes: Temporal.Instant };

/** Nobody closes for longer; without a bound a depot without hours would be searched for ever. */
const SEARCH_DAYS = 60;

function toInstant(date: Temporal.PlainDate, time: string, timeZone: string): Temporal.Instant {
  if (time === '24:00') return toInstant(date.add({ days: 1 }), '00:00', timeZone);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return date.toPlainDateTime({ hour, minute }).toZonedDateTime(timeZone).toInstant();
}

/** Time zones are slow to compute with, and a search asks all depots for the same few days again and again. */
const known = new WeakMap<DepotCalendar, Map<string, readonly OpeningSpan[]>>();

/** The opening spans of a local day, as instants. A span that a clock change swallows is none. */
export function spansOn(calendar: DepotCalendar, date: Temporal.PlainDate): readonly OpeningSpan[] {
  const days = known.get(calendar) ?? new Map<string, readonly OpeningSpan[]>();
  known.set(calendar, days);
  const day = date.toString();
  const spans = days.get(day) ?? computeSpans(calendar, date);
  days.set(day, spans);
  return spans;
}

const computeSpans = (calendar: DepotCalendar, date: Temporal.PlainDate): readonly OpeningSpan[] =>
  hoursOn(calendar, date)
    .map(({ from, to }) => ({
      opens: toInstant(date, from, calendar.timeZone),
      closes: toInstant(date, to, calendar.timeZone),
    }))
    .filter(({ opens, closes }) => opens.epochMilliseconds < closes.epochMilliseconds);

/** Opening spans of the day before `at` and of the days after it, in order; lazily, as few are usually looked at. */
export function* spansFrom(calendar: DepotCalendar, at: Temporal.Instant): Generator<OpeningSpan> {
  const today = at.toZonedDateTimeISO(calendar.timeZone).toPlainDate();
  for (let day = -1; day <= SEARCH_DAYS; day += 1) yield* spansOn(calendar, today.add({ days: day }));
}

/** Opening spans of the day of `at` and of the days before it, latest first. */
export function* spansBefore(calendar: DepotCalendar, at: Temporal.Instant): Generator<OpeningSpan> {
  const today = at.toZonedDateTimeISO(calendar.timeZone).toPlainDate();
  for (let day = 0; day <= SEARCH_DAYS; day += 1) yield* spansOn(calendar, today.subtract({ days: day })).toReversed();
}
