import { addDays } from '#domain/time/wall-clock.ts';

/** The first day of the half-year of a day: the base rate changes on 1 January and on 1 July. */
export const halfYearOf = (day: string): string => `${day.slice(0, 4)}-${day.slice(5, 7) < '07' ? '01' : '07'}-01`;

export const isHalfYear = (day: string): boolean => day === halfYearOf(day);

/** The first day of the half-year after that of a day. */
export const nextHalfYear = (day: string): string =>
  // No half-year is longer than 184 days, nor two shorter than 365.
  halfYearOf(addDays(halfYearOf(day), 184));
