import * as z from 'zod/mini';
import { INVOICED_WHEN } from '#domain/billing/invoiced-when.ts';
import { EXTENSION_PROBLEMS } from '#domain/booking/extension.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/payment/payment-method.ts';
import { SERVICE_UNITS } from '#domain/price/service-price.ts';
import { TAX_CASES } from '#domain/tax/vat.ts';
import { CERTIFICATES } from '#domain/trailer/certificate.ts';
import { booking } from './booking.ts';
import { askForExtensionInput } from './extension-request.ts';
import { serviceNames } from './line.ts';
import { makingRoom } from './making-room.ts';
import { instant, rentalPeriod } from './period.ts';
import { price, priceCurve, priceTrace, tax } from './price.ts';
import { trailerCard } from './trailer.ts';
import { money } from './money.ts';
import { type Answer, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { BOOKING_WORKERS, forRoles } from './rights-row.ts';

/**
 * Why a rental cannot go on as long as asked. `orderLimit`: a colleague with a higher limit can do it. `creditLimit` and
 * `advancePayment`: the operator can, once the money is there.
 */
export const extensionReason = shape(
  'ExtensionReason',
  z.union([
    z.enum(EXTENSION_PROBLEMS),
    z.literal('withdrawn'),
    z.literal('emptyLeg'),
    z.literal('orderLimit'),
    z.literal('creditLimit'),
    z.literal('advancePayment'),
  ]),
);
export type ExtensionReason = Answer<typeof extensionReason>;

/** An end that can be chosen at once. `free` costs no more rent; `longest` is the last possible one. */
export const suggestedEnd = shape('SuggestedEnd', {
  kind: z.enum(['free', 'week', 'twoWeeks', 'longest']),
  to: z.string(),
  /** By the depot's clock, `YYYY-MM-DDTHH:mm`. */
  localTo: z.string(),
  days: z.number(),
  /** Net, services included. */
  difference: money,
});
export type SuggestedEnd = Answer<typeof suggestedEnd>;

/** Rent of so many days, with its trace. */
export const explainedRent = shape('ExplainedRent', z.extend(price, { trace: priceTrace }));

/** Why the tax of the extension is another than that of the first part. */
export const taxChange = shape('TaxChange', {
  /** When day 30 is over, by the depot's clock `YYYY-MM-DDTHH:mm`. */
  boundary: z.string(),
  previous: tax,
  next: tax,
  customerCountry: z.string(),
  vatId: z.nullable(z.string()),
  isVatIdValid: z.boolean(),
});
export type TaxChange = Answer<typeof taxChange>;

export const extensionPreview = shape('ExtensionPreview', {
  possible: z.boolean(),
  /** Possible because others, for whom an equal trailer is fine, are given one. */
  movesOthers: z.boolean(),
  /** Which ones, if the operator asks. */
  moves: z.exactOptional(z.array(makingRoom)),
  reason: z.exactOptional(extensionReason),
  /**
   * Where somebody else has the trailer then, and a customer can ask the desk for it: `chain` if others could be moved once a
   * person has looked at it, `taken` if they would have to agree first.
   */
  desk: z.nullable(z.enum(['chain', 'taken'])),
  /** The last possible return; null where nothing stands in the way. */
  longestTo: z.nullable(z.string()),
  /** What the extension costs more, net, services included. */
  difference: money,
  /** What the booking costs with it, net. */
  newTotal: money,
  taxCase: z.enum(TAX_CASES),
  previousTaxCase: z.enum(TAX_CASES),
  /** Of the same kind and free for the added time, where this one is not. */
  twins: z.array(trailerCard),
  /** The whole rental as agreed, and as it would be. */
  previousPeriod: rentalPeriod,
  period: rentalPeriod,
  rentBefore: explainedRent,
  rentAfter: explainedRent,
  rentDifference: money,
  serviceDifference: money,
  /** Services that cost more with more days. */
  services: z.array(
    z.strictObject({
      key: z.string(),
      names: serviceNames,
      unit: z.enum(SERVICE_UNITS),
      unitPrice: money,
      difference: money,
    }),
  ),
  /** On the difference. */
  tax: z.extend(tax, { amount: money }),
  /** What is to be paid on top: the difference with its tax. */
  gross: money,
  /** Where the extension is taxed otherwise than what was booked first. */
  taxChange: z.nullable(taxChange),
  /** Certificates that end during the longer rental; the workshop renews them if `needsWorkshop`. */
  endingCertificates: z.array(z.strictObject({ kind: z.enum(CERTIFICATES), validUntil: z.string() })),
  needsWorkshop: z.boolean(),
  /** Rent over the days around both ends, for a chart. */
  curve: priceCurve,
  suggestions: z.array(suggestedEnd),
  /** How the difference is paid; a transfer is due on this day, `YYYY-MM-DD`. */
  payment: z.strictObject({ method: z.enum(PAYMENT_METHOD_NAMES), dueOn: z.nullable(z.string()) }),
  /** When the longer rental is invoiced; null where somebody else does that. */
  invoiced: z.nullable(z.enum(INVOICED_WHEN)),
});
export type ExtensionPreview = Answer<typeof extensionPreview>;

/** In a problem `payment-first` of an extension. */
export type ExtensionUnpaid = { readonly reason: Extract<ExtensionReason, 'creditLimit' | 'advancePayment'> };

/** In a problem `trailer-taken` of an extension. */
export type ExtensionTaken = Pick<ExtensionPreview, 'longestTo' | 'twins'> & { readonly reason: ExtensionReason };

/** Without an end, the one that most people want is previewed. */
export const extensionPreviewInput = z.strictObject({ to: z.optional(instant) });
export type ExtensionPreviewInput = z.infer<typeof extensionPreviewInput>;

export const extensionInput = z.strictObject({ to: instant });
export type ExtensionInput = z.infer<typeof extensionInput>;

export const extensionCalls = declareCalls({
  'POST /api/bookings/{id}/extension/preview': {
    says: 'Whether and at what price a booking can go on',
    rights: BOOKING_WORKERS,
    body: extensionPreviewInput,
    answer: extensionPreview,
  },
  'POST /api/bookings/{id}/extension': {
    says: 'Extend a booking',
    rights: BOOKING_WORKERS,
    body: extensionInput,
    answer: booking,
    takes: 'version',
  },
  /** Who asks the same again has asked once. */
  'POST /api/bookings/{id}/extension/request': {
    says: 'Ask the desk for an extension that is not possible without it',
    rights: forRoles(['admin', 'dispatcher'], 'hidden'),
    body: askForExtensionInput,
    answer: booking,
    takes: 'version',
  },
});
