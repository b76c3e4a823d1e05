import * as z from 'zod/mini';
import type { ExtensionProblem } from '#domain/booking/extension.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { PriceCurve } from '#domain/pricing/price-curve.ts';
import type { PriceTrace } from '#domain/pricing/price.ts';
import type { ServiceUnit } from '#domain/pricing/service-price.ts';
import type { TaxCase } from '#domain/tax/vat.ts';
import type { CertificateKind } from '#domain/trailer/certificate.ts';
import type { Booking } from './booking.ts';
import type { ServiceNames } from './line.ts';
import { instant, type RentalPeriod } from './period.ts';
import type { Price, Tax } from './price.ts';
import type { TrailerCard } from './trailer.ts';

/**
 * Why a rental cannot go on as long as asked. `orderLimit`: a colleague with a higher limit can do it. `creditLimit` and
 * `advancePayment`: the operator can, once the money is there.
 */
export type ExtensionReason = ExtensionProblem | 'withdrawn' | 'orderLimit' | 'creditLimit' | 'advancePayment';

/** An end that can be chosen at once. `free` costs no more rent; `longest` is the last possible one. */
export type SuggestedEnd = {
  readonly kind: 'free' | 'week' | 'twoWeeks' | 'longest';
  readonly to: string;
  /** By the depot's clock, `YYYY-MM-DDTHH:mm`. */
  readonly localTo: string;
  readonly days: number;
  /** Net, services included. */
  readonly difference: Money;
};

/** Rent of so many days, with its trace. */
export type ExplainedRent = Price & { readonly trace: PriceTrace };

/** Why the tax of the extension is another than that of the first part. */
export type TaxChange = {
  /** When day 30 is over, by the depot's clock `YYYY-MM-DDTHH:mm`. */
  readonly boundary: string;
  readonly previous: Tax;
  readonly next: Tax;
  readonly customerCountry: string;
  readonly vatId: string | null;
  readonly isVatIdValid: boolean;
};

export type ExtensionPreview = {
  readonly possible: boolean;
  readonly reason?: ExtensionReason;
  /** The last possible return; null where nothing stands in the way. */
  readonly longestTo: string | null;
  /** What the extension costs more, net, services included. */
  readonly difference: Money;
  /** What the booking costs with it, net. */
  readonly newTotal: Money;
  readonly taxCase: TaxCase;
  readonly previousTaxCase: TaxCase;
  /** Of the same kind and free for the added time, where this one is not. */
  readonly twins: readonly TrailerCard[];

  /** The whole rental as agreed, and as it would be. */
  readonly previousPeriod: RentalPeriod;
  readonly period: RentalPeriod;
  readonly rentBefore: ExplainedRent;
  readonly rentAfter: ExplainedRent;
  readonly rentDifference: Money;
  readonly serviceDifference: Money;
  /** Services that cost more with more days. */
  readonly services: readonly {
    readonly key: string;
    readonly names: ServiceNames;
    readonly unit: ServiceUnit;
    readonly unitPrice: Money;
    readonly difference: Money;
  }[];
  /** On the difference. */
  readonly tax: Tax & { readonly amount: Money };
  /** What is to be paid on top: the difference with its tax. */
  readonly gross: Money;
  /** Where the extension is taxed otherwise than what was booked first. */
  readonly taxChange: TaxChange | null;
  /** Certificates that end during the longer rental; the workshop renews them if `needsWorkshop`. */
  readonly endingCertificates: readonly { readonly kind: CertificateKind; readonly validUntil: string }[];
  readonly needsWorkshop: boolean;
  /** Rent over the days around both ends, for a chart. */
  readonly curve: PriceCurve;
  readonly suggestions: readonly SuggestedEnd[];
  /** How the difference is paid; a transfer is due on this day, `YYYY-MM-DD`. */
  readonly payment: { readonly method: PaymentMethod; readonly dueOn: string | null };
};

/** In a problem `payment-first` of an extension. */
export type ExtensionUnpaid = { readonly reason: Extract<ExtensionReason, 'creditLimit' | 'advancePayment'> };

/** In a problem `trailer-taken` of an extension. */
export type ExtensionTaken = Pick<ExtensionPreview, 'longestTo' | 'twins'> & { readonly reason: ExtensionReason };

/** Without an end, the one that most people want is previewed. */
export const extensionPreviewInput = z.strictObject({ to: z.optional(instant) });
export type ExtensionPreviewInput = z.infer<typeof extensionPreviewInput>;

export const extensionInput = z.strictObject({ to: instant });
export type ExtensionInput = z.infer<typeof extensionInput>;

export interface ExtensionCalls {
  'POST /api/bookings/{id}/extension/preview': { body: ExtensionPreviewInput; answer: ExtensionPreview };
  'POST /api/bookings/{id}/extension': { body: ExtensionInput; answer: Booking };
}
