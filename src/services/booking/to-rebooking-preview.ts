import type { Temporal } from 'temporal-polyfill';
import type { RebookingOffer, RebookingPreview, RebookingReason } from '#contract/rebooking.ts';
import { rulesOfRebooking } from '#domain/booking/rebooked-services.ts';
import { isEarlier, latestPickUp } from '#domain/booking/rebooking.ts';
import { isInTime } from '#domain/cart/service-choice.ts';
import { money } from '#domain/money/money.ts';
import { paidBy } from '#domain/payment/payment-method.ts';
import { servicePrice } from '#domain/price/service-price.ts';
import { toIso } from '#domain/time/instant.ts';
import { taxOf } from '../line/taxed-part.ts';
import { toLineService } from '../line/to-line-service.ts';
import { toTax, toTotals } from '../line/to-line.ts';
import { toRentalPeriod } from '../line/to-rental-period.ts';
import type { RebookingAssessment } from './assess-rebooking.ts';
import { periodOf } from './booking-subject.ts';
import { dueOnOf } from './due-on-of.ts';
import type { RebookingGround } from './rebooking-ground.ts';

type Parts = {
  readonly ground: RebookingGround;
  readonly assessment: RebookingAssessment;
  /** Why it cannot be done, whatever is wished for. */
  readonly obstacle: RebookingReason | null;
  readonly now: Temporal.Instant;
};

export function toRebookingPreview({ ground, assessment, obstacle, now }: Parts): RebookingPreview {
  const { booking, depot, services, order } = ground.subject;
  const { before, after, difference, gross, tax, period } = assessment;
  const agreed = periodOf(booking, depot);
  const reason = obstacle ?? assessment.reason;
  const latest = latestPickUp(agreed.from, booking, now);
  return {
    version: booking.version,
    possible: reason === null,
    ...(reason !== null && { reason }),
    at: assessment.at,
    nextFreeFrom: assessment.nextFreeFrom && toIso(assessment.nextFreeFrom),
    latestPickUp: latest && toIso(latest),
    previousPeriod: toRentalPeriod(agreed),
    period: toRentalPeriod(period),
    rentBefore: before.rent,
    rentAfter: after.rent,
    previousServices: services.map(toLineService),
    services: assessment.services.map(toLineService),
    offers: toOffers(ground, assessment, now),
    previousNet: before.net,
    totals: toTotals(assessment.totals),
    difference: { net: difference, gross },
    previousTax: toTax(taxOf(booking)),
    tax: toTax(tax),
    needsWorkshop: assessment.needsWorkshop,
    payment: {
      method: order.paymentMethod,
      dueOn: paidBy(order.paymentMethod) === 'transfer' ? dueOnOf(order, now) : null,
    },
  };
}

/** What is offered today, at the booked price where it is booked, and what is booked and no longer offered. */
function toOffers(
  { subject, offers }: RebookingGround,
  { period, after }: RebookingAssessment,
  now: Temporal.Instant,
): readonly RebookingOffer[] {
  const booked = new Map(subject.services.map((service) => [service.key, service]));
  const offered = new Map(offers.map((offer) => [offer.key, offer]));
  const { days } = after.rent;
  const isPickUpEarlier = isEarlier(period.from, periodOf(subject.booking, subject.depot).from);
  return rulesOfRebooking({ booked: [...booked.keys()], offered: offers, isEarlier: isPickUpEarlier }).map((rule) => {
    const own = booked.get(rule.key);
    const offer = offered.get(rule.key);
    const unit = own?.unit ?? offer?.unit ?? 'once';
    const cents = own?.unitPriceCents ?? offer?.priceCents ?? 0;
    return {
      key: rule.key,
      unit,
      price: money(cents),
      mandatory: rule.mandatory,
      recommended: offer?.recommended ?? false,
      requires: rule.requires,
      excludes: rule.excludes,
      leadTimeHours: rule.leadTimeHours,
      names:
        offer?.names ??
        Object.fromEntries(Object.entries(own?.names ?? {}).map(([locale, { name }]) => [locale, { name, text: '' }])),
      isBooked: own !== undefined,
      isTooLate: !isInTime(rule, period.from, now),
      total: servicePrice({ unit, cents }, days),
    };
  });
}
