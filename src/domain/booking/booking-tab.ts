import type { Temporal } from 'temporal-polyfill';
import type { OrderState } from '#domain/order/order-state.ts';
import { isOverdue } from './booking-flag.ts';
import type { BookingState } from './booking-state.ts';
import type { Period } from '#domain/time/period.ts';
import { localDate } from '#domain/time/wall-clock.ts';

/** Where a booking stands in the list. `waiting` cuts across: what needs someone to act. */
export const BOOKING_TABS = ['running', 'upcoming', 'waiting', 'past'] as const;
export type BookingTab = (typeof BOOKING_TABS)[number];

export const TAB_STATES = {
  running: ['onRent', 'returnAnnounced'],
  upcoming: ['reserved'],
  past: ['returned', 'closed', 'cancelled', 'noShow'],
} as const satisfies Record<Exclude<BookingTab, 'waiting'>, readonly BookingState[]>;

/** Why a booking waits for someone, most pressing first. */
export const ATTENTION = ['overdue', 'pickUpToday', 'approval', 'advancePayment'] as const;
export type Attention = (typeof ATTENTION)[number];

type WaitingBooking = {
  readonly state: BookingState;
  readonly isHandedBack: boolean;
  readonly orderState: OrderState;
  readonly period: Period;
};

/** The most pressing thing to do; today is the depot's. Whether an approval is this person's to give, the caller knows. */
export function findAttention(
  { state, isHandedBack, orderState, period }: WaitingBooking,
  now: Temporal.Instant,
): Attention | undefined {
  const { from, to, timeZone } = period;
  const isReserved = state === 'reserved';
  const isBinding = orderState === 'confirmed' || orderState === 'active';
  const holds: Record<Attention, boolean> = {
    overdue: isOverdue({ state, isHandedBack }, to, now),
    pickUpToday: isReserved && isBinding && localDate(from, timeZone) === localDate(now, timeZone),
    approval: isReserved && orderState === 'pendingApproval',
    advancePayment: isReserved && orderState === 'placed',
  };
  return ATTENTION.find((reason) => holds[reason]);
}
