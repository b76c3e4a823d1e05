import { addDays } from '../time/wall-clock.ts';
import type { ServiceCost } from './split-by-month.ts';

export type AgreedBooking = {
  /** Its first day by the calendar of the depot. */
  readonly from: string;
  readonly days: number;
  /** Net, as things stand. */
  readonly agreedCents: number;
  readonly billedCents: number;
  /** The last day that was billed. */
  readonly billedTo: string | null;
};

/** What of a booking is still to be billed, for the days that were not; undefined if nothing is. */
export function commitmentOf(booking: AgreedBooking): ServiceCost | undefined {
  const { from, days, agreedCents, billedCents, billedTo } = booking;
  const cents = agreedCents - billedCents;
  if (cents <= 0) return undefined;
  const to = addDays(from, Math.max(days, 1) - 1);
  const next = billedTo === null || billedTo < from ? from : addDays(billedTo, 1);
  // What is left once all days are billed belongs to the last of them.
  return { cents, from: next > to ? to : next, to };
}
