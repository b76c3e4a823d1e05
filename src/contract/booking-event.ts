import type { BookingAction } from '#domain/booking/booking-action.ts';
import type { BookingState } from '#domain/booking/booking-state.ts';
import type { Money } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-state.ts';

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
export type BookingEventKind = (typeof ORDER_EVENTS)[number] | `booking.${BookingAction}` | 'mail';

/** What an event says beyond its kind; each kind has its own few of these. */
export type BookingEventData = {
  /** Changes of state, of the order or of the booking. */
  readonly from?: BookingState | OrderState;
  readonly to?: BookingState | OrderState;
  /** Correction: the start before and after. */
  readonly previousStart?: string;
  readonly newStart?: string;
  /** Extension and correction: the end before and after. */
  readonly previousEnd?: string;
  readonly newEnd?: string;
  readonly days?: number;
  /** Extension, settlement of a return: net; a credit is negative. */
  readonly difference?: Money;
  /** Cancellation, no-show: net. */
  readonly fee?: Money;
  /** Announced return: for when, and its number. */
  readonly announcedFor?: string;
  readonly reference?: string;
  /** Pick-up and return: when it really was. */
  readonly happenedAt?: string;
  readonly note?: string | null;
  readonly driverName?: string | null;
  /** Swap: the numbers of the trailers. */
  readonly oldTrailer?: string;
  readonly newTrailer?: string;
  /** Mail: what it was about and to whom. */
  readonly template?: string;
  readonly recipient?: string;
  readonly subject?: string;
};

/** Something that happened, and who did it. */
export type BookingEvent = {
  readonly at: string;
  readonly kind: BookingEventKind;
  /** Null where nobody did, such as a lapse or a mail. */
  readonly actor: string | null;
  readonly isOperator: boolean;
  /** The admin who acted in the actor's name. */
  readonly onBehalf: string | null;
  readonly data: BookingEventData;
};
