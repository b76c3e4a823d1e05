import type { AuditRecord } from '#contract/admin-audit.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { type CsvStyle, PLAIN } from './csv-row.ts';

/** A text in the reader's language by its key; where there is none, the other one or the key. */
export type Say = (key: string, otherwise?: string) => string;

/** What an entry of the log is told by. */
export type LoggedEntry = Pick<AuditRecord, 'objectType' | 'data' | 'names'>;

/** Who will open a file. */
export type CsvReader = {
  readonly locale: string;
  readonly say: Say;
  readonly nameCountry: (code: string) => string;
  /** What an entry of the log tells, a line for each change and each note, as the page of the log says it. */
  readonly tellEntry: (entry: LoggedEntry) => readonly string[];
  /** The name of its sheet, where a workbook is wanted instead of lines. */
  readonly sheet?: string;
};

/** A program, which knows the columns by their keys. */
export const MACHINE: CsvReader = {
  locale: 'en',
  say: (key) => key,
  nameCountry: (code) => code,
  tellEntry: ({ data: { changes } }) =>
    Object.entries(typeof changes === 'object' && changes !== null ? changes : {}).map(
      ([path, values]) => `${path}: ${JSON.stringify(values)}`,
    ),
};

/** Of the languages of the shop, English alone writes a point before the cents. */
export function styleOf(reader: Pick<CsvReader, 'locale' | 'say'>): CsvStyle {
  const { locale, say } = reader;
  const words = [say('word.no'), say('word.yes')] as const;
  const isForSheets = reader !== MACHINE;
  return locale === 'en' ? { ...PLAIN, words, isForSheets } : { separator: ';', decimal: ',', words, isForSheets };
}

/** `2026-11-15 08:00`, which spreadsheets of all languages take for a time; a workbook holds it as one. */
export const clockTime = (at: string, timeZone: string): string => toWallTime(at, timeZone).replace('T', ' ');

/** A moment of the operator's day; the head of its column names the clock, by `onOperatorClock`. */
export const operatorTime = (at: string | null): string | null => at && clockTime(at, OPERATOR_ZONE);

export const onOperatorClock = (head: string): string => `${head} (${OPERATOR_ZONE})`;
