/** A number for people, such as O-26-000123. It grows longer after 999,999 instead of repeating. */
export const orderNumber = (year: number, sequence: number): string =>
  `O-${String(year % 100).padStart(2, '0')}-${String(sequence).padStart(6, '0')}`;

/** The number of a line item and of its booking, such as O-26-000123-1; lines count from 1. */
export const lineItemNumber = (order: string, line: number): string => `${order}-${line}`;
