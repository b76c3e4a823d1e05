import { isDropped } from '#domain/booking/booking-state.ts';
import { LONG_TERM_DAYS } from '#domain/time/period.ts';
import { daysBetween } from '#domain/time/wall-clock.ts';
import type { BilledBooking, BilledOrder, BillingCycle } from './billed-order.ts';

/** So many days are billed at a time where the month does not count. */
export const CYCLE_DAYS = 28;

/**
 * The days of a rental whose cycle is over on a day, agreed or not: an extension agreed on the last day must not move the
 * end of a cycle that was billed.
 */
export function cycledDays(startsOn: string, cycle: BillingCycle, today: string): number {
  const passed = Math.max(0, daysBetween(startsOn, today));
  if (cycle === 'days28') return passed - (passed % CYCLE_DAYS);
  return Math.max(0, daysBetween(startsOn, `${today.slice(0, 8)}01`));
}

/** How many days of a booking may be billed on a day. Up to 30 agreed days are billed at once, after the return. */
export function billableDays(
  { state, startsOn, agreedDays, finalDays }: BilledBooking,
  { isPaidInAdvance, cycle }: Pick<BilledOrder, 'isPaidInAdvance' | 'cycle'>,
  today: string,
): number {
  if (isDropped(state)) return 0;
  if (finalDays !== null) return finalDays;
  if (isPaidInAdvance) return agreedDays;
  return agreedDays <= LONG_TERM_DAYS ? 0 : Math.min(agreedDays, cycledDays(startsOn, cycle, today));
}
