import type { Temporal } from 'temporal-polyfill';

/** A stretch of time, half-open: `to` no longer belongs to it. */
export type Span = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

/** A rental's time, with the zone of the depot in whose days it is counted. */
export type Period = Span & { readonly timeZone: string };

export const overlaps = (a: Span, b: Span): boolean =>
  a.from.epochMilliseconds < b.to.epochMilliseconds && b.from.epochMilliseconds < a.to.epochMilliseconds;

export const hasPassed = (at: Temporal.Instant, now: Temporal.Instant): boolean =>
  at.epochMilliseconds <= now.epochMilliseconds;

/** The time in which nobody else can have the trailer: the rental and the hours in which it is made ready again. */
export const occupiedSpan = ({ from, to }: Span, turnaroundHours: number): Span => ({
  from,
  to: occupiedUntil(to, turnaroundHours),
});

export const occupiedUntil = (end: Temporal.Instant, turnaroundHours: number): Temporal.Instant =>
  end.add({ hours: turnaroundHours });

export const LONG_TERM_DAYS = 30;

/** More than 30 days by the depot's clock, without any grace: the line that VAT and certificates draw. */
export const isLongTerm = ({ from, to, timeZone }: Period): boolean =>
  to.epochMilliseconds > from.toZonedDateTimeISO(timeZone).add({ days: LONG_TERM_DAYS }).epochMilliseconds;
