/** The number of a batch for people and for the bank, such as B-26-000007. */
export const batchNumber = (year: number, sequence: number): string =>
  `B-${String(year % 100).padStart(2, '0')}-${String(sequence).padStart(6, '0')}`;
