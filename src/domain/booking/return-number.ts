/** The number under which announced returns are known to people, such as R-26-000042. */
export const returnNumber = (year: number, sequence: number): string =>
  `R-${String(year % 100).padStart(2, '0')}-${String(sequence).padStart(6, '0')}`;
