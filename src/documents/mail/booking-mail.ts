import type { BookingMails } from '#contract/booking-mail.ts';
import type { Totals } from '#contract/line.ts';
import type { Locale } from '#i18n/locales.ts';
import { createOrderText, type OrderText } from '#documents/order/order-text.ts';
import { toBookingCard } from './booking-card.ts';
import type { MailMatter, MailRow } from './mail-body.ts';

export type BookingMailContent = {
  [T in keyof BookingMails]: { readonly template: T } & BookingMails[T];
}[keyof BookingMails];

const numberOf = (content: BookingMailContent): string =>
  'reference' in content ? content.reference : (content.bookings[0]?.number ?? '');

/** What the sentences of a mail about bookings speak of. */
export function toBookingValues(content: BookingMailContent): Record<string, string> {
  const [first] = content.bookings;
  return { number: numberOf(content), trailer: first ? `${first.trailer.number} · ${first.trailer.plate}` : '' };
}

/** Which trailers, when, and what it costs. */
export function toBookingMatter(locale: Locale, content: BookingMailContent, mapLink: string): MailMatter {
  const text = createOrderText(locale);
  const number = numberOf(content);
  if (content.template === 'returnAnnounced')
    return {
      number,
      cards: content.bookings.map((booking) =>
        toBookingCard(locale, mapLink, booking, [
          {
            label: text.say('word.handover.return'),
            value: text.appointment(booking.announcedFor, booking.depot.timeZone),
            isText: true,
          },
        ]),
      ),
    };
  const [booking] = content.bookings;
  const { timeZone } = booking.depot;
  const pickUp = {
    label: text.say('word.handover.pickUp'),
    value: text.appointment(booking.from, timeZone),
    isText: true,
  };
  if (content.template === 'bookingExtended')
    return {
      number,
      cards: [toBookingCard(locale, mapLink, booking, [pickUp, ...toExtensionRows(text, content)])],
      rows: toAddedRows(text, content.totals),
    };
  return { number, cards: [toBookingCard(locale, mapLink, booking, [pickUp])], rows: toFeeRows(text, content) };
}

const toTaxRows = (text: OrderText, { taxes }: Totals): readonly MailRow[] =>
  taxes.map((tax) => ({ label: text.tax(tax), value: text.format.money(tax.amount) }));

function toExtensionRows(text: OrderText, content: BookingMails['bookingExtended']): readonly MailRow[] {
  const { extension, bookings } = content;
  const { timeZone } = bookings[0].depot;
  return [
    {
      label: text.say('mail.row.previousReturn'),
      value: text.appointment(extension.previousTo, timeZone),
      isText: true,
    },
    { label: text.say('word.newReturn'), value: text.appointment(extension.to, timeZone), isText: true },
  ];
}

const toAddedRows = (text: OrderText, totals: Totals): readonly MailRow[] => [
  { label: text.say('mail.row.addedNet'), value: text.format.money(totals.net) },
  ...toTaxRows(text, totals),
  { label: text.say('mail.row.addedGross'), value: text.format.money(totals.gross), isSum: true },
];

function toFeeRows(text: OrderText, { totals, refund }: BookingMails['bookingCancelled']): readonly MailRow[] {
  const { say, format } = text;
  const back = refund.cents > 0 ? [{ label: say('amounts.refund'), value: format.money(refund) }] : [];
  if (totals.net.cents === 0) return [{ label: say('mail.row.fee'), value: say('mail.row.noFee') }, ...back];
  return [
    { label: say('mail.row.fee'), value: format.money(totals.net) },
    ...toTaxRows(text, totals),
    { label: say('document.gross'), value: format.money(totals.gross), isSum: true },
    ...back,
  ];
}
