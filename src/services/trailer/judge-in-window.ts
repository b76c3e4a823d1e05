import type { LaneRefusal } from '#domain/one-way/lane-refusal.ts';
import { availability, type Availability, type TrailerForRent } from '#domain/booking/availability.ts';
import type { SearchBasis } from './search-basis.ts';
import type { SearchWindow } from './search-window.ts';

/** Also, whatever the trailer does, that nobody offers its way to another depot. */
export type JudgedAvailability =
  | Availability
  | { readonly free: false; readonly reason: LaneRefusal; readonly nextFreeFrom?: undefined };

type Led = Pick<SearchWindow, 'lane' | 'returnDepot'>;

/** A trailer as the rules see it that is brought back to the depot of a window. */
export const leadingTo = (trailer: TrailerForRent, { lane, returnDepot }: Led): TrailerForRent =>
  lane?.ok
    ? {
        ...trailer,
        returnCalendar: returnDepot?.calendar,
        turnaroundHours: trailer.turnaroundHours + lane.value.driveHours,
      }
    : trailer;

/** Whether a trailer, as `leadingTo` makes it, can be had in a window. */
export const judgeInWindow = (
  trailer: TrailerForRent,
  { lane, resolved }: Pick<SearchWindow, 'lane' | 'resolved'>,
  { now }: Pick<SearchBasis, 'now'>,
): JudgedAvailability =>
  lane?.ok === false ? { free: false, reason: lane.error } : availability(trailer, resolved.period, now);
