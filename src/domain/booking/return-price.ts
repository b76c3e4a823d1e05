import type { Money } from '#domain/money/money.ts';
import { priceDifference, type RentalTerms } from '#domain/price/rental-price.ts';

export type ReturnSettlement = {
  readonly kind: 'asBooked' | 'earlyReturn' | 'lateReturn';
  /** The days that are paid for in the end. */
  readonly days: number;
  /** Net; a credit is negative. */
  readonly difference: Money;
};

/**
 * What a return on another day than booked changes. Early: the unused days are credited, but never below the type's
 * minimum. Late: the added days are charged as if they had been booked. Both at the booking's frozen terms.
 */
export function settleReturn(
  terms: RentalTerms,
  days: { readonly booked: number; readonly actual: number; readonly minimum: number },
): ReturnSettlement {
  const paid = Math.max(days.actual, Math.min(days.minimum, days.booked));
  const difference = priceDifference(terms, days.booked, paid);
  const kind = paid === days.booked ? 'asBooked' : paid < days.booked ? 'earlyReturn' : 'lateReturn';
  return { kind, days: paid, difference };
}
