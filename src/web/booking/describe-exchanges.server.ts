import type { Booking } from '#contract/booking.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import type { DatedWords } from '#web/words/words.ts';

/** The trailers that a booking had before it got another on the road, each with its last moment. */
export const describeExchanges = (
  { exchanges, period: { timeZone } }: Pick<Booking, 'exchanges' | 'period'>,
  { intl, format, now }: DatedWords,
) =>
  exchanges.map(({ old, at }) => ({
    id: old.id,
    text: intl.formatMessage(
      { id: 'booking.exchanged' },
      { old: old.number, time: momentText(format, at, { timeZone, now }) },
    ),
  }));
