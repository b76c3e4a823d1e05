import { MANDATE_SCHEMES, type MandateScheme } from '../payment/mandate.ts';

export type FoundBatch = {
  readonly number: string;
  /** Of a part of it; null if the whole is meant. */
  readonly scheme: MandateScheme | null;
};

/** `B-26-000007`, or `B-26-000007-CORE` for a part of the file, as banks write it. */
const BATCH = /(?<![A-Z0-9])B[\s\-./]{0,2}(\d{2})[\s\-./]{0,2}(\d{6,9})(?:[\s\-./]{0,2}(CORE|B2B))?(?!\d)/g;

/** The numbers of our batches that stand in a text, each once. */
export function findBatchNumbers(text: string): readonly FoundBatch[] {
  const found = [...text.toUpperCase().matchAll(BATCH)].map(([, year = '', place = '', scheme]) => ({
    number: `B-${year}-${place.replace(/^0+/, '').padStart(6, '0')}`,
    scheme: MANDATE_SCHEMES.find((known) => known === scheme) ?? null,
  }));
  return [...new Map(found.map((batch) => [`${batch.number} ${batch.scheme ?? ''}`, batch])).values()];
}
