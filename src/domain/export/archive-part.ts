import { Temporal } from 'temporal-polyfill';

/** Each has an original and a paper: in all a file that can be fetched at once, far below what a zip can count and hold. */
export const DOCUMENTS_IN_PART = 2500;

export const countParts = (documents: number): number => Math.ceil(documents / DOCUMENTS_IN_PART);

const YEARS_KEPT = 8;

/** What was issued in a year is kept until the end of the eighth after it. */
export const keptUntil = (year: number): string =>
  Temporal.PlainDate.from({ year: year + YEARS_KEPT, month: 12, day: 31 }).toString();
