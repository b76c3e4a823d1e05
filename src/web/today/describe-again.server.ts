import type { RentAgain } from '#contract/today.ts';
import type { DatedWords } from '#web/words/words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { describeTrailer } from './describe-trailer.server.ts';

/** A trailer that the unit had before, with what it costs in the suggested period. */
export function describeAgain({ trailer, depot, period, price, times, lastReturnedAt }: RentAgain, words: DatedWords) {
  const { intl, format } = words;
  const search = new URLSearchParams({ from: period.localFrom, to: period.localTo });
  return {
    trailer: describeTrailer(trailer, depot, words),
    href: `/trailers/${trailer.id}?${search.toString()}`,
    from: wallTimeText(format, period.localFrom.slice(0, 10)),
    to: wallTimeText(format, period.localTo.slice(0, 10)),
    days: price.days,
    total: format.money(price.total),
    perDay: intl.formatMessage({ id: 'today.again.perDay' }, { amount: format.money(price.perDay) }),
    history: intl.formatMessage(
      { id: 'today.again.history' },
      { depot: depot.name, times, date: format.shortDate(lastReturnedAt, depot.timeZone) },
    ),
  };
}

export type AgainView = ReturnType<typeof describeAgain>;
