import * as z from 'zod/mini';
import type { BookingAction } from '#domain/booking/booking-action.ts';
import type { BookingFlag } from '#domain/booking/booking-flag.ts';
import { BOOKING_STATES, type BookingState } from '#domain/booking/booking-state.ts';
import { BOOKING_TABS, type Attention, type BookingTab } from '#domain/booking/booking-tab.ts';
import type { ReturnDispute } from '#domain/handover/handover-parts.ts';
import type { Money } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { PaymentStatus } from '#domain/order/payment-status.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { PriceTrace } from '#domain/pricing/price.ts';
import type { Addendum } from './addendum.ts';
import type { BookingEvent } from './booking-event.ts';
import type { DepotSummary } from './depot.ts';
import { id, optionalText, SEVERAL_LINES } from './field.ts';
import type { LineService, LineTrailer, Totals } from './line.ts';
import type { RentalPeriod } from './period.ts';
import type { Price, Tax } from './price.ts';
import { many, wholeNumber } from './query.ts';

/** What a booking shows of the order it belongs to. */
export type BookingOrder = {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly status: OrderState;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  /** What is still to be paid for the whole order, with tax. */
  readonly open: Money;
  readonly poNumber: string | null;
  readonly costCentre: string | null;
  readonly createdAt: string;
  readonly createdBy: { readonly id: string; readonly name: string };
  /** When an order that waits for an approval or an advance transfer lapses. */
  readonly lapsesAt: string | null;
  /** How many bookings the whole order has. */
  readonly lines: number;
};

/** A return that has been announced: when the customer said so, for when, and under which number. */
export type AnnouncedReturn = { readonly at: string; readonly for: string; readonly reference: string };

/** A booking in a list. Times are instants; `period` says them by the depot's clock. */
export type BookingSummary = {
  readonly id: string;
  readonly number: string;
  /** Sent back as `If-Match` with every change. */
  readonly version: number;
  readonly orderId: string;
  readonly lineItemId: string;
  readonly trailerId: string;
  readonly depotId: string;
  readonly status: BookingState;
  readonly flags: readonly BookingFlag[];
  /** The most pressing thing to do, if this user has anything to do. */
  readonly attention: Attention | null;
  readonly from: string;
  readonly to: string;
  readonly period: RentalPeriod;
  /** The rent alone, extensions counted in. */
  readonly price: Price;
  /** Rent and services as agreed, net. What was charged or credited afterwards is not in it. */
  readonly net: Money;
  /** What was charged or credited since, net; of a booking that does not take place, what was agreed is taken off. */
  readonly feesAndCredits: Money;
  /** What is to be paid in the end, net. */
  readonly due: Money;
  readonly reservationNote: string | null;
  readonly driverName: string | null;
  /** What this user may do now. */
  readonly actions: readonly BookingAction[];
  readonly trailer: LineTrailer;
  readonly depot: DepotSummary & { readonly keyBox: boolean };
  readonly order: BookingOrder;
  readonly pickedUpAt: string | null;
  readonly announcedReturn: AnnouncedReturn | null;
  /**
   * When the customer signed the return alone at a staffed depot: the time that counts. The rental is settled, and
   * `returnedAt` set, once the depot or its telematics has confirmed it. Null again if the depot does not find the trailer.
   */
  readonly handedBackAt: string | null;
  readonly returnedAt: string | null;
  readonly cancelledAt: string | null;
  readonly closedAt: string | null;
};

export type BookingExtension = {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly previousTo: string;
  readonly to: string;
  /** Of the whole rental with it. */
  readonly days: number;
  readonly net: Money;
  readonly tax: Tax;
};

export type BookingCharge = {
  readonly id: string;
  readonly at: string;
  readonly kind: 'earlyReturn' | 'lateReturn' | 'cancellation' | 'noShow' | 'correction';
  /** A credit is negative. */
  readonly net: Money;
  readonly tax: Tax;
};

/** A PDF of the order, or of an extension; its bytes are known once it has been issued. */
export type BookingDocument = {
  readonly kind: 'orderConfirmation' | 'rentalContract' | 'extensionAddendum';
  /** Of an addendum: which one, for which return. */
  readonly addendum: Addendum | null;
  readonly url: string;
  readonly bytes: number | null;
  readonly issuedAt: string | null;
};

/** A pick-up or return protocol; one without `signedAt` is still being filled in. */
export type BookingProtocol = {
  readonly id: string;
  readonly kind: 'pickUp' | 'return';
  readonly startedAt: string;
  readonly startedBy: string;
  readonly signedAt: string | null;
  /** The depot did not find the trailer of a return that the customer signed alone: it does not count. */
  readonly dispute: ReturnDispute | null;
  readonly photos: number;
  /** Damages found with it. */
  readonly damages: number;
  readonly url: string;
};

/** Another booking of the same order. */
export type BookingSibling = Pick<
  BookingSummary,
  'id' | 'number' | 'version' | 'status' | 'from' | 'to' | 'period' | 'actions' | 'trailer' | 'depot'
>;

/** What cancelling costs now. */
export type CancellationPreview = {
  /** Net. */
  readonly fee: Money;
  readonly tax: Tax & { readonly amount: Money };
  readonly grossFee: Money;
  /** Until then it costs nothing. */
  readonly freeUntil: string;
  /** What the booking costs if it is not cancelled, net. */
  readonly net: Money;
  /** Whether the order has no other booking left and is cancelled with it. */
  readonly endsOrder: boolean;
};

/** One booking with everything that has happened to it. */
export type Booking = BookingSummary & {
  /** Why the rent is what it is. */
  readonly trace: PriceTrace;
  readonly services: readonly LineService[];
  /** Of what was booked first; extensions and charges have their own. */
  readonly tax: Tax;
  readonly extensions: readonly BookingExtension[];
  readonly charges: readonly BookingCharge[];
  /** Rent, services, extensions and charges together. */
  readonly totals: Totals;
  readonly documents: readonly BookingDocument[];
  readonly protocols: readonly BookingProtocol[];
  /** Newest first. */
  readonly timeline: readonly BookingEvent[];
  readonly siblings: readonly BookingSibling[];
  /** From when on the trailer can be picked up; null once it has been. */
  readonly pickUpFrom: string | null;
  /** What cancelling would cost now. Only while this user may cancel. */
  readonly cancellation: CancellationPreview | null;
};

/** Bookings of one order stand together. `limit` counts bookings, but an order is never cut. */
export type BookingPage = {
  readonly items: readonly BookingSummary[];
  readonly nextCursor: string | null;
  /** How many bookings each tab would show, the other filters applied. */
  readonly counts: Readonly<Record<BookingTab, number>>;
};

/** In a problem `illegal-state`: what somebody else has made of the bookings meanwhile. */
export type BookingConflict = { readonly bookings: readonly BookingNow[] };
export type BookingNow = Pick<BookingSummary, 'id' | 'number' | 'version' | 'status' | 'from' | 'to' | 'actions'> & {
  readonly lastChange: Pick<BookingEvent, 'at' | 'kind' | 'actor'> | null;
};

export const BOOKING_SORTS = ['attention', 'pickUp', 'return', 'newest'] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

const key = z.string().check(z.regex(/^[A-Za-z0-9_]{1,40}$/, 'unknown'));

const bookingFilter = {
  tab: z.optional(z.enum(BOOKING_TABS, 'unknown')),
  state: z.optional(many(z.enum(BOOKING_STATES, 'unknown'))),
  /** Numbers, plate, trailer, driver, note, PO number. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'too-long'))),
  type: z.optional(many(key)),
  /** Code or id of depots. */
  depot: z.optional(many(z.string().check(z.minLength(1), z.maxLength(80)))),
  sort: z.optional(z.enum(BOOKING_SORTS, 'unknown')),
};

export const bookingQuery = z.strictObject({
  ...bookingFilter,
  cursor: z.optional(z.string().check(z.maxLength(300, 'cursor'), z.regex(/^[A-Za-z0-9_-]+$/, 'cursor'))),
  limit: z.optional(wholeNumber(1, 100)),
});
export type BookingQuery = z.output<typeof bookingQuery>;

export const bookingExportQuery = z.strictObject(bookingFilter);
export type BookingExportQuery = z.output<typeof bookingExportQuery>;

export const NOTE_LENGTH = 500;

export const changeBookingInput = z.strictObject({
  reservationNote: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(NOTE_LENGTH, 'too-long'), z.regex(SEVERAL_LINES, 'characters'))),
  ),
  driverName: optionalText(120),
});
export type ChangeBookingInput = z.infer<typeof changeBookingInput>;

export const bookingParam = z.strictObject({ id });

/** Extending stands in `extension.ts`, ending in `booking-end.ts`. */
export interface BookingCalls {
  'GET /api/bookings': { query: z.input<typeof bookingQuery>; answer: BookingPage };
  'GET /api/bookings/{id}': { answer: Booking };
  /** Empties what is sent as null or an empty text. */
  'PATCH /api/bookings/{id}': { body: ChangeBookingInput; answer: Booking };
}
