import type { BookingMails, MailedBooking } from '#contract/booking-mail.ts';
import type { Locale } from '#i18n/locales.ts';
import { createOrderText, type OrderText } from '#documents/order/order-text.ts';
import type { MailRow } from './mail-layout.tsx';

export type BookingMailContent = {
  [T in keyof BookingMails]: { readonly template: T } & BookingMails[T];
}[keyof BookingMails];

/** What the sentences of a mail about bookings speak of. */
export function toBookingValues(content: BookingMailContent): Record<string, string> {
  const [first] = content.bookings;
  const number = 'reference' in content ? content.reference : (first?.number ?? '');
  return { number, trailer: first ? `${first.trailer.number} · ${first.trailer.plate}` : '' };
}

/** Which trailers, when, and what it costs. */
export function toBookingRows(locale: Locale, content: BookingMailContent): readonly MailRow[] {
  const text = createOrderText(locale);
  switch (content.template) {
    case 'bookingExtended':
      return [...toExtensionRows(text, content)];
    case 'bookingRebooked':
      return [...toRebookingRows(text, content)];
    case 'bookingCancelled':
      return [...toCancellationRows(text, content)];
    case 'returnAnnounced':
      return content.bookings.map((booking) => ({
        label: describe(booking),
        value: text.moment(booking.announcedFor, booking.depot.timeZone),
      }));
  }
}

const describe = ({ number, trailer, depot }: MailedBooking): string =>
  `${number}\n${trailer.number} · ${trailer.make} ${trailer.model} · ${trailer.plate}\n${depot.name}, ${depot.city}`;

function toExtensionRows(text: OrderText, content: BookingMails['bookingExtended']): readonly MailRow[] {
  const { say, format } = text;
  const { extension, totals } = content;
  const [booking] = content.bookings;
  const { timeZone } = booking.depot;
  return [
    { label: describe(booking), value: text.moment(booking.from, timeZone) },
    { label: say('mail.row.previousReturn'), value: text.moment(extension.previousTo, timeZone) },
    { label: say('word.newReturn'), value: text.moment(extension.to, timeZone) },
    { label: say('mail.row.addedNet'), value: format.money(totals.net) },
    ...totals.taxes.map((tax) => ({ label: text.tax(tax), value: format.money(tax.amount) })),
    { label: say('mail.row.addedGross'), value: format.money(totals.gross), isSum: true },
  ];
}

function toRebookingRows(text: OrderText, content: BookingMails['bookingRebooked']): readonly MailRow[] {
  const { say, format } = text;
  const { previousFrom, previousTo, services, net, difference } = content.rebooking;
  const [booking] = content.bookings;
  const period = (from: string, to: string) =>
    `${text.moment(from, booking.depot.timeZone)} – ${text.moment(to, booking.depot.timeZone)}`;
  const isMoved = previousFrom !== booking.from || previousTo !== booking.to;
  return [
    { label: describe(booking), value: period(booking.from, booking.to) },
    ...(isMoved ? [{ label: say('mail.row.previousPeriod'), value: period(previousFrom, previousTo) }] : []),
    ...services.map((service) => ({ label: text.service(service), value: format.money(service.price) })),
    { label: say('document.net'), value: format.money(net) },
    { label: say('mail.row.difference'), value: format.money(difference.net) },
    { label: say('mail.row.differenceGross'), value: format.money(difference.gross), isSum: true },
  ];
}

function toCancellationRows(text: OrderText, content: BookingMails['bookingCancelled']): readonly MailRow[] {
  const { say, format } = text;
  const { totals, refund } = content;
  const [booking] = content.bookings;
  const what = { label: describe(booking), value: text.moment(booking.from, booking.depot.timeZone) };
  const back = refund.cents > 0 ? [{ label: say('amounts.refund'), value: format.money(refund) }] : [];
  if (totals.net.cents === 0) return [what, { label: say('mail.row.fee'), value: say('mail.row.noFee') }, ...back];
  return [
    what,
    { label: say('mail.row.fee'), value: format.money(totals.net) },
    ...totals.taxes.map((tax) => ({ label: text.tax(tax), value: format.money(tax.amount) })),
    { label: say('document.gross'), value: format.money(totals.gross), isSum: true },
    ...back,
  ];
}
