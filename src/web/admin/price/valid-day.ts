import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { fromWallTime, localDate } from '#domain/time/wall-clock.ts';

/** Prices begin with a day of the operator. */
export const toDay = (instant: string): string => localDate(instant, OPERATOR_ZONE);

/** Undefined for a text that is no day. */
export const toInstant = (day: string): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(day) ? fromWallTime(`${day}T00:00`, OPERATOR_ZONE) : undefined;
