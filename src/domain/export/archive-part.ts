import { Temporal } from 'temporal-polyfill';

/** Each has an original and a paper: far less than a zip can count, and in all less than it can hold. */
export const DOCUMENTS_IN_PART = 20_000;

export const countParts = (documents: number): number => Math.ceil(documents / DOCUMENTS_IN_PART);

const YEARS_KEPT = 8;

/** What was issued in a year is kept until the end of the eighth after it. */
export const keptUntil = (year: number): string =>
  Temporal.PlainDate.from({ year: year + YEARS_KEPT, month: 12, day: 31 }).toString();
