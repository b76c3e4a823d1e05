import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import type { Format } from '#i18n/format.ts';

/** Records are dated in the operator's zone: nobody knows where they are read. */
export const recordDate = (format: Format, instant: string): string => format.date(instant, OPERATOR_ZONE);

/** `18.11.2026, 08:00` */
export const recordTime = (format: Format, instant: string): string =>
  `${recordDate(format, instant)}, ${format.time(instant, OPERATOR_ZONE)}`;
