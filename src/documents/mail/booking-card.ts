import type { MailedBooking } from '#contract/booking-mail.ts';
import type { Locale } from '#i18n/locales.ts';
import { createOrderText, placeOfReturn } from '#documents/order/order-text.ts';
import type { MailCard, MailRow } from './mail-body.ts';
import { toKind } from './mail-drawing.ts';
import { toMailPlace } from './mail-place.ts';

/** The trailer of a booking and where it stands, with what a mail has to say about it. */
export function toBookingCard(
  locale: Locale,
  mapLink: string,
  { trailer, depot, place, returnDepot }: MailedBooking,
  rows: readonly MailRow[],
): MailCard {
  const text = createOrderText(locale);
  const elsewhere = returnDepot
    ? [{ label: text.say('oneWay.place'), value: placeOfReturn(returnDepot, place), isText: true }]
    : [];
  return {
    kind: toKind(trailer),
    title: text.type(trailer),
    plate: trailer.plate,
    number: trailer.number,
    place: toMailPlace(locale, mapLink, depot, { ...place, keyBox: depot.keyBox }),
    rows: [...elsewhere, ...rows],
  };
}
