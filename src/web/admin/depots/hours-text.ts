type HoursRange = { readonly from: string; readonly to: string };

/** Hours as one types them: `08:00–12:00, 13:00–18:00`; nothing is closed. */
export const toHoursText = (hours: readonly HoursRange[] | null | undefined): string =>
  (hours ?? []).map(({ from, to }) => `${from}–${to}`).join(', ');

const RANGE = /^(\d{1,2})(?::?(\d{2}))?\s*[-–—]\s*(\d{1,2})(?::?(\d{2}))?$/;
const toTime = (hour = '', minute = '00'): string => `${hour.padStart(2, '0')}:${minute}`;

/** What cannot be read is handed on as it is, for the schema to complain about. */
export function readHours(text: string): HoursRange[] {
  return text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [match, fromHour, fromMinute, toHour, toMinute] = RANGE.exec(part) ?? [];
      if (match === undefined) return { from: part, to: '' };
      return { from: toTime(fromHour, fromMinute), to: toTime(toHour, toMinute) };
    });
}
