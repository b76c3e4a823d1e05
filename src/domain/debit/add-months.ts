import { Temporal } from 'temporal-polyfill';

/** So many months later, on the last day of a month that is too short. */
export const addMonths = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).add({ months }).toString();
