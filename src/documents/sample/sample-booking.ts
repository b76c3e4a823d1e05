import type { BookingMails, MailedBooking } from '#contract/booking-mail.ts';
import type { Totals } from '#contract/line.ts';
import { money } from '#domain/money/money.ts';
import { SAMPLE_ORDER } from './sample-order.ts';

const [line] = SAMPLE_ORDER.lineItems;
if (line === undefined) throw new Error('The sample order has a line');

export const SAMPLE_BOOKING: MailedBooking = {
  number: line.number,
  trailer: line.trailer,
  depot: { ...line.depot, keyBox: false },
  from: line.from,
  to: line.to,
  place: { street: 'Șoseaua Odăii 307', postalCode: '013604', phone: '+40215550101' },
};

const reverseCharge: Totals = {
  net: money(15_150),
  taxes: [{ country: 'PL', case: 'reverseCharge', rate: 0, base: money(15_150), amount: money(0) }],
  gross: money(15_150),
};

const about = { name: 'Maria', path: `/booking/${line.id}` };

/** Every mail about bookings. */
export const SAMPLE_BOOKING_MAILS: { [T in keyof BookingMails]: { readonly template: T } & BookingMails[T] } = {
  bookingExtended: {
    template: 'bookingExtended',
    ...about,
    bookings: [SAMPLE_BOOKING],
    extension: { previousTo: line.to, to: '2026-12-04T07:00:00.000Z' },
    totals: reverseCharge,
  },
  bookingRebooked: {
    template: 'bookingRebooked',
    ...about,
    bookings: [SAMPLE_BOOKING],
    rebooking: {
      previousFrom: line.from,
      previousTo: '2026-12-04T07:00:00.000Z',
      previousReturn: null,
      from: line.from,
      to: line.to,
      days: line.price.days,
      services: line.services,
      net: line.net,
      difference: { net: money(-12_600), tax: money(-2394), gross: money(-14_994) },
    },
  },
  bookingCancelled: {
    template: 'bookingCancelled',
    ...about,
    bookings: [SAMPLE_BOOKING],
    totals: { net: money(0), taxes: [], gross: money(0) },
    refund: money(62_484),
  },
  returnAnnounced: {
    template: 'returnAnnounced',
    ...about,
    bookings: [{ ...SAMPLE_BOOKING, announcedFor: line.to }],
    reference: 'R-26-000042',
  },
};
