import type { BookingState } from '#domain/booking/booking-state.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { ServiceRate } from '#domain/price/service-price.ts';
import type { Tariff } from '#domain/price/tariff.ts';
import type { Tax, TaxCase } from '#domain/tax/vat.ts';

/** How long what is out is gathered before it is billed: until the month is over, or for 28 days at a time. */
export type BillingCycle = 'calendarMonth' | 'days28';

/** Damages are compensation: nobody owes VAT on them. */
export type BilledTax = Tax<TaxCase | 'notTaxable'>;

/** What was booked first, or what an extension added. */
export type BilledPart = {
  /** How many days were agreed before, and with it. */
  readonly fromDay: number;
  readonly toDay: number;
  readonly netCents: number;
  readonly tax: Tax;
};

export type BilledCharge = {
  readonly id: string;
  readonly kind: string;
  readonly netCents: number;
  readonly tax: BilledTax;
  /** The day it stands for, `YYYY-MM-DD` by the clock of the depot. */
  readonly on: string;
  /** It can be objected to until the end of this day, if any. */
  readonly billAfter: string | null;
};

export type BilledService = ServiceRate & { readonly key: string };
export type BilledTerms = { readonly tariff: Tariff; readonly services: readonly BilledService[] };

/** A booking as its rules of billing see it. Days are chargeable ones, counted from 1. */
export type BilledBooking = {
  readonly id: string;
  readonly lineNumber: number;
  /** Of the depot, and so of the seller. */
  readonly country: string;
  readonly state: BookingState;
  /** The date of the pick-up by the clock of the depot, `YYYY-MM-DD`. */
  readonly startsOn: string;
  /** Frozen when it was made. */
  readonly terms: BilledTerms;
  /** All that are agreed. */
  readonly agreedDays: number;
  /** The days that are paid for in the end, once it is back. */
  readonly finalDays: number | null;
  /** In the order in which they were agreed; at least one. */
  readonly parts: readonly BilledPart[];
  /** All that were made, also those for an early or late return. */
  readonly charges: readonly BilledCharge[];
};

export type BilledOrder = {
  readonly state: OrderState;
  readonly isPaidInAdvance: boolean;
  readonly cycle: BillingCycle;
  readonly bookings: readonly BilledBooking[];
};
