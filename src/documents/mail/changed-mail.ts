import type { MailContents } from '#contract/mail.ts';
import { createOrderText } from '#documents/order/order-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { toBookingCard } from './booking-card.ts';
import { toChangeRows } from './booking-news-mail.ts';
import type { MailMatter } from './mail-body.ts';

/** Each booking as it is now, and what it was. Times are those of the depot. */
export function toChangedMatter(
  locale: Locale,
  changed: MailContents['bookingsChanged']['changed'],
  mapLink: string,
): MailMatter {
  const { say } = createOrderText(locale);
  return {
    cards: changed.map(({ news, ...booking }) =>
      toBookingCard(locale, mapLink, booking, [
        { label: say('word.noun.booking'), value: booking.number, isText: true },
        ...(news.kind === 'trailerSwapped'
          ? [{ label: say('mail.row.previousTrailer'), value: news.oldTrailer, isText: true }]
          : []),
        ...toChangeRows(locale, { booking, news }),
      ]),
    ),
  };
}
