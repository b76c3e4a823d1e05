import { Temporal } from 'temporal-polyfill';
import { HOUR_MS } from './duration.ts';

/** A point in time of which nothing else is asked: thousands of these cost less than a few that can be counted with. */
export type Moment = Pick<Temporal.Instant, 'epochMilliseconds'>;

/** A stretch of time, half-open: `to` no longer belongs to it. */
export type Stretch = { readonly from: Moment; readonly to: Moment };
export type Span = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

/** A rental's time, with the zone of the depot in whose days it is counted. */
export type Period = Span & {
  readonly timeZone: string;
  /** By whose clock it is brought back, if that is another depot. */
  readonly returnTimeZone?: string;
};

export const overlaps = (a: Stretch, b: Stretch): boolean =>
  a.from.epochMilliseconds < b.to.epochMilliseconds && b.from.epochMilliseconds < a.to.epochMilliseconds;

/** Whether a stretch holds all of another one. */
export const covers = (whole: Stretch, part: Stretch): boolean =>
  whole.from.epochMilliseconds <= part.from.epochMilliseconds &&
  part.to.epochMilliseconds <= whole.to.epochMilliseconds;

export const hasPassed = (at: Moment, now: Moment): boolean => at.epochMilliseconds <= now.epochMilliseconds;

/** The time in which nobody else can have the trailer: the rental and the hours in which it is made ready again. */
export const occupiedSpan = ({ from, to }: Span, turnaroundHours: number): Span => ({
  from,
  to: occupiedUntil(to, turnaroundHours),
});

export const occupiedUntil = (end: Moment, turnaroundHours: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(occupiedUntilMs(end, turnaroundHours));

export const occupiedUntilMs = (end: Moment, turnaroundHours: number): number =>
  end.epochMilliseconds + turnaroundHours * HOUR_MS;

export const LONG_TERM_DAYS = 30;

/** More than 30 days by the depot's clock, without any grace: the line that VAT and certificates draw. */
export const isLongTerm = ({ from, to, timeZone }: Period): boolean =>
  to.epochMilliseconds > from.toZonedDateTimeISO(timeZone).add({ days: LONG_TERM_DAYS }).epochMilliseconds;
