import type { MailContent } from '#contract/mail.ts';
import { phoneText } from '#domain/user/phone.ts';
import { money } from '#domain/money/money.ts';
import { createFormat } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { MailRow } from './mail-layout.tsx';

type NewsContent = Extract<MailContent, { readonly news: unknown }>;

/** What the sentences of a mail about a changed booking speak of. */
export function toNewsValues(locale: Locale, { booking, news }: NewsContent): Record<string, string> {
  const number = booking.number;
  switch (news.kind) {
    case 'trailerSwapped':
      return { number, oldTrailer: news.oldTrailer, newTrailer: news.newTrailer };
    case 'noShow':
      return { number, fee: createFormat(locale).money(money(news.feeCents)) };
    case 'periodCorrected':
      return { number };
    case 'returnConfirmed':
    case 'returnDisputed': {
      const format = createFormat(locale);
      const time = `${format.date(news.at, booking.timeZone)}, ${format.time(news.at, booking.timeZone)}`;
      return { number, time, depot: booking.depot, phone: phoneText(booking.depotPhone) };
    }
  }
}

/** The booking as it stands now, and what it was. Times are those of the depot. */
export function toNewsRows(locale: Locale, { booking, news }: NewsContent): readonly MailRow[] {
  const format = createFormat(locale);
  const { formatMessage } = getIntl(locale);
  const { trailer, timeZone } = booking;
  const moment = (at: string) => `${format.date(at, timeZone)}, ${format.time(at, timeZone)}`;
  const period = (from: string, to: string) => `${moment(from)} – ${moment(to)}`;
  const isCorrected = news.kind === 'periodCorrected';
  return [
    {
      label: formatMessage({ id: 'word.noun.trailer' }),
      value: `${trailer.make} ${trailer.model} · ${trailer.number} · ${trailer.plate}`,
    },
    { label: formatMessage({ id: 'word.location' }), value: booking.depot },
    ...(isCorrected
      ? [
          {
            label: formatMessage({ id: 'mail.row.previousPeriod' }),
            value: period(news.previousFrom, news.previousTo),
          },
        ]
      : []),
    { label: formatMessage({ id: 'word.period' }), value: period(booking.from, booking.to), isSum: isCorrected },
    ...(news.kind === 'returnDisputed'
      ? [{ label: formatMessage({ id: 'mail.row.finding' }), value: news.reason }]
      : []),
    ...(isCorrected
      ? [{ label: formatMessage({ id: 'mail.row.difference' }), value: format.money(money(news.differenceCents)) }]
      : []),
  ];
}
