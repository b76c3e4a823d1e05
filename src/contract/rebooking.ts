import * as z from 'zod/mini';
import { REBOOKING_PROBLEMS } from '#domain/booking/rebooking.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/payment/payment-method.ts';
import { booking } from './booking.ts';
import { declareCalls } from './call.ts';
import { explainedRent } from './extension.ts';
import { optionalText } from './field.ts';
import { lineService, totals } from './line.ts';
import { money } from './money.ts';
import { instant, rentalPeriod } from './period.ts';
import { tax } from './price.ts';
import { forRoles } from './rights-row.ts';
import { serviceOffer } from './service.ts';
import { type Answer, shape } from './shape.ts';

/**
 * Why a booking cannot be changed so. `services`: the choice breaks a rule. `handoverOpen`: its pick-up has begun.
 * `orderLimit`: a colleague with a higher limit can do it. `creditLimit` and `advancePayment`: the operator can, once the
 * money is there.
 */
export const rebookingReason = shape(
  'RebookingReason',
  z.union([
    z.enum(REBOOKING_PROBLEMS),
    z.enum(['withdrawn', 'emptyLeg', 'services', 'handoverOpen', 'orderLimit', 'creditLimit', 'advancePayment']),
  ]),
);
export type RebookingReason = Answer<typeof rebookingReason>;

/** A service that is booked, at the price it was booked for, or that can be added, at the price of today. */
export const rebookingOffer = shape(
  'RebookingOffer',
  z.extend(serviceOffer, {
    isBooked: z.boolean(),
    isTooLate: z.boolean(),
    /** Over the days of the wanted period. */
    total: money,
  }),
);
export type RebookingOffer = Answer<typeof rebookingOffer>;

export const rebookingPreview = shape('RebookingPreview', {
  /** Of the booking that was looked at. */
  version: z.number(),
  possible: z.boolean(),
  reason: z.exactOptional(rebookingReason),
  /** Which of the two times the reason is about, where it is one of them. */
  at: z.nullable(z.enum(['from', 'to'])),
  /** From when on a trailer that cannot be had as wished can be had equally long; null where that is not known. */
  nextFreeFrom: z.nullable(z.string()),
  /** Once cancelling costs a fee, the pick-up can be put off until then; null before. */
  latestPickUp: z.nullable(z.string()),
  previousPeriod: rentalPeriod,
  period: rentalPeriod,
  rentBefore: explainedRent,
  rentAfter: explainedRent,
  previousServices: z.array(lineService),
  services: z.array(lineService),
  offers: z.array(rebookingOffer),
  /** Net, services included. */
  previousNet: money,
  /** What the booking costs as it would be. */
  totals,
  difference: z.strictObject({
    net: money,
    /** What the order costs more or, negative, less with tax. */
    gross: money,
  }),
  previousTax: tax,
  tax,
  needsWorkshop: z.boolean(),
  /** How a difference is paid; a transfer is due on this day, `YYYY-MM-DD`. */
  payment: z.strictObject({ method: z.enum(PAYMENT_METHOD_NAMES), dueOn: z.nullable(z.string()) }),
});
export type RebookingPreview = Answer<typeof rebookingPreview>;

/** In a problem `trailer-taken` of a rebooking. */
export type RebookingTaken = Pick<RebookingPreview, 'nextFreeFrom'> & { readonly reason: RebookingReason };

const MOST_SERVICES = 50;

/** What is not sent stays. */
const terms = {
  from: z.optional(instant),
  to: z.optional(instant),
  services: z.optional(z.array(z.string().check(z.maxLength(80, 'too-long'))).check(z.maxLength(MOST_SERVICES))),
};

export const rebookingPreviewInput = z.strictObject(terms);
export type RebookingPreviewInput = z.infer<typeof rebookingPreviewInput>;

/** PO number and cost centre are those of the whole order. */
export const rebookingInput = z.strictObject({
  ...terms,
  /** Of the booking, as the preview told it. */
  version: z.int('number'),
  /** What it was shown to cost: net, and with tax. */
  shown: z.strictObject({ netCents: z.int('number'), grossCents: z.int('number') }),
  poNumber: optionalText(50),
  costCentre: optionalText(50),
  /** Of PO number and cost centre what the order had when it was shown: the version tells of the booking alone. */
  seen: z.optional(z.strictObject({ poNumber: optionalText(50), costCentre: optionalText(50) })),
  driverName: optionalText(120),
  /** Also as people of the company's country write it. */
  driverPhone: optionalText(40),
});
export type RebookingInput = z.infer<typeof rebookingInput>;

/** The operator corrects periods and swaps trailers instead. */
const OWN_BOOKING_WORKERS = forRoles(['admin', 'dispatcher'], 'hidden');

export const rebookingCalls = declareCalls({
  'POST /api/bookings/{id}/rebooking/preview': {
    says: 'Whether and at what price a reserved booking can be changed',
    rights: OWN_BOOKING_WORKERS,
    body: rebookingPreviewInput,
    answer: rebookingPreview,
  },
  'POST /api/bookings/{id}/rebooking': {
    says: 'Change a reserved booking: period, services, PO number, cost centre, driver',
    rights: OWN_BOOKING_WORKERS,
    body: rebookingInput,
    answer: booking,
    takes: 'requiredKey',
  },
});
