export type FoundNumbers = {
  /** Of invoices, credit notes and claims. */
  readonly documents: readonly string[];
  readonly orders: readonly string[];
};

/** `I-26-DE-000123` as people type it: with other separators, or none. */
const DOCUMENT = /(?<![A-Z0-9])([ICS])[\s\-./]{0,2}(\d{2})[\s\-./]{0,2}([A-Z]{2})[\s\-./]{0,2}(\d{6,9})(?!\d)/g;
/** `O-26-000123` likewise. */
const ORDER = /(?<![A-Z0-9])O[\s\-./]{0,2}(\d{2})[\s\-./]{0,2}(\d{6,9})(?!\d)/g;

/** The numbers of ours that stand in a text, spelled as we do, each once and in the order of the text. */
export function findNumbers(text: string): FoundNumbers {
  const upper = text.toUpperCase();
  const documents = [...upper.matchAll(DOCUMENT)].map(
    ([, letter = '', year = '', country = '', place = '']) => `${letter}-${year}-${country}-${toPlace(place)}`,
  );
  const orders = [...upper.matchAll(ORDER)].map(([, year = '', place = '']) => `O-${year}-${toPlace(place)}`);
  return { documents: [...new Set(documents)], orders: [...new Set(orders)] };
}

/** Six digits, or as many as it needs. */
const toPlace = (digits: string): string => digits.replace(/^0+/, '').padStart(6, '0');
