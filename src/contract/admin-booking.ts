import * as z from 'zod/mini';
import { DESK_TABS } from '#domain/admin/booking-desk.ts';
import { UNFREE_REASONS } from '#domain/booking/availability.ts';
import { UNIT_CHOICES } from '#domain/booking/unit-choice.ts';
import { BOOKING_STATES } from '#domain/booking/booking-state.ts';
import { STAY_REASONS } from '#domain/planning/find-stay-reason.ts';
import { LACKS } from '#domain/planning/twin-or-better.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { customerSummary } from './admin-order.ts';
import { booking } from './booking.ts';
import { pickUpRelease, stoppedPickUp } from './handover.ts';
import { makingRoom } from './making-room.ts';
import { lineTrailer } from './line.ts';
import { rentalPeriod } from './period.ts';
import { tax } from './price.ts';
import { type Answer, pageOf, shape } from './shape.ts';
import { money } from './money.ts';
import { declareCalls } from './call.ts';
import { staff } from './rights-row.ts';
import {
  adminBookingQuery,
  adminBookingExportQuery,
  swapTrailerInput,
  releasePickUpInput,
  confirmReturnInput,
  correctReturnInput,
  disputeReturnInput,
  previewPeriodInput,
  correctPeriodInput,
  changeFeeInput,
  agreeLateFeeInput,
  cancelBookingInput,
  noShowInput,
  agreeToExtensionInput,
  declineExtensionInput,
} from './admin-booking-input.ts';

/** A booking in the operator's list. */
export const adminBookingRow = shape('AdminBookingRow', {
  id: z.string(),
  number: z.string(),
  status: z.enum(BOOKING_STATES),
  /** The customer signed the return alone, and the desk has to confirm it. */
  isToConfirm: z.boolean(),
  /** The customer has signed the pick-up, which waits for the depot's signature. */
  isToSign: z.boolean(),
  isOverdue: z.boolean(),
  order: z.strictObject({ id: z.string(), number: z.string(), status: z.enum(ORDER_STATES) }),
  company: z.pick(customerSummary, { id: true, name: true }),
  trailer: z.pick(lineTrailer, { id: true, number: true, plate: true, type: true, subType: true }),
  depot: z.strictObject({ id: z.string(), code: z.string(), city: z.string(), country: z.string() }),
  /** Where it is brought back, if that is another one. */
  returnDepot: z.nullable(z.strictObject({ code: z.string(), city: z.string(), timeZone: z.string() })),
  period: rentalPeriod,
  unitChoice: z.enum(UNIT_CHOICES),
  /** When it really came back. */
  returnedAt: z.nullable(z.string()),
  /** Net: what was agreed, what was charged or credited since, and what is to be paid. */
  agreed: money,
  feesAndCredits: money,
  due: money,
  driverName: z.nullable(z.string()),
  driverPhone: z.nullable(z.string()),
  /** With which it can be acted on from the list. */
  version: z.number(),
});
export type AdminBookingRow = Answer<typeof adminBookingRow>;

/** What the operator sees of a booking beyond what its customer sees. */
export const adminBooking = shape(
  'AdminBooking',
  z.extend(booking, {
    company: customerSummary,
    /** What a no-show would cost now, net. Only while it can be marked. */
    noShowFee: z.nullable(money),
    /** What a late return costs at most, where the operator has agreed to that. */
    lateFee: z.nullable(money),
    /** A pick-up protocol has been begun and is not signed: another trailer would be the end of it. */
    isHandoverOpen: z.boolean(),
    /** The customer has signed the pick-up, which waits for the depot's signature. */
    isToSign: z.boolean(),
    /** Findings that keep the trailer of a begun pick-up in the yard. */
    stop: z.nullable(stoppedPickUp),
    release: z.nullable(pickUpRelease),
    /** With which the depot signs today on a customer's device; none at a key box, or when nothing is to be signed. */
    codeOfDay: z.nullable(z.string()),
  }),
);
export type AdminBooking = Answer<typeof adminBooking>;

/** A trailer of the same type at the same depot, whether it can stand in or not. */
export const swapCandidate = shape(
  'SwapCandidate',
  z.extend(
    z.pick(lineTrailer, { id: true, number: true, plate: true, type: true, subType: true, make: true, model: true }),
    {
      /** Equal to the booked one, or better; null if it lacks something. */
      rank: z.nullable(z.enum(['twin', 'better'])),
      /** What it has less of than the booked one. */
      lacks: z.array(z.enum(LACKS)),
      free: z.boolean(),
      reason: z.exactOptional(z.enum(UNFREE_REASONS)),
      /** Who would make room if it is taken; it can be had by moving them. */
      moves: z.exactOptional(z.array(makingRoom)),
    },
  ),
);
export type SwapCandidate = Answer<typeof swapCandidate>;

export const swapCandidates = shape('SwapCandidates', {
  items: z.array(swapCandidate),
  /** Why only a person may give the booking another trailer; null if it was agreed and is in time. */
  stay: z.nullable(z.enum(STAY_REASONS)),
  /** Of the booking they were found for. */
  version: z.number(),
});
export type SwapCandidates = Answer<typeof swapCandidates>;

/** What else takes the trailer in a time. */
export const periodConflict = shape('PeriodConflict', {
  kind: z.enum(['rental', 'workshop', 'hold', 'transfer']),
  from: z.string(),
  to: z.string(),
  /** Of a rental. */
  booking: z.nullable(z.strictObject({ id: z.string(), number: z.string(), company: z.string() })),
});
export type PeriodConflict = Answer<typeof periodConflict>;

/** Not in the way of the operator, but worth knowing. */
export const PERIOD_WARNINGS = ['closed', 'certificate', 'minimumPeriod', 'past'] as const;
export type PeriodWarning = (typeof PERIOD_WARNINGS)[number];
export const periodWarning = z.enum(PERIOD_WARNINGS);

export const periodPreview = shape('PeriodPreview', {
  possible: z.boolean(),
  previousPeriod: rentalPeriod,
  period: rentalPeriod,
  previousDays: z.number(),
  days: z.number(),
  previousNet: money,
  /** By the price list of the booking. */
  net: money,
  difference: money,
  tax,
  conflicts: z.array(periodConflict),
  warnings: z.array(periodWarning),
});
export type PeriodPreview = Answer<typeof periodPreview>;

export const adminBookingPage = shape(
  'AdminBookingPage',
  z.extend(pageOf(adminBookingRow), { tab: z.enum(DESK_TABS) }),
);
export type AdminBookingPage = Answer<typeof adminBookingPage>;

/**
 * `GET /api/admin/bookings.csv` answers the same list as a file. Every change takes `If-Match`; a stale one is refused
 * with what has become of the booking.
 */
export const adminBookingCalls = declareCalls({
  'GET /api/admin/bookings': {
    says: 'Bookings of all customers',
    rights: staff('orders.read'),
    query: adminBookingQuery,
    answer: adminBookingPage,
  },
  'GET /api/admin/bookings.csv': {
    says: 'Bookings as a file',
    rights: staff('orders.read'),
    query: adminBookingExportQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/bookings/{id}': {
    says: 'One booking of any customer',
    rights: staff('orders.read'),
    answer: adminBooking,
  },
  'GET /api/admin/bookings/{id}/swap': {
    says: 'What could stand in for the trailer',
    rights: staff('orders.read'),
    answer: swapCandidates,
  },
  'POST /api/admin/bookings/{id}/swap': {
    says: 'Swap the trailer',
    rights: staff('orders.write'),
    body: swapTrailerInput,
    answer: adminBooking,
    takes: 'version',
  },
  /** Lets a trailer go although checks of its pick-up are not in order. */
  'POST /api/admin/bookings/{id}/release': {
    says: 'Let a trailer go although checks failed',
    rights: staff('orders.write'),
    body: releasePickUpInput,
    answer: adminBooking,
  },
  'POST /api/admin/bookings/{id}/period/preview': {
    says: 'What another period means',
    rights: staff('orders.write'),
    body: previewPeriodInput,
    answer: periodPreview,
  },
  'POST /api/admin/bookings/{id}/period': {
    says: 'Correct the period',
    rights: staff('orders.write'),
    body: correctPeriodInput,
    answer: adminBooking,
    takes: 'version',
  },
  'POST /api/admin/bookings/{id}/no-show': {
    says: 'Nobody came',
    rights: staff('orders.write'),
    body: noShowInput,
    answer: adminBooking,
    takes: 'version',
  },
  /** Of a cancellation, a no-show or a late return; what has been billed of it is credited by the next run. */
  'POST /api/admin/bookings/{id}/fees/{chargeId}': {
    says: 'Ask for less of a fee than its rule does, or for nothing',
    rights: staff('orders.write'),
    body: changeFeeInput,
    answer: adminBooking,
    takes: 'version',
  },
  /** Before it is settled: also of a trailer that is not back yet. */
  'POST /api/admin/bookings/{id}/late-fee': {
    says: 'Agree on what a late return costs at most',
    rights: staff('orders.write'),
    body: agreeLateFeeInput,
    answer: adminBooking,
    takes: 'version',
  },
  /** The trailer of a return that the customer signed alone is there. */
  'POST /api/admin/bookings/{id}/confirm-return': {
    says: 'The trailer of a return that the customer signed alone is there',
    rights: staff('orders.write'),
    body: confirmReturnInput,
    answer: adminBooking,
    takes: 'version',
  },
  /** Of a trailer that is back already: its fee and its plan follow. */
  'POST /api/admin/bookings/{id}/correct-return': {
    says: 'A trailer came back to another depot than was said at its return',
    rights: staff('orders.write'),
    body: correctReturnInput,
    answer: adminBooking,
    takes: 'version',
  },
  /** It is not: the return does not count, and the rental goes on. */
  'POST /api/admin/bookings/{id}/dispute-return': {
    says: 'The trailer of a return that the customer signed alone is not there',
    rights: staff('orders.write'),
    body: disputeReturnInput,
    answer: adminBooking,
    takes: 'version',
  },
  /** Takes the version of the wish. Done with the moves that are sent, or without any where none is needed any more. */
  'POST /api/admin/bookings/{id}/extension-request/agree': {
    says: 'Extend a booking as its customer has asked the desk for',
    rights: staff('orders.write'),
    body: agreeToExtensionInput,
    answer: adminBooking,
    takes: 'version',
  },
  'POST /api/admin/bookings/{id}/extension-request/decline': {
    says: 'Decline an extension that the desk was asked for',
    rights: staff('orders.write'),
    body: declineExtensionInput,
    answer: adminBooking,
    takes: 'version',
  },
  'POST /api/admin/bookings/{id}/close': {
    says: 'Close a returned booking',
    rights: staff('orders.write'),
    answer: adminBooking,
    takes: 'version',
  },
  'POST /api/admin/bookings/{id}/cancel': {
    says: 'Cancel a booking of any customer',
    rights: staff('orders.write'),
    body: cancelBookingInput,
    answer: adminBooking,
    takes: 'version',
  },
});
