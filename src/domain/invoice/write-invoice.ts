import type { InvoiceDocument, InvoiceFormat, InvoiceWords } from './invoice-document.ts';
import { writeCii } from './write-cii.ts';
import { writeUbl } from './write-ubl.ts';

const WRITERS = {
  hybrid: (document, words) => writeCii(document, words, 'en16931'),
  xrechnung: (document, words) => writeCii(document, words, 'xrechnung'),
  peppolUbl: writeUbl,
} as const satisfies Record<InvoiceFormat, (document: InvoiceDocument, words: InvoiceWords) => string>;

/** The document as the file that its customer asked for. This is the original; the paper shows it. */
export const writeInvoice = (document: InvoiceDocument, words: InvoiceWords): string =>
  WRITERS[document.format](document, words);
