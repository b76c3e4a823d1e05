import type { MailContent } from '#contract/mail.ts';
import { money } from '#domain/money/money.ts';
import { phoneText } from '#domain/user/phone.ts';
import type { Locale } from '#i18n/locales.ts';
import { createOrderText, type OrderText } from '#documents/order/order-text.ts';
import { toBookingCard } from './booking-card.ts';
import type { MailMatter, MailNotice, MailRow } from './mail-body.ts';
import { unbroken } from './unbroken.ts';

type NewsContent = Extract<MailContent, { readonly news: unknown }>;

/** What the sentences of a mail about a changed booking speak of. */
export function toNewsValues(locale: Locale, { booking, news }: NewsContent): Record<string, string> {
  const { number, depot, place } = booking;
  const { format, moment } = createOrderText(locale);
  switch (news.kind) {
    case 'trailerExchanged':
    case 'trailerSwapped':
      return { number, oldTrailer: news.oldTrailer, newTrailer: news.newTrailer };
    case 'noShow':
      return { number, fee: format.money(money(news.feeCents)) };
    case 'claimProposed':
      return { number, amount: format.money(money(news.netCents)), date: format.date(news.until, 'UTC') };
    case 'periodCorrected':
      return { number };
    case 'extensionAsked':
    case 'extensionDeclined':
    case 'extensionLapsed':
      return { number, time: moment(news.to, depot.timeZone), phone: phoneText(place.phone) };
    case 'returnedElsewhere':
      return { number, depot: news.depot, fee: format.money(money(news.feeCents)) };
    case 'returnConfirmed':
    case 'returnDisputed':
      return {
        number,
        time: moment(news.at, depot.timeZone),
        depot: `${depot.name}, ${depot.city}`,
        phone: phoneText(place.phone),
      };
  }
}

/** The booking as it stands now, and what it was. Times are those of the depot. */
export function toNewsMatter(locale: Locale, content: NewsContent, mapLink: string): MailMatter {
  const { say } = createOrderText(locale);
  const { booking, news } = content;
  const card = toBookingCard(locale, mapLink, booking, toChangeRows(locale, content));
  return { number: booking.number, cards: [card], notice: toNotice(say, news) };
}

/** When it is, and when it was and what that costs if that has changed. */
export function toChangeRows(
  locale: Locale,
  { booking: { depot, from, to }, news }: Pick<NewsContent, 'booking' | 'news'>,
): readonly MailRow[] {
  const { say, format, appointment } = createOrderText(locale);
  const at = (instant: string) => appointment(instant, depot.timeZone);
  const isCorrected = news.kind === 'periodCorrected';
  return [
    ...(isCorrected
      ? [
          {
            label: say('mail.row.previousPeriod'),
            value: [news.previousFrom, news.previousTo].map(at).map(unbroken).join(' – '),
            isText: true,
          },
        ]
      : []),
    { label: say('word.handover.pickUp'), value: at(from), isText: true },
    { label: say('word.handover.return'), value: at(to), isText: true },
    ...(isCorrected ? [{ label: say('mail.row.difference'), value: format.money(money(news.differenceCents)) }] : []),
  ];
}

/** What a person has written about it. */
function toNotice(say: OrderText['say'], news: NewsContent['news']): MailNotice | undefined {
  if (news.kind === 'returnDisputed') return { title: say('mail.row.finding'), text: news.reason, rows: [] };
  if (news.kind === 'extensionDeclined') return { title: say('invoice.dispute.answer'), text: news.answer, rows: [] };
  if (news.kind === 'claimProposed') {
    return { title: say('document.invoice.charge.damage'), text: news.note, rows: [] };
  }
  return undefined;
}
