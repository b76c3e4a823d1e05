import type { Format } from '#i18n/format.ts';

/** Records are dated in the operator's zone: nobody knows where they are read. */
const TIME_ZONE = 'Europe/Berlin';

export const recordDate = (format: Format, instant: string): string => format.date(instant, TIME_ZONE);

/** `18.11.2026, 08:00` */
export const recordTime = (format: Format, instant: string): string =>
  `${recordDate(format, instant)}, ${format.time(instant, TIME_ZONE)}`;
