import type { BilledBy } from '#domain/billing/billed-by.ts';
import type { BookingState } from '#domain/booking/booking-state.ts';
import { daysBetween } from '#domain/time/wall-clock.ts';

/** So long after its return something can be charged for a rental: claims of lessors lapse after half a year. */
export const LATEST_CHARGE_DAYS = 183;
/** So many days a customer can object to a claim. */
export const OBJECTION_DAYS = 7;

type Subject = {
  readonly billing: BilledBy;
  readonly state: BookingState;
  /** `YYYY-MM-DD`, once it is back. */
  readonly returnedOn: string | null;
};
export type ChargeObstacle = 'billed-elsewhere' | 'not-chargeable';

const BEGUN: readonly BookingState[] = ['onRent', 'returnAnnounced', 'returned', 'closed'];

/** Why nothing can be charged for a booking today, if so. */
export function findChargeObstacle({ billing, state, returnedOn }: Subject, today: string): ChargeObstacle | undefined {
  if (billing === 'external') return 'billed-elsewhere';
  if (!BEGUN.includes(state)) return 'not-chargeable';
  const isLate = returnedOn !== null && daysBetween(returnedOn, today) > LATEST_CHARGE_DAYS;
  return isLate ? 'not-chargeable' : undefined;
}
