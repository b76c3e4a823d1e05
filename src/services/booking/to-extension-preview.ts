import type { Temporal } from 'temporal-polyfill';
import { invoicedWhen } from '#domain/billing/invoiced-when.ts';
import { isPaidInAdvance, paidBy } from '#domain/payment/payment-method.ts';
import type { ExtensionPreview, SuggestedEnd as SuggestedEndAnswer, TaxChange } from '#contract/extension.ts';
import type { TrailerCard } from '#contract/trailer.ts';
import { LONG_TERM_DAYS } from '#domain/time/period.ts';
import type { SuggestedEnd } from '#domain/booking/suggest-ends.ts';
import { money, subtract, sum, ZERO } from '#domain/money/money.ts';
import { priceCurve } from '#domain/price/price-curve.ts';
import { toIso } from '#domain/time/instant.ts';
import { localDate, toWallTime } from '#domain/time/wall-clock.ts';
import { toTax } from '../line/to-line.ts';
import { toRentalPeriod } from '../line/to-rental-period.ts';
import { assessExtension, type ExtensionAssessment } from './assess-extension.ts';
import { periodOf, termsOfBooking } from './booking-subject.ts';
import { dueOnOf } from './due-on-of.ts';
import type { ExtensionGround } from './extension-ground.ts';
import { taxOf } from '../line/taxed-part.ts';

type Parts = {
  readonly ground: ExtensionGround;
  readonly assessment: ExtensionAssessment;
  readonly suggestions: readonly SuggestedEnd[];
  readonly twins: readonly TrailerCard[];
  readonly now: Temporal.Instant;
};

/** Days that a chart shows before what is booked, after what is asked for, and at least in all. */
const CURVE = { before: 5, after: 3, atLeast: 14 };

export function toExtensionPreview(parts: Parts): Omit<ExtensionPreview, 'movesOthers' | 'moves' | 'desk'> {
  const { ground, assessment, now } = parts;
  const { booking, depot, services, order } = ground.subject;
  const { reason, longestTo, before, after, difference, tax, gross, period, days } = assessment;
  const agreed = periodOf(booking, depot);
  const lastDay = localDate(period.to, period.timeZone);
  const curveEnd = Math.max(days, booking.chargeableDays + CURVE.atLeast) + CURVE.after;
  return {
    possible: reason === null,
    ...(reason !== null && { reason }),
    longestTo: longestTo && toIso(longestTo),
    difference,
    newTotal: after.net,
    taxCase: tax.case,
    previousTaxCase: previousTax(ground).case,
    twins: parts.twins,
    previousPeriod: toRentalPeriod(agreed),
    period: toRentalPeriod(period),
    rentBefore: before.rent,
    rentAfter: after.rent,
    rentDifference: subtract(after.rent.total, before.rent.total),
    serviceDifference: subtract(sum(after.services), sum(before.services)),
    services: services.map(({ key, names, unit, unitPriceCents }, i) => ({
      key,
      names,
      unit,
      unitPrice: money(unitPriceCents),
      difference: subtract(after.services[i] ?? ZERO, before.services[i] ?? ZERO),
    })),
    tax: { ...toTax(tax), amount: subtract(gross, difference) },
    gross,
    taxChange: toTaxChange(ground, assessment),
    endingCertificates: (ground.rules?.certificates ?? []).filter(({ validUntil }) => validUntil < lastDay),
    needsWorkshop: assessment.needsWorkshop,
    curve: priceCurve(
      termsOfBooking(ground.subject).tariff,
      Math.max(1, booking.chargeableDays - CURVE.before),
      curveEnd,
    ),
    suggestions: parts.suggestions.map((suggestion) => toSuggestion(ground, suggestion, now)),
    payment: {
      method: order.paymentMethod,
      dueOn: paidBy(order.paymentMethod) === 'transfer' ? dueOnOf(order, now) : null,
    },
    invoiced:
      order.billing === 'internal'
        ? invoicedWhen({
            isPaidInAdvance: isPaidInAdvance(order.paymentMethod, order.riskCheckFailed),
            cycle: ground.cycle,
            days,
          })
        : null,
  };
}

/** How what was agreed last is taxed. */
const previousTax = ({ subject, parts }: ExtensionGround) =>
  taxOf(parts.findLast(({ bookingId }) => bookingId === subject.booking.id) ?? subject.booking);

function toTaxChange(ground: ExtensionGround, { tax, period }: ExtensionAssessment): TaxChange | null {
  const previous = previousTax(ground);
  if (previous.case === tax.case) return null;
  const boundary = period.from.toZonedDateTimeISO(period.timeZone).add({ days: LONG_TERM_DAYS }).toInstant();
  const { country, vatId, vatIdStatus } = ground.unit;
  return {
    boundary: toWallTime(boundary, period.timeZone),
    previous: toTax(previous),
    next: toTax(tax),
    customerCountry: country,
    vatId,
    isVatIdValid: vatIdStatus === 'valid',
  };
}

function toSuggestion(ground: ExtensionGround, { kind, to }: SuggestedEnd, now: Temporal.Instant): SuggestedEndAnswer {
  const { days, difference, period } = assessExtension(ground, to, now);
  return { kind, to: toIso(to), localTo: toWallTime(to, period.timeZone), days, difference };
}
