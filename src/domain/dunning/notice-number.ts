/** The number of a letter, such as D-26-000001. */
export const noticeNumber = (year: number, sequence: number): string =>
  `D-${String(year % 100).padStart(2, '0')}-${String(sequence).padStart(6, '0')}`;
