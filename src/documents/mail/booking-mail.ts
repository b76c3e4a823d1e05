import type { BookingMails, MailedBooking } from '#contract/booking-mail.ts';
import type { Totals } from '#contract/line.ts';
import { subtract, sum } from '#domain/money/money.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { createOrderText, type OrderText, placeOfReturn } from '#documents/order/order-text.ts';
import { toBookingCard } from './booking-card.ts';
import type { MailMatter, MailRow } from './mail-body.ts';
import { unbroken } from './unbroken.ts';

export type BookingMailContent = {
  [T in keyof BookingMails]: { readonly template: T } & BookingMails[T];
}[keyof BookingMails];

const numberOf = (content: BookingMailContent): string =>
  'reference' in content ? content.reference : (content.bookings[0]?.number ?? '');

/** What the sentences of a mail about bookings speak of. */
export function toBookingValues(content: BookingMailContent): Record<string, string> {
  const [first] = content.bookings;
  return {
    number: numberOf(content),
    trailer: first ? `${first.trailer.number} · ${unbroken(first.trailer.plate)}` : '',
  };
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
          toMoment(text, 'word.handover.return', booking.announcedFor, booking),
        ]),
      ),
    };
  const [booking] = content.bookings;
  const toCard = (rows: readonly MailRow[], from = booking.from) =>
    toBookingCard(locale, mapLink, booking, [toMoment(text, 'word.handover.pickUp', from, booking), ...rows]);
  switch (content.template) {
    case 'bookingExtended':
      return { number, cards: [toCard(toExtensionRows(text, content))], rows: toAddedRows(text, content.totals) };
    case 'bookingRebooked':
      return {
        number,
        cards: [toCard(toRebookingRows(text, content), content.rebooking.from)],
        rows: toDifferenceRows(text, content),
      };
    case 'bookingCancelled':
      return { number, cards: [toCard([])], rows: toFeeRows(text, content) };
  }
}

const toMoment = (text: OrderText, label: MessageKey, at: string, { depot }: MailedBooking): MailRow => ({
  label: text.say(label),
  value: text.appointment(at, depot.timeZone),
  isText: true,
});

const toTaxRows = (text: OrderText, { taxes }: Totals): readonly MailRow[] =>
  taxes.map((tax) => ({ label: text.tax(tax), value: text.format.money(tax.amount) }));

const toExtensionRows = (
  text: OrderText,
  { extension, bookings: [booking] }: BookingMails['bookingExtended'],
): readonly MailRow[] => [
  toMoment(text, 'mail.row.previousReturn', extension.previousTo, booking),
  toMoment(text, 'word.newReturn', extension.to, booking),
];

const toAddedRows = (text: OrderText, totals: Totals): readonly MailRow[] => [
  { label: text.say('mail.row.addedNet'), value: text.format.money(totals.net) },
  ...toTaxRows(text, totals),
  { label: text.say('mail.row.addedGross'), value: text.format.money(totals.gross), isSum: true },
];

function toRebookingRows(
  text: OrderText,
  { rebooking, bookings: [booking] }: BookingMails['bookingRebooked'],
): readonly MailRow[] {
  const { previousFrom, previousTo, previousReturn, from, to } = rebooking;
  const isMoved = previousFrom !== from || previousTo !== to;
  const period = [previousFrom, previousTo]
    .map((at) => unbroken(text.appointment(at, booking.depot.timeZone)))
    .join(' – ');
  return [
    {
      label: text.say('word.handover.return'),
      value: text.appointment(to, (booking.returnDepot ?? booking.depot).timeZone),
      isText: true,
    },
    ...(previousReturn
      ? [{ label: text.say('word.previousReturnPlace'), value: placeOfReturn(previousReturn), isText: true }]
      : []),
    ...(isMoved ? [{ label: text.say('mail.row.previousPeriod'), value: period, isText: true }] : []),
  ];
}

function toDifferenceRows(text: OrderText, { rebooking }: BookingMails['bookingRebooked']): readonly MailRow[] {
  const { say, format } = text;
  const { days, services, net, difference } = rebooking;
  const rent = subtract(net, sum(services.map(({ price }) => price)));
  return [
    { label: say('cart.rent', { days }), value: format.money(rent) },
    ...services.map((service) => ({ label: text.service(service), value: format.money(service.price) })),
    { label: say('document.net'), value: format.money(net) },
    { label: say('mail.row.difference'), value: format.money(difference.net) },
    { label: say('mail.row.differenceGross'), value: format.money(difference.gross), isSum: true },
  ];
}

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
