import * as z from 'zod/mini';
import { DESK_TABS, type DeskTab } from '#domain/admin/booking-desk.ts';
import type { UnfreeReason } from '#domain/booking/availability.ts';
import { BOOKING_STATES, type BookingState } from '#domain/booking/booking-state.ts';
import { STOPPING_CHECKS, type PickUpRelease } from '#domain/handover/pick-up-stop.ts';
import type { Money } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { CustomerSummary } from './admin-order.ts';
import type { Booking } from './booking.ts';
import { id, text } from './field.ts';
import type { StoppedPickUp } from './handover.ts';
import { type ListPage, listFields, type SentQuery, sortOf } from './list-query.ts';
import type { LineTrailer } from './line.ts';
import type { RentalPeriod } from './period.ts';
import type { Tax } from './price.ts';
import { wallTime } from './query.ts';

/** A booking in the operator's list. */
export type AdminBookingRow = {
  readonly id: string;
  readonly number: string;
  readonly status: BookingState;
  /** The customer signed the return alone, and the desk has to confirm it. */
  readonly isToConfirm: boolean;
  /** The customer has signed the pick-up, which waits for the depot's signature. */
  readonly isToSign: boolean;
  readonly isOverdue: boolean;
  readonly order: { readonly id: string; readonly number: string; readonly status: OrderState };
  readonly company: Pick<CustomerSummary, 'id' | 'name'>;
  readonly trailer: Pick<LineTrailer, 'id' | 'number' | 'plate' | 'type' | 'subType'>;
  readonly depot: { readonly id: string; readonly code: string; readonly city: string; readonly country: string };
  readonly period: RentalPeriod;
  /** When it really came back. */
  readonly returnedAt: string | null;
  /** Net: what was agreed, what was charged or credited since, and what is to be paid. */
  readonly agreed: Money;
  readonly feesAndCredits: Money;
  readonly due: Money;
  readonly driverName: string | null;
};

/** What the operator sees of a booking beyond what its customer sees. */
export type AdminBooking = Booking & {
  readonly company: CustomerSummary;
  /** What a no-show would cost now, net. Only while it can be marked. */
  readonly noShowFee: Money | null;
  /** A pick-up protocol has been begun and is not signed: another trailer would be the end of it. */
  readonly isHandoverOpen: boolean;
  /** The customer has signed the pick-up, which waits for the depot's signature. */
  readonly isToSign: boolean;
  /** Findings that keep the trailer of a begun pick-up in the yard. */
  readonly stop: StoppedPickUp | null;
  readonly release: PickUpRelease | null;
  /** With which the depot signs today on a customer's device; none at a key box, or when nothing is to be signed. */
  readonly codeOfDay: string | null;
};

/** A trailer of the same type at the same depot, whether it can stand in or not. */
export type SwapCandidate = Pick<LineTrailer, 'id' | 'number' | 'plate' | 'type' | 'subType' | 'make' | 'model'> & {
  /** Of the same sub-type. */
  readonly isTwin: boolean;
  readonly free: boolean;
  readonly reason?: UnfreeReason;
};

/** What else takes the trailer in a time. */
export type PeriodConflict = {
  readonly kind: 'rental' | 'workshop' | 'hold';
  readonly from: string;
  readonly to: string;
  /** Of a rental. */
  readonly booking: { readonly id: string; readonly number: string; readonly company: string } | null;
};

/** Not in the way of the operator, but worth knowing. */
export const PERIOD_WARNINGS = ['closed', 'certificate', 'minimumPeriod', 'past'] as const;
export type PeriodWarning = (typeof PERIOD_WARNINGS)[number];

export type PeriodPreview = {
  readonly possible: boolean;
  readonly previousPeriod: RentalPeriod;
  readonly period: RentalPeriod;
  readonly previousDays: number;
  readonly days: number;
  readonly previousNet: Money;
  /** By the price list of the booking. */
  readonly net: Money;
  readonly difference: Money;
  readonly tax: Tax;
  readonly conflicts: readonly PeriodConflict[];
  readonly warnings: readonly PeriodWarning[];
};

const day = wallTime.check(z.maxLength(10, 'wall-time'));
const bookingFilter = {
  /** Number, company, plate or number of a trailer. */
  q: listFields.q,
  tab: z.optional(z.enum(DESK_TABS, 'unknown')),
  /** Within `all`. */
  status: z.optional(z.enum(BOOKING_STATES, 'unknown')),
  depot: z.optional(id),
  businessUnit: z.optional(id),
  type: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/, 'unknown'))),
  /** Picked up on these days of the operator, both included; of returns, returned. */
  from: z.optional(day),
  to: z.optional(day),
  /** By the pick-up, the return or the company; usually by the time that the tab is about. */
  sort: sortOf(['from', 'to', 'company']),
};

export const adminBookingQuery = z.strictObject({ ...listFields, ...bookingFilter });
export type AdminBookingQuery = z.infer<typeof adminBookingQuery>;
export const adminBookingExportQuery = z.strictObject(bookingFilter);
export type AdminBookingExportQuery = z.infer<typeof adminBookingExportQuery>;

export const swapTrailerInput = z.strictObject({
  trailerId: id,
  /** The operator knows that a begun pick-up protocol is thrown away. Without this, one that has begun is a refusal. */
  discardsProtocol: z.optional(z.boolean()),
});
export type SwapTrailerInput = z.infer<typeof swapTrailerInput>;

export const releasePickUpInput = z.strictObject({
  /** The failed checks that the operator has seen and lets pass. */
  checks: z.array(z.enum(STOPPING_CHECKS, 'unknown')).check(z.minLength(1, 'required')),
  reason: text(300),
});
export type ReleasePickUpInput = z.infer<typeof releasePickUpInput>;

export const disputeReturnInput = z.strictObject({ reason: text(500) });
export type DisputeReturnInput = z.infer<typeof disputeReturnInput>;

const moment = wallTime.check(z.minLength(16, 'wall-time'));
/** By the clock of the depot. */
export const correctPeriodInput = z
  .strictObject({ from: moment, to: moment })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], message: 'before-from' }));
export type CorrectPeriodInput = z.infer<typeof correctPeriodInput>;

export type AdminBookingPage = ListPage<AdminBookingRow> & { readonly tab: DeskTab };

/**
 * `GET /api/admin/bookings.csv` answers the same list as a file. Every change takes `If-Match`; a stale one is refused
 * with what has become of the booking.
 */
export interface AdminBookingCalls {
  'GET /api/admin/bookings': { query: SentQuery<AdminBookingQuery>; answer: AdminBookingPage };
  'GET /api/admin/bookings/{id}': { answer: AdminBooking };
  'GET /api/admin/bookings/{id}/swap': { answer: { items: readonly SwapCandidate[] } };
  'POST /api/admin/bookings/{id}/swap': { body: SwapTrailerInput; answer: AdminBooking };
  /** Lets a trailer go although checks of its pick-up are not in order. */
  'POST /api/admin/bookings/{id}/release': { body: ReleasePickUpInput; answer: AdminBooking };
  'POST /api/admin/bookings/{id}/period/preview': { body: CorrectPeriodInput; answer: PeriodPreview };
  'POST /api/admin/bookings/{id}/period': { body: CorrectPeriodInput; answer: AdminBooking };
  'POST /api/admin/bookings/{id}/no-show': { answer: AdminBooking };
  /** The trailer of a return that the customer signed alone is there. */
  'POST /api/admin/bookings/{id}/confirm-return': { answer: AdminBooking };
  /** It is not: the return does not count, and the rental goes on. */
  'POST /api/admin/bookings/{id}/dispute-return': { body: DisputeReturnInput; answer: AdminBooking };
  'POST /api/admin/bookings/{id}/close': { answer: AdminBooking };
  'POST /api/admin/bookings/{id}/cancel': { answer: AdminBooking };
}
