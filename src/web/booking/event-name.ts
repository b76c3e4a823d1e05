import type { BookingEventKind } from '#contract/booking-event.ts';
import type { MessageKey } from '#i18n/message-key.ts';

/** What happened, in two or three words. */
export const eventName = (kind: BookingEventKind): MessageKey => `booking.event.${kind}`;
