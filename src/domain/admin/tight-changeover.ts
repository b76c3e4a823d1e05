import type { Temporal } from 'temporal-polyfill';
import { TRAILER_TYPES, turnaroundHours } from '#domain/trailer/trailer-type.ts';

/** Less than this beyond the turnaround, and a late return already spoils the next pick-up. */
const SPARE_HOURS = 2;

/** No changeover that takes longer is tight, whatever the type. */
export const LONGEST_TIGHT_HOURS =
  Math.max(...Object.values(TRAILER_TYPES).map((rules) => rules.turnaroundHours)) + SPARE_HOURS;

export const isTightChangeover = (type: string, returnAt: Temporal.Instant, pickUpAt: Temporal.Instant): boolean =>
  pickUpAt.since(returnAt).total('hours') < turnaroundHours(type) + SPARE_HOURS;
