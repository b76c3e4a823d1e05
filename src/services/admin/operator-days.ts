import { Temporal } from 'temporal-polyfill';
import { OPERATOR_ZONE } from '#domain/time/operator-day.ts';

/** Days of the operator's calendar, both included, as the instants between which they lie. */
export const toOperatorDays = (from: string | undefined, to: string | undefined) => ({
  from: from === undefined ? undefined : startOf(Temporal.PlainDate.from(from)),
  before: to === undefined ? undefined : startOf(Temporal.PlainDate.from(to).add({ days: 1 })),
});

const startOf = (day: Temporal.PlainDate): Date =>
  new Date(day.toZonedDateTime({ timeZone: OPERATOR_ZONE }).epochMilliseconds);
