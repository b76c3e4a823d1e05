import type { CsvCell } from './csv-row.ts';
import { toSheetCell } from './sheet-cell.ts';
import { FIXED_PARTS, describeSheets } from './workbook-part.ts';
import { writeZip, type ZipFile } from './write-zip.ts';

/** Office Open XML: https://ecma-international.org/publications-and-standards/standards/ecma-376/ */
type Sheet = {
  readonly name: string;
  readonly head: readonly string[];
  readonly words: readonly [no: string, yes: string];
};
type Rows = readonly (readonly CsvCell[])[];

/** What a sheet has at most, its head counted in. */
const MOST_ROWS = 1_048_576;
const NARROWEST = 8;
const WIDEST = 60;

/**
 * A list as a workbook of one sheet: days, times and numbers are what they are, and texts stay texts. It is made page by
 * page while it is read; its head stays in sight, and each column is as wide as the first rows need.
 */
export const writeWorkbook = (sheet: Sheet, pages: AsyncIterable<Rows>): ReadableStream<Uint8Array> =>
  writeZip(listParts(sheet, pages));

async function* listParts(sheet: Sheet, pages: AsyncIterable<Rows>): AsyncGenerator<ZipFile> {
  for (const [name, text] of Object.entries({ ...FIXED_PARTS, ...describeSheets(sheet.name) })) {
    yield { name, content: [Buffer.from(text)] };
  }
  yield { name: 'xl/worksheets/sheet1.xml', content: writeSheet(sheet, pages) };
}

async function* writeSheet({ head, words }: Sheet, pages: AsyncIterable<Rows>): AsyncGenerator<Uint8Array> {
  let shapes: readonly ColumnShape[] | undefined;
  let count = 1;
  for await (const rows of pages) {
    if (shapes === undefined) {
      shapes = head.map((name, column) => toShape(name, rows, column));
      yield Buffer.from(openSheet(head, shapes));
    }
    count += rows.length;
    if (count > MOST_ROWS) throw new Error('a sheet cannot hold so many rows');
    const columns = shapes;
    const toRow = (cells: readonly CsvCell[]) =>
      `<row>${cells.map((cell, column) => toSheetCell(cell, words, columns[column]?.hasCents === true)).join('')}</row>`;
    yield Buffer.from(rows.map(toRow).join(''));
  }
  yield Buffer.from(`</sheetData><autoFilter ref="A1:${letterOf(head.length)}${count}"/></worksheet>`);
}

type ColumnShape = {
  readonly width: number;
  /** Amounts stand below each other only if the whole ones have two places as well. */
  readonly hasCents: boolean;
};

function toShape(name: string, rows: Rows, column: number): ColumnShape {
  const cells = rows.map((row) => row[column]);
  const longest = Math.max(name.length, ...cells.map((cell) => String(cell ?? '').split('\n', 1)[0]?.length ?? 0));
  return {
    width: Math.min(WIDEST, Math.max(NARROWEST, longest + 2)),
    hasCents: cells.some((cell) => typeof cell === 'number' && !Number.isInteger(cell)),
  };
}

const openSheet = (head: readonly string[], shapes: readonly ColumnShape[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '</sheetView></sheetViews><cols>',
    ...shapes.map(({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`),
    '</cols><sheetData><row>',
    ...head.map((name) => toSheetCell(name, ['', ''], false, 'head')),
    '</row>',
  ].join('');

const LETTERS = 26;
const FIRST_LETTER = 0x41;

/** `A` to `Z`, then `AA`: how a sheet names its columns, the first of them 1. */
const letterOf = (column: number): string =>
  (column > LETTERS ? letterOf(Math.floor((column - 1) / LETTERS)) : '') +
  String.fromCodePoint(FIRST_LETTER + ((column - 1) % LETTERS));
