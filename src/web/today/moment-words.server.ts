import type { DatedWords } from '#web/words/words.ts';
import { daysBetween, momentText } from '#web/words/moment-text.server.ts';

/** `heute 08:00`, `morgen 08:00`, else the day as everywhere; by the clock of a depot. */
export function momentWords(instant: Date | string, timeZone: string, { intl, format, now }: DatedWords): string {
  const at = new Date(instant).toISOString();
  const time = format.time(at, timeZone);
  const days = daysBetween(now, at, timeZone);
  if (days === 0) return intl.formatMessage({ id: 'today.at.today' }, { time });
  if (days === 1) return intl.formatMessage({ id: 'today.at.tomorrow' }, { time });
  return momentText(format, at, { timeZone, now });
}
