import { keysOf, tableOf } from '#domain/table.ts';
import { isTrailerType, rulesOf, TRAILER_TYPES, type TrailerType } from './trailer-type.ts';

/** So many hours a trailer of each type stays off the market after its return, if it is rented now. */
export type TurnaroundTimes = Readonly<Record<TrailerType, number>>;

/** So many may be decided. */
export const MOST_TURNAROUND_HOURS = 72;

export const USUAL_TURNAROUND: TurnaroundTimes = tableOf(
  keysOf(TRAILER_TYPES),
  (type) => TRAILER_TYPES[type].turnaroundHours,
);

/** A configured type that the rules do not know is treated like any other box, whatever is decided. */
export const turnaroundNow = (times: TurnaroundTimes, type: string): number =>
  isTrailerType(type) ? times[type] : rulesOf(type).turnaroundHours;

/** What a rental or a hold was agreed with. From before it was kept there is none: the table of types held for all. */
export const turnaroundKept = (hours: number | null, type: string): number => hours ?? rulesOf(type).turnaroundHours;
