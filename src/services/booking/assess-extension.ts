import type { Temporal } from 'temporal-polyfill';
import type { ExtensionReason } from '#contract/extension.ts';
import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import { checkExtension } from '#domain/booking/extension.ts';
import type { Period } from '#domain/time/period.ts';
import { add, subtract, type Money } from '#domain/money/money.ts';
import { needsApproval } from '#domain/order/approval.ts';
import { rentalPrice, type RentalPrice } from '#domain/price/rental-price.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import type { Tax } from '#domain/tax/vat.ts';
import { periodOf, termsOfBooking } from './booking-subject.ts';
import type { ExtensionGround } from './extension-ground.ts';
import { findCreditReason } from './find-credit-reason.ts';
import { taxOfAddedTime } from './settle-booking.ts';
import { toTaxedAmount } from '../line/taxed-part.ts';

export type ExtensionAssessment = {
  readonly reason: ExtensionReason | null;
  readonly longestTo: Temporal.Instant | null;
  readonly needsWorkshop: boolean;
  readonly period: Period;
  readonly days: number;
  readonly before: RentalPrice;
  readonly after: RentalPrice;
  /** Net, services included. */
  readonly difference: Money;
  readonly tax: Tax;
  /** What the order costs more, with tax: its tax is rounded once per group, so the difference is that of the sums. */
  readonly gross: Money;
};

/** Whether a booking can go on until then, and what that costs. */
export function assessExtension(
  ground: ExtensionGround,
  newTo: Temporal.Instant,
  now: Temporal.Instant,
): ExtensionAssessment {
  const { subject, unit, parts, added, orderLimitCents, rules } = ground;
  const { booking, depot } = subject;
  const agreed = periodOf(booking, depot);
  const period = { ...agreed, to: newTo };
  const terms = termsOfBooking(subject);
  // An end that is not later is refused; until then it is priced as what was agreed.
  const days = Math.max(chargeableDays(period), booking.chargeableDays);
  const before = rentalPrice(terms, booking.chargeableDays);
  const after = rentalPrice(terms, days);
  const difference = subtract(after.net, before.net);
  const tax = taxOfAddedTime(period, depot, unit);
  const amounts = parts.map(toTaxedAmount);
  const gross = subtract(totalsOf([...amounts, { net: difference, tax }]).gross, totalsOf(amounts).gross);
  const answer = rules && checkExtension({ ...rules, newTo }, now);
  const limit = needsApproval(add(added, difference), orderLimitCents) ? 'orderLimit' : undefined;
  const isLeg = booking.oneWay?.legId !== undefined;
  const reason = isLeg
    ? 'emptyLeg'
    : answer === undefined
      ? 'withdrawn'
      : (answer.problem ?? limit ?? findCreditReason(ground, difference) ?? null);
  return {
    reason,
    longestTo: answer ? answer.longestTo : agreed.to,
    needsWorkshop: answer?.needsWorkshop ?? false,
    period,
    days,
    before,
    after,
    difference,
    tax,
    gross,
  };
}
