import type { Temporal } from 'temporal-polyfill';
import type { Certificate } from '#domain/trailer/certificate.ts';
import { isOut, isOver, type BookingState } from './booking-state.ts';
import { hasPassed, type Period } from '#domain/time/period.ts';
import { localDate } from '#domain/time/wall-clock.ts';

/**
 * Told by the facts, never stored. `endangered`: the trailer is still out with an overdue customer. `toConfirm`: its return
 * waits for the depot's confirmation.
 */
export const BOOKING_FLAGS = [
  'toConfirm',
  'overdue',
  'extended',
  'damaged',
  'certificateEnding',
  'endangered',
] as const;
export type BookingFlag = (typeof BOOKING_FLAGS)[number];

export type BookingFacts = {
  readonly state: BookingState;
  readonly isHandedBack: boolean;
  readonly period: Period;
  readonly extensions: number;
  readonly newDamages: number;
  readonly certificates: readonly Certificate[];
  readonly isTrailerOverdueElsewhere: boolean;
};

type OutBooking = { readonly state: BookingState; readonly isHandedBack: boolean };

/** Whoever has handed the trailer back is not late any more. */
export const isOverdue = ({ state, isHandedBack }: OutBooking, end: Temporal.Instant, now: Temporal.Instant): boolean =>
  isOut(state) && !isHandedBack && hasPassed(end, now);

export function bookingFlags(booking: BookingFacts, now: Temporal.Instant): readonly BookingFlag[] {
  const { state, period, extensions, newDamages, certificates, isTrailerOverdueElsewhere } = booking;
  const lastDay = localDate(period.to, period.timeZone);
  const isAhead = !isOver(state) && state !== 'returned';
  const holds: Record<BookingFlag, boolean> = {
    toConfirm: booking.isHandedBack,
    overdue: isOverdue(booking, period.to, now),
    extended: extensions > 0,
    damaged: newDamages > 0,
    certificateEnding: isAhead && certificates.some(({ validUntil }) => validUntil < lastDay),
    endangered: state === 'reserved' && isTrailerOverdueElsewhere,
  };
  return BOOKING_FLAGS.filter((flag) => holds[flag]);
}
