import { ORDER_EVENTS, type BookingEventKind } from '#contract/booking-event.ts';
import { BOOKING_ACTIONS } from '#domain/booking/booking-action.ts';

/** What of the log is shown in the history of a booking. */
export const LOGGED_EVENTS: readonly string[] = [
  ...ORDER_EVENTS,
  ...Object.keys(BOOKING_ACTIONS).map((action) => `booking.${action}`),
];

const kinds: ReadonlySet<string> = new Set([...LOGGED_EVENTS, 'mail']);
export const isEventKind = (kind: string): kind is BookingEventKind => kinds.has(kind);
