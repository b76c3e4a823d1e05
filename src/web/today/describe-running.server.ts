import type { RunningTrailer } from '#contract/today.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import type { DatedWords } from '#web/words/words.ts';
import { describeTrailer } from './describe-trailer.server.ts';
import { momentWords } from './moment-words.server.ts';

/** A trailer on its way: when it comes back and how much of its time has passed. Where it is, the browser says. */
export function describeRunning({ booking, hasTelematics, position }: RunningTrailer, words: DatedWords) {
  const { intl, now } = words;
  const { period, depot, trailer, isOverdue } = booking;
  const start = Date.parse(period.from);
  const days = Math.max(1, Math.ceil((Date.parse(period.to) - start) / DAY_MS));
  const day = Math.max(1, Math.ceil((now.getTime() - start) / DAY_MS));
  return {
    id: booking.id,
    trailer: describeTrailer(trailer, depot, words),
    isOverdue,
    returns: isOverdue
      ? intl.formatMessage({ id: 'today.running.overdue' })
      : momentWords(period.to, depot.timeZone, words),
    day: intl.formatMessage({ id: 'today.running.day' }, { day, days }),
    percent: Math.min(100, Math.round((day / days) * 100)),
    hasTelematics,
    position: position ?? null,
  };
}

export type RunningView = ReturnType<typeof describeRunning>;
