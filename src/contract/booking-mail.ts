import type { Money } from '#domain/money/money.ts';
import type { BookingExtension, BookingSummary } from './booking.ts';
import type { LineFacts, RebookingOnPaper } from './document.ts';
import type { LineService, Totals } from './line.ts';

/** A booking as a mail tells it. */
export type MailedBooking = Pick<BookingSummary, 'number' | 'trailer' | 'depot' | 'from' | 'to'> & {
  readonly place: Pick<LineFacts, 'street' | 'postalCode' | 'phone' | 'returnAddress'>;
  /** Where it is brought back, if that is another depot. */
  readonly returnDepot?: BookingSummary['returnDepot'];
};

type News = { readonly name: string; readonly path: string };

/** What becomes of bookings, told to those who rented. */
export type BookingMails = {
  readonly bookingExtended: News & {
    readonly bookings: readonly [MailedBooking];
    readonly extension: Pick<BookingExtension, 'previousTo' | 'to'>;
    /** Of the extension alone. */
    readonly totals: Totals;
  };
  readonly bookingRebooked: News & {
    /** As it is now. */
    readonly bookings: readonly [MailedBooking];
    /** As it was rebooked then; it may have been rebooked again. */
    readonly rebooking: Pick<RebookingOnPaper, 'previousFrom' | 'previousTo' | 'previousReturn' | 'difference'> & {
      readonly from: string;
      readonly to: string;
      readonly days: number;
      readonly services: readonly LineService[];
      readonly net: Money;
    };
  };
  readonly bookingCancelled: News & {
    readonly bookings: readonly [MailedBooking];
    /** Of the fee; nothing is charged where it is zero. */
    readonly totals: Totals;
    /** What was paid too much for the order and goes back, with tax. */
    readonly refund: Money;
  };
  readonly returnAnnounced: News & {
    readonly bookings: readonly (MailedBooking & { readonly announcedFor: string })[];
    readonly reference: string;
  };
};
