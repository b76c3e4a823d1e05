import type { Format } from '#i18n/format.ts';

/** `Mi 18.11. 08:00`, or the day alone; in another year than it is `Mi 06.01.2027 08:00`. */
export function wallTimeText({ year, day, fullDay }: Format, wallTime: string): string {
  const write = year === undefined || wallTime.startsWith(year) ? day : fullDay;
  const date = write(`${wallTime.slice(0, 10)}T12:00:00Z`, 'UTC').replace(/\.?,/, '');
  const time = wallTime.slice(11, 16);
  return time === '' ? date : `${date} ${time}`;
}
