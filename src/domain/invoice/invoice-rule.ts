import type { InvoiceDocument, InvoiceWords } from './invoice-document.ts';
import { cleanText } from './xml.ts';

/**
 * One thing that has to hold before a document is issued. Its id is that of the official rule, so that whoever gets the
 * file refused finds it again; ids that begin with TY are our own.
 */
export type InvoiceRule = {
  readonly id: string;
  /** In plain words, for the log and for whoever has to mend it. */
  readonly says: string;
  /** What breaks it, as paths into the document. */
  readonly breaks: (document: InvoiceDocument, words: InvoiceWords) => readonly string[];
};

/** The paths whose test fails. */
export const failing = (tests: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.entries(tests)
    .filter(([, holds]) => !holds)
    .map(([path]) => path);

/** The lines that fail a test. */
export const failingLines = (
  { lines }: InvoiceDocument,
  field: string,
  holds: (line: InvoiceDocument['lines'][number], index: number) => boolean,
): readonly string[] => lines.flatMap((line, i) => (holds(line, i) ? [] : [`lines.${i}.${field}`]));

/** Whether something is left of a text once it is in a file. */
export const isSaid = (text: string | null | undefined): boolean =>
  text !== null && text !== undefined && cleanText(text) !== '';

export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code);

export const sumOf = <T>(items: readonly T[], toCents: (item: T) => number): number =>
  items.reduce((sum, item) => sum + toCents(item), 0);
