import type { TrailerCalendar } from '#contract/trailer.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import type { DatedWords } from '#web/words/words.ts';
import { toBusyDays } from './busy-days.ts';
import { DAY_MS } from '#domain/time/duration.ts';

type Year = { readonly today: string; readonly lastDay: string };

const MOST_STRETCHES = 6;

/** Free and busy days of a year, and the busy stretches in words. */
export function describeCalendar(calendar: TrailerCalendar, { intl, format, now, today, lastDay }: DatedWords & Year) {
  const { timeZone, busy, closedDays, closedForReturn } = calendar;
  const at = (instant: string) => momentText(format, instant, { timeZone, now });
  const describe = ({ from, to, kind }: TrailerCalendar['busy'][number]) => {
    const hasBegun = Date.parse(from) <= now.getTime();
    // What reaches to the end of the answer goes on for an unknown time.
    const isOpenEnd = kind !== 'rental' && kind !== 'hold' && isYearEnd(to, lastDay);
    // A certificate ends with a day, often of another year.
    const start = kind === 'certificate' ? format.date(from, timeZone) : at(from);
    const id = `trailer.busySpan.${hasBegun ? 'running' : 'coming'}${isOpenEnd ? 'OpenEnd' : ''}` as const;
    return {
      key: `${from} ${kind}`,
      kind,
      text: intl.formatMessage({ id }, { from: start, to: at(to) }),
      reason: intl.formatMessage({ id: `trailer.busy.${kind}` }),
    };
  };
  return {
    today,
    lastDay,
    busyDays: toBusyDays(calendar),
    closedDays,
    /** Where it is brought back, if that is another depot. */
    closedForReturn,
    stretches: busy
      .toSorted((a, b) => a.from.localeCompare(b.from))
      .slice(0, MOST_STRETCHES)
      .map(describe),
  };
}

const isYearEnd = (to: string, lastDay: string): boolean => Date.parse(to) > Date.parse(lastDay) - DAY_MS;
