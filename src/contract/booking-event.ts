import * as z from 'zod/mini';
import { BOOKING_ACTIONS } from '#domain/booking/booking-action.ts';
import { keysOf } from '#domain/table.ts';
import { BOOKING_STATES } from '#domain/booking/booking-state.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { reasonKind } from './act-reason.ts';
import { type Answer, shape } from './shape.ts';
import { money } from './money.ts';

/** What happens to the order of a booking. */
export const ORDER_EVENTS = [
  'order.place',
  'order.approve',
  'order.reject',
  'order.cancel',
  'order.lapse',
  'order.markPaid',
] as const;

/** Whatever is done to a booking is logged under the name of its action. */
export const bookingEventKind = z.union([
  z.enum(ORDER_EVENTS),
  z.templateLiteral(['booking.', z.enum(keysOf(BOOKING_ACTIONS))]),
  z.literal('mail'),
]);
export type BookingEventKind = Answer<typeof bookingEventKind>;

/** What an event says beyond its kind; each kind has its own few of these. */
export const bookingEventData = shape('BookingEventData', {
  /** Changes of state, of the order or of the booking. */
  from: z.exactOptional(z.union([z.enum(BOOKING_STATES), z.enum(ORDER_STATES)])),
  to: z.exactOptional(z.union([z.enum(BOOKING_STATES), z.enum(ORDER_STATES)])),
  /** Rebooking and correction: the start before and after. */
  previousStart: z.exactOptional(z.string()),
  newStart: z.exactOptional(z.string()),
  /** Extension, rebooking and correction: the end before and after. */
  previousEnd: z.exactOptional(z.string()),
  newEnd: z.exactOptional(z.string()),
  days: z.exactOptional(z.number()),
  /** Extension, rebooking, settlement of a return: net; a credit is negative. */
  difference: z.exactOptional(money),
  /** Cancellation, no-show: net. */
  fee: z.exactOptional(money),
  /** Announced return: for when, and its number. */
  announcedFor: z.exactOptional(z.string()),
  reference: z.exactOptional(z.string()),
  /** Pick-up and return: when it really was. */
  happenedAt: z.exactOptional(z.string()),
  note: z.exactOptional(z.nullable(z.string())),
  /** Who drives, or what was noted, is another; the log cannot be erased and says no more of either. */
  hasOtherDriver: z.exactOptional(z.boolean()),
  hasOtherNote: z.exactOptional(z.boolean()),
  /** Rebooking: of the whole order. */
  poNumber: z.exactOptional(z.nullable(z.string())),
  costCentre: z.exactOptional(z.nullable(z.string())),
  /** Swap: the numbers of the trailers. */
  oldTrailer: z.exactOptional(z.string()),
  newTrailer: z.exactOptional(z.string()),
  /** Another depot for the return: the names of both. */
  previousReturn: z.exactOptional(z.string()),
  newReturn: z.exactOptional(z.string()),
  /** Why the operator did it; what else was said of that, only the operator reads. */
  reason: z.exactOptional(reasonKind),
  remark: z.exactOptional(z.string()),
  /** Mail: what it was about and to whom. */
  template: z.exactOptional(z.string()),
  recipient: z.exactOptional(z.string()),
  subject: z.exactOptional(z.string()),
});
export type BookingEventData = Answer<typeof bookingEventData>;

/** Something that happened, and who did it. */
export const bookingEvent = shape('BookingEvent', {
  at: z.string(),
  kind: bookingEventKind,
  /** Null where nobody did, such as a lapse or a mail. */
  actor: z.nullable(z.string()),
  isOperator: z.boolean(),
  /** The admin who acted in the actor's name. */
  onBehalf: z.nullable(z.string()),
  data: bookingEventData,
});
export type BookingEvent = Answer<typeof bookingEvent>;
