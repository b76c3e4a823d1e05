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
/** And one like this as a number, without its zeros or its last digits: postal codes, numbers of customers. */
const LOSES_DIGITS = /^(?:0\d+|\d{12,}|\d+[eE]\d+)$/;
const NEEDS_QUOTES = /[",;\r\n]/;

/** One line of RFC 4180. Texts that a spreadsheet would run are made plain by an apostrophe. */
export const toCsvRow = (cells: readonly CsvCell[], style = PLAIN): string =>
  `${cells.map((cell) => toCell(cell, style)).join(style.separator)}\r\n`;

function toCell(cell: CsvCell, { decimal, words, isForSheets }: CsvStyle): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'boolean') return words[cell ? 1 : 0];
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (isForSheets && LOSES_DIGITS.test(cell)) return `"=""${cell}"""`;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
