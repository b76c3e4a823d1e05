import type { Temporal } from 'temporal-polyfill';
import { MOST_TURNAROUND_HOURS } from '#domain/trailer/turnaround.ts';

/** Less than this beyond the turnaround, and a late return already spoils the next pick-up. */
const SPARE_HOURS = 2;

/** No changeover that takes longer is tight, whatever was agreed. */
export const LONGEST_TIGHT_HOURS = MOST_TURNAROUND_HOURS + SPARE_HOURS;

export const isTightChangeover = (
  turnaroundHours: number,
  returnAt: Temporal.Instant,
  pickUpAt: Temporal.Instant,
): boolean => pickUpAt.since(returnAt).total('hours') < turnaroundHours + SPARE_HOURS;
