import type { Format } from '#i18n/format.ts';

/** A day of the calendar, which belongs to no zone. */
export const dayText = (format: Format, day: string): string => format.date(`${day}T12:00:00Z`, 'UTC');
