import type { Format } from '#i18n/format.ts';

/** `Mi 18.11. 08:00`, or the day alone. */
export function wallTimeText(format: Format, wallTime: string): string {
  const day = format.day(`${wallTime.slice(0, 10)}T12:00:00Z`, 'UTC').replace(/\.?,/, '');
  const time = wallTime.slice(11, 16);
  return time === '' ? day : `${day} ${time}`;
}
