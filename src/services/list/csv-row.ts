export type CsvCell = string | number | boolean | Date | null | undefined;

/** How a spreadsheet in some language reads a line: what parts its cells, what parts euros from cents, and yes and no. */
export type CsvStyle = {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
  readonly words: readonly [no: string, yes: string];
  /** Whether a spreadsheet opens it, which takes every text of digits for a number. */
  readonly isForSheets: boolean;
};

/** As programs read it. */
export const PLAIN: CsvStyle = { separator: ',', decimal: '.', words: ['false', 'true'], isForSheets: false };

/** A spreadsheet reads a text that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/**
 * And one like this as a number or a day: postal codes without their zeros, long numbers without their last digits,
 * telephones without their plus, `4-11` as a day in November.
 */
const LOSES_ITSELF = /^(?:0\d+|\d{12,}|\d+[eE]\d+|\+[\d ()/.-]+|\d{1,4}(?:[-/.,:]\d{1,4}){1,3})$/;
/** `2026-11-15` and `2026-11-15 08:00`, which are meant to be read so. */
export const DAY_OR_MOMENT = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/;
const NEEDS_QUOTES = /[",;\r\n]/;

/** One line of RFC 4180. Texts that a spreadsheet would run are made plain by an apostrophe. */
export const toCsvRow = (cells: readonly CsvCell[], style = PLAIN): string =>
  `${cells.map((cell) => toCell(cell, style)).join(style.separator)}\r\n`;

function toCell(cell: CsvCell, { decimal, words, isForSheets }: CsvStyle): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'boolean') return words[cell ? 1 : 0];
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (isForSheets && LOSES_ITSELF.test(cell) && !DAY_OR_MOMENT.test(cell)) return `"=""${cell}"""`;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
