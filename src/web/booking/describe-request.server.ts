import type { Booking } from '#contract/booking.ts';
import { isOut } from '#domain/booking/booking-state.ts';
import type { DatedWords } from '#web/words/words.ts';
import { momentText } from '#web/words/moment-text.server.ts';

type Asked = Pick<Booking, 'extensionRequest' | 'status' | 'to' | 'period'>;

/** What the desk was asked for, as long as it says more than the period of the booking. */
export function describeRequest({ extensionRequest: request, status, to, period }: Asked, words: DatedWords) {
  if (request === null || (status !== 'reserved' && !isOut(status))) return null;
  const isNews = request.state === 'agreed' ? to === request.to : Date.parse(to) < Date.parse(request.to);
  if (!isNews) return null;
  const at = (instant: string) => momentText(words.format, instant, { timeZone: period.timeZone, now: words.now });
  const { state, version, note, askedBy, answer } = request;
  return { state, version, to: request.to, time: at(request.to), askedAt: at(request.askedAt), askedBy, note, answer };
}

export type RequestView = NonNullable<ReturnType<typeof describeRequest>>;
