/**
 * What of an amount for so many days is due once some of them have passed. It is rounded as a whole, so that the days, weeks
 * or months of a service add up to the amount to the cent wherever they are cut, and what is given back takes back just what
 * was charged. The database says the same of thousands of lines (`earned.queries.ts`).
 */
export const dueAfter = (cents: number, passed: number, days: number): number =>
  // Adding zero makes nothing of the minus that a rounded credit would keep.
  Math.sign(cents) * Math.round((Math.abs(cents) * passed) / days) + 0;
