import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { addDays, fromWallTime } from '#domain/time/wall-clock.ts';

/** Days of the operator's calendar, both included, as the instants between which they lie. */
export const toOperatorDays = (from: string | undefined, to: string | undefined) => ({
  from: from === undefined ? undefined : startOf(from),
  before: to === undefined ? undefined : startOf(addDays(to, 1)),
});

const startOf = (day: string): Date => new Date(fromWallTime(`${day}T00:00`, OPERATOR_ZONE));
