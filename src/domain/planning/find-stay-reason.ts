import { Temporal } from 'temporal-polyfill';
import type { BookingState } from '#domain/booking/booking-state.ts';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import { PLANNING_LIMITS } from './planning-limit.ts';

export type Moveable = {
  readonly state: BookingState;
  readonly unitChoice: UnitChoice;
  /** It ends at another depot: its trailer, and what brings that back, are planned by where it leads. */
  readonly isOneWay: boolean;
  readonly isHandoverBegun: boolean;
  readonly pickUp: Temporal.Instant;
  /** When it was given another trailer last. */
  readonly movedAt: Temporal.Instant | null;
};

/** Why a booking keeps its trailer, the plainest first. */
export const STAY_REASONS = ['state', 'handover', 'exact', 'oneWay', 'soon', 'moved'] as const;
export type StayReason = (typeof STAY_REASONS)[number];

const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) < 0;

/** Why a booking must not be given another trailer without a person; undefined if it may. */
export function findStayReason(booking: Moveable, now: Temporal.Instant): StayReason | undefined {
  const { state, unitChoice, isOneWay, isHandoverBegun, pickUp, movedAt } = booking;
  if (state !== 'reserved') return 'state';
  if (isHandoverBegun) return 'handover';
  if (unitChoice === 'exact') return 'exact';
  if (isOneWay) return 'oneWay';
  if (isBefore(pickUp, now.add({ hours: PLANNING_LIMITS.leadHours }))) return 'soon';
  const rested = movedAt?.add({ hours: PLANNING_LIMITS.restDays * 24 });
  return rested !== undefined && isBefore(now, rested) ? 'moved' : undefined;
}
