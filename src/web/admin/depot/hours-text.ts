import type { HoursRange } from '#domain/depot/opening-hours.ts';
import type { Notation } from '#web/form/notation.ts';

const RANGE = /^(\d{1,2})(?::?(\d{2}))?\s*[-–—]\s*(\d{1,2})(?::?(\d{2}))?$/;
const toTime = (hour = '', minute = '00'): string => `${hour.padStart(2, '0')}:${minute}`;

/** Hours as one types them: `08:00–12:00, 13:00–18:00`; nothing is closed. What is no stretch of a day has no end. */
export const HOURS: Notation<readonly HoursRange[]> = {
  write: (hours) => hours.map(({ from, to }) => (to === '' ? from : `${from}–${to}`)).join(', '),
  read: (text) =>
    text
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const [match, fromHour, fromMinute, toHour, toMinute] = RANGE.exec(part) ?? [];
        if (match === undefined) return { from: part, to: '' };
        return { from: toTime(fromHour, fromMinute), to: toTime(toHour, toMinute) };
      }),
};
