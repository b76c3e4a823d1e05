import type { MailContents } from '#contract/mail.ts';
import { createOrderText } from '#documents/order/order-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { toBookingCard } from './booking-card.ts';
import type { MailMatter } from './mail-body.ts';

/** Each booking with the trailer that it has now, and which one it had. Times are those of the depot. */
export function toMovedMatter(
  locale: Locale,
  moved: MailContents['trailersMoved']['moved'],
  mapLink: string,
): MailMatter {
  const { say, appointment } = createOrderText(locale);
  return {
    cards: moved.map((booking) => {
      const at = (instant: string) => appointment(instant, booking.depot.timeZone);
      return toBookingCard(locale, mapLink, booking, [
        { label: say('word.noun.booking'), value: booking.number, isText: true },
        { label: say('mail.row.previousTrailer'), value: booking.oldTrailer, isText: true },
        { label: say('word.handover.pickUp'), value: at(booking.from), isText: true },
        { label: say('word.handover.return'), value: at(booking.to), isText: true },
      ]);
    }),
  };
}
