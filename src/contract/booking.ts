import * as z from 'zod/mini';
import { BOOKING_ACTIONS } from '#domain/booking/booking-action.ts';
import { BOOKING_FLAGS } from '#domain/booking/booking-flag.ts';
import { BOOKING_STATES } from '#domain/booking/booking-state.ts';
import { ATTENTION, BOOKING_TABS } from '#domain/booking/booking-tab.ts';
import { UNIT_CHOICES } from '#domain/booking/unit-choice.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { PAYMENT_STATUSES } from '#domain/order/payment-status.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/payment/payment-method.ts';
import { addendum } from './addendum.ts';
import { type BookingEvent, bookingEvent } from './booking-event.ts';
import { depotSummary } from './depot.ts';
import { extensionRequest } from './extension-request.ts';
import { lineService, lineTrailer, oneWay, totals } from './line.ts';
import { rentalPeriod } from './period.ts';
import { price, priceTrace, tax } from './price.ts';
import { type Answer, shape } from './shape.ts';
import { money } from './money.ts';
import { keysOf } from '#domain/table.ts';
import { declareCalls } from './call.ts';
import { BOOKING_READERS, BOOKING_WORKERS, forRoles } from './rights-row.ts';
import { ROLES } from '#domain/team/role.ts';
import { bookingQuery, bookingExportQuery, changeBookingInput } from './booking-query.ts';

/** What a booking shows of the order it belongs to. */
export const bookingOrder = shape('BookingOrder', {
  id: z.string(),
  number: z.string(),
  version: z.number(),
  status: z.enum(ORDER_STATES),
  paymentMethod: z.enum(PAYMENT_METHOD_NAMES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /** What is still to be paid for the whole order, with tax. */
  open: money,
  poNumber: z.nullable(z.string()),
  costCentre: z.nullable(z.string()),
  createdAt: z.string(),
  createdBy: z.strictObject({ id: z.string(), name: z.string() }),
  /** When an order that waits for an approval or an advance transfer lapses. */
  lapsesAt: z.nullable(z.string()),
  /** How many bookings the whole order has. */
  lines: z.number(),
});
export type BookingOrder = Answer<typeof bookingOrder>;

/** A return that has been announced: when the customer said so, for when, and under which number. */
export const announcedReturn = shape('AnnouncedReturn', { at: z.string(), for: z.string(), reference: z.string() });
export type AnnouncedReturn = Answer<typeof announcedReturn>;

/** A booking in a list. Times are instants; `period` says them by the depot's clock. */
export const bookingSummary = shape('BookingSummary', {
  id: z.string(),
  number: z.string(),
  /** Sent back as `If-Match` with every change. */
  version: z.number(),
  orderId: z.string(),
  lineItemId: z.string(),
  trailerId: z.string(),
  depotId: z.string(),
  status: z.enum(BOOKING_STATES),
  flags: z.array(z.enum(BOOKING_FLAGS)),
  /** The most pressing thing to do, if this user has anything to do. */
  attention: z.nullable(z.enum(ATTENTION)),
  from: z.string(),
  to: z.string(),
  period: rentalPeriod,
  /** Exactly this trailer, or `any`: an equal or better one may be given instead. */
  unitChoice: z.enum(UNIT_CHOICES),
  /** The rent alone, extensions counted in. */
  price,
  /** Rent and services as agreed, net. What was charged or credited afterwards is not in it. */
  net: money,
  /** What was charged or credited since, net; of a booking that does not take place, what was agreed is taken off. */
  feesAndCredits: money,
  /** What is to be paid in the end, net. */
  due: money,
  reservationNote: z.nullable(z.string()),
  driverName: z.nullable(z.string()),
  /** In E.164. */
  driverPhone: z.nullable(z.string()),
  /** What this user may do now. */
  actions: z.array(z.enum(keysOf(BOOKING_ACTIONS))),
  trailer: lineTrailer,
  depot: z.extend(depotSummary, { keyBox: z.boolean() }),
  /** Where it is brought back, if that is another one. */
  returnDepot: z.nullable(depotSummary),
  /** Where it really came back, if that is not where it was to. */
  returnedDepot: z.nullable(depotSummary),
  order: bookingOrder,
  pickedUpAt: z.nullable(z.string()),
  announcedReturn: z.nullable(announcedReturn),
  /**
   * When the customer signed the return alone at a staffed depot: the time that counts. The rental is settled, and
   * `returnedAt` set, once the depot or its telematics has confirmed it. Null again if the depot does not find the trailer.
   */
  handedBackAt: z.nullable(z.string()),
  returnedAt: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
});
export type BookingSummary = Answer<typeof bookingSummary>;

export const bookingExtension = shape('BookingExtension', {
  id: z.string(),
  at: z.string(),
  by: z.string(),
  previousTo: z.string(),
  to: z.string(),
  /** Of the whole rental with it. */
  days: z.number(),
  net: money,
  tax,
});
export type BookingExtension = Answer<typeof bookingExtension>;

export const bookingCharge = shape('BookingCharge', {
  id: z.string(),
  at: z.string(),
  kind: z.enum(['earlyReturn', 'lateReturn', 'cancellation', 'noShow', 'correction', 'wrongDepot']),
  /** A credit is negative. */
  net: money,
  /** What its rule asks for, where less is asked for. */
  rule: z.nullable(money),
  tax,
});

/** A PDF of the order, of an extension or of a rebooking; its bytes are known once it has been issued. */
export const bookingDocument = shape('BookingDocument', {
  kind: z.enum(['orderConfirmation', 'rentalContract', 'extensionAddendum', 'rebookingAddendum']),
  /** Of an addendum: which one, for which return. */
  addendum: z.nullable(addendum),
  url: z.string(),
  bytes: z.nullable(z.number()),
  issuedAt: z.nullable(z.string()),
});
export type BookingDocument = Answer<typeof bookingDocument>;

/** One of the trailers of a booking. */
const exchangedTrailer = z.strictObject({ id: z.string(), number: z.string() });

/** The booking had the old trailer until then, and has the new one since. */
export const bookingExchange = shape('BookingExchange', {
  at: z.string(),
  old: exchangedTrailer,
  new: exchangedTrailer,
  /** When the return of the old one was signed. */
  returnedAt: z.nullable(z.string()),
});

/** A pick-up or return protocol; one without `signedAt` is still being filled in. */
export const bookingProtocol = shape('BookingProtocol', {
  id: z.string(),
  kind: z.enum(['pickUp', 'return']),
  trailer: exchangedTrailer,
  startedAt: z.string(),
  startedBy: z.string(),
  signedAt: z.nullable(z.string()),
  /** The depot did not find the trailer of a return that the customer signed alone: it does not count. */
  dispute: z.nullable(z.strictObject({ reason: z.string(), at: z.string() })),
  photos: z.number(),
  /** Damages found with it. */
  damages: z.number(),
  url: z.string(),
});
export type BookingProtocol = Answer<typeof bookingProtocol>;

/** Another booking of the same order. */
export const bookingSibling = shape(
  'BookingSibling',
  z.pick(bookingSummary, {
    id: true,
    number: true,
    version: true,
    status: true,
    from: true,
    to: true,
    period: true,
    actions: true,
    trailer: true,
    depot: true,
  }),
);
export type BookingSibling = Answer<typeof bookingSibling>;

/** What cancelling costs now. */
export const cancellationPreview = shape('CancellationPreview', {
  /** Net. */
  fee: money,
  tax: z.extend(tax, { amount: money }),
  grossFee: money,
  /** Until then it costs nothing. */
  freeUntil: z.string(),
  /** So many day rates it costs afterwards, though never more than the booking. */
  days: z.number(),
  /** What the booking costs if it is not cancelled, net. */
  net: money,
  /** Whether the order has no other booking left and is cancelled with it. */
  endsOrder: z.boolean(),
});
export type CancellationPreview = Answer<typeof cancellationPreview>;

/** One booking with everything that has happened to it. */
export const booking = shape(
  'Booking',
  z.extend(bookingSummary, {
    /** Why the rent is what it is. */
    trace: priceTrace,
    services: z.array(lineService),
    oneWay: z.nullable(oneWay),
    /** Of what was booked first; extensions and charges have their own. */
    tax,
    extensions: z.array(bookingExtension),
    /** What the desk was asked for last, whatever has become of it. */
    extensionRequest: z.nullable(extensionRequest),
    charges: z.array(bookingCharge),
    /** Rent, services, extensions and charges together. */
    totals,
    /** Trailers that were exchanged on the road, in the order in which it happened. */
    exchanges: z.array(bookingExchange),
    documents: z.array(bookingDocument),
    protocols: z.array(bookingProtocol),
    /** Newest first. */
    timeline: z.array(bookingEvent),
    siblings: z.array(bookingSibling),
    /** From when on the trailer can be picked up; null once it has been. */
    pickUpFrom: z.nullable(z.string()),
    /** What cancelling would cost now. Only while this user may cancel. */
    cancellation: z.nullable(cancellationPreview),
  }),
);
export type Booking = Answer<typeof booking>;

/** Bookings of one order stand together. `limit` counts bookings, but an order is never cut. */
export const bookingPage = shape('BookingPage', {
  items: z.array(bookingSummary),
  nextCursor: z.nullable(z.string()),
  /** How many bookings each tab would show, the other filters applied. */
  counts: z.record(z.enum(BOOKING_TABS), z.number()),
});
export type BookingPage = Answer<typeof bookingPage>;

/** In a problem `illegal-state`: what somebody else has made of the bookings meanwhile. */
export type BookingConflict = { readonly bookings: readonly BookingNow[] };
export type BookingNow = Pick<BookingSummary, 'id' | 'number' | 'version' | 'status' | 'from' | 'to' | 'actions'> & {
  readonly lastChange: Pick<BookingEvent, 'at' | 'kind' | 'actor'> | null;
};

/** Extending stands in `extension.ts`, rebooking in `rebooking.ts`, ending in `booking-end.ts`. */
export const bookingCalls = declareCalls({
  'GET /api/bookings': {
    says: 'The bookings of the unit',
    rights: forRoles(ROLES),
    query: bookingQuery,
    answer: bookingPage,
  },
  'GET /api/bookings.csv': {
    says: 'The bookings of the unit as a file',
    rights: forRoles(ROLES),
    query: bookingExportQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/bookings/{id}': { says: 'One booking', rights: BOOKING_READERS, answer: booking },
  /** Empties what is sent as null or an empty text. */
  'PATCH /api/bookings/{id}': {
    says: 'Change the note or the driver',
    rights: BOOKING_WORKERS,
    body: changeBookingInput,
    answer: booking,
    takes: 'version',
  },
});
