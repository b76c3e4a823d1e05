/** A Monday; which one does not matter. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The name of an ISO weekday, Monday is 1. */
export const weekdayName = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + (Number(day) - 1) * 86_400_000);
