import type { Temporal } from 'temporal-polyfill';
import type { RebookingReason } from '#contract/rebooking.ts';
import type { BookedService } from '#db/json-columns.ts';
import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import { rebookedParts } from '#domain/booking/rebooked-parts.ts';
import { findRebookedProblems, isSameChoice } from '#domain/booking/rebooked-services.ts';
import { checkRebooking, isEarlier, isSamePeriod, type RebookingAnswer } from '#domain/booking/rebooking.ts';
import type { ServiceProblem } from '#domain/cart/service-choice.ts';
import { subtract, type Money } from '#domain/money/money.ts';
import { rentalPrice, type RentalPrice } from '#domain/price/rental-price.ts';
import { totalsOf, type TaxedAmount, type Totals } from '#domain/tax/totals.ts';
import type { Tax } from '#domain/tax/vat.ts';
import type { Period } from '#domain/time/period.ts';
import { taxOf, toTaxedAmount } from '../line/taxed-part.ts';
import { periodOf, termsOfBooking } from './booking-subject.ts';
import { findMoneyReason } from './find-money-reason.ts';
import type { RebookingGround } from './rebooking-ground.ts';
import { taxOfAddedTime } from './settle-booking.ts';

export type RebookingWish = { readonly period: Period; readonly services: readonly string[] };

export type RebookingAssessment = {
  readonly reason: RebookingReason | null;
  readonly at: RebookingAnswer['at'];
  readonly serviceProblems: readonly ServiceProblem[];
  readonly needsWorkshop: boolean;
  readonly nextFreeFrom: RebookingAnswer['nextFreeFrom'];
  readonly period: Period;
  readonly hasNewPeriod: boolean;
  readonly hasNewServices: boolean;
  readonly before: RentalPrice;
  readonly after: RentalPrice;
  readonly services: readonly BookedService[];
  /** Of the booking as it would be: what was booked first, then what extensions added. */
  readonly parts: readonly TaxedAmount[];
  readonly totals: Totals;
  readonly tax: Tax;
  /** Net, services included. */
  readonly difference: Money;
  /** What the order costs more or less, with tax: its tax is rounded once per group, so it is the difference of sums. */
  readonly gross: Money;
};

/** Whether a reserved booking can be changed so, and what it costs then. */
export function assessRebooking(
  ground: RebookingGround,
  wish: RebookingWish,
  now: Temporal.Instant,
): RebookingAssessment {
  const { subject, unit, offers, parts } = ground;
  const { booking, depot } = subject;
  const agreed = periodOf(booking, depot);
  const booked = subject.services.map(({ key }) => key);
  const { period } = wish;
  const hasNewPeriod = !isSamePeriod(agreed, period);
  const hasNewServices = !isSameChoice(wish.services, booked);
  const days = hasNewPeriod ? chargeableDays(period) : booking.chargeableDays;
  const terms = termsOfBooking(subject);
  const before = rentalPrice(terms, booking.chargeableDays);
  const rates = findRates(ground, wish.services);
  const after = rentalPrice(
    { ...terms, services: rates.map((rate) => ({ unit: rate.unit, cents: rate.unitPriceCents })) },
    days,
  );
  const tax = hasNewPeriod ? taxOfAddedTime(period, depot, unit) : taxOf(booking);
  const own = parts.filter(({ bookingId }) => bookingId === booking.id).map(toTaxedAmount);
  const others = parts.filter(({ bookingId }) => bookingId !== booking.id).map(toTaxedAmount);
  const newParts = rebookedParts(own, { net: after.net, tax }, { isAgreedAnew: hasNewPeriod });
  const difference = subtract(after.net, before.net);
  const serviceProblems = findRebookedProblems(
    {
      chosen: wish.services,
      booked,
      offered: offers,
      pickUp: period.from,
      isEarlier: isEarlier(period.from, agreed.from),
    },
    now,
  );
  const answer = judge(ground, { agreed, wanted: period }, now);
  return {
    reason:
      answer.problem ??
      (serviceProblems.length > 0 ? 'services' : undefined) ??
      findMoneyReason(ground, difference) ??
      null,
    at: answer.at,
    serviceProblems,
    needsWorkshop: answer.needsWorkshop,
    nextFreeFrom: answer.nextFreeFrom,
    period,
    hasNewPeriod,
    hasNewServices,
    before,
    after,
    services: rates.map((rate, i) => ({ ...rate, netCents: after.services[i]?.cents ?? 0 })),
    parts: newParts,
    totals: totalsOf(newParts),
    tax,
    difference,
    gross: subtract(totalsOf([...others, ...newParts]).gross, totalsOf([...others, ...own]).gross),
  };
}

type Judged = Omit<RebookingAnswer, 'problem'> & { readonly problem: RebookingReason | null };

function judge(
  { subject, trailer }: RebookingGround,
  periods: { readonly agreed: Period; readonly wanted: Period },
  now: Temporal.Instant,
): Judged {
  if (subject.booking.oneWay?.legId !== undefined) {
    return { problem: 'emptyLeg', at: null, needsWorkshop: false, nextFreeFrom: null };
  }
  if (trailer) return checkRebooking({ ...periods, terms: subject.booking, trailer }, now);
  const isSame = isSamePeriod(periods.agreed, periods.wanted);
  return { problem: isSame ? null : 'withdrawn', at: null, needsWorkshop: false, nextFreeFrom: null };
}

/** What was booked keeps its price; what is added costs what it costs today. Unknown services are told as a problem. */
function findRates(
  { subject, offers }: RebookingGround,
  chosen: readonly string[],
): readonly Omit<BookedService, 'netCents'>[] {
  const added = offers
    .filter(({ key }) => subject.services.every((service) => service.key !== key))
    .map(({ key, names, unit, priceCents }) => ({
      key,
      names: Object.fromEntries(Object.entries(names).map(([locale, { name }]) => [locale, { name }])),
      unit,
      unitPriceCents: priceCents,
    }));
  return [...subject.services.map(({ netCents: _net, ...service }) => service), ...added].filter(({ key }) =>
    chosen.includes(key),
  );
}
