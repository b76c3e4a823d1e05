import type { InvoiceKind } from './invoice-document.ts';

const LETTERS = { invoice: 'I', creditNote: 'C', claim: 'S' } as const satisfies Record<InvoiceKind, string>;

/** The series that a document is counted in, such as `I-DE`. */
export const invoiceSeries = (kind: InvoiceKind, country: string): string => `${LETTERS[kind]}-${country}`;

/** `I-26-DE-000123`: kind, year of issue, country of the seller and its place in that series, from 1 each year. */
export const invoiceNumber = (kind: InvoiceKind, year: number, country: string, sequence: number): string =>
  `${LETTERS[kind]}-${String(year % 100).padStart(2, '0')}-${country}-${String(sequence).padStart(6, '0')}`;

const NUMBER = /^([CIS])-\d{2}-[A-Z]{2}-\d{6,9}$/;

export const isNumberOf = (kind: InvoiceKind, number: string): boolean => NUMBER.exec(number)?.[1] === LETTERS[kind];
