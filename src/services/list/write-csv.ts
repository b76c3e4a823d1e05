import { ok } from '#domain/result.ts';
import type { Outcome } from '../failure.ts';
import { type CsvReader, styleOf } from './csv-reader.ts';
import { type CsvCell, toCsvRow } from './csv-row.ts';
import { toStream } from './to-stream.ts';
import { writeWorkbook } from './write-workbook.ts';

/** The columns of a file in their order: the name in its first line, and the cell of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

/** Columns that show a field of the row as it is. */
export const asIs = <Name extends string>(...names: readonly Name[]): CsvColumns<Readonly<Record<Name, CsvCell>>> =>
  Object.fromEntries(names.map((name) => [name, (row: Readonly<Record<Name, CsvCell>>) => row[name]]));

type Page<Row> = { readonly items: readonly Row[]; readonly nextCursor: string | null };
type ReadPage<Row> = (page: {
  readonly cursor: string | undefined;
  readonly limit: number;
}) => Promise<Outcome<Page<Row>>>;

const ROWS_AT_ONCE = 500;
/** Spreadsheets take a file for one in UTF-8 only if it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A whole list as a file for a reader, page after page of the very service that answers the list, so that a file knows no rights and
 * no filters of its own and never more than one page is in memory. The first page is read at once: a refusal is
 * answered like that of the list. Whoever wants a workbook gets the same cells in one.
 *
 *     writeCsv(reader, toColumns(reader.say), (page) => listOrders(deps, actor, { ...query, ...page }))
 */
export async function writeCsv<Row>(
  reader: CsvReader,
  columns: CsvColumns<Row>,
  readPage: ReadPage<Row>,
): Promise<Outcome<ReadableStream<Uint8Array>>> {
  const first = await readPage({ cursor: undefined, limit: ROWS_AT_ONCE });
  if (!first.ok) return first;
  const head = Object.keys(columns);
  const pages = readCells(first.value, Object.values(columns), readPage);
  const style = styleOf(reader);
  return ok(
    reader.sheet === undefined
      ? toStream(toLines(head, pages, style))
      : writeWorkbook({ name: reader.sheet, head, words: style.words }, pages),
  );
}

/** The cells of all rows, a page at a time. */
async function* readCells<Row>(
  first: Page<Row>,
  columns: readonly ((row: Row) => CsvCell)[],
  readPage: ReadPage<Row>,
): AsyncGenerator<readonly (readonly CsvCell[])[], void> {
  let page = first;
  for (;;) {
    yield page.items.map((row) => columns.map((cell) => cell(row)));
    if (page.nextCursor === null) return;
    const next = await readPage({ cursor: page.nextCursor, limit: ROWS_AT_ONCE });
    // The answer has begun: all that can still be said is that the file is not whole.
    if (!next.ok) throw new Error(`the list ended with ${next.error.code}`);
    page = next.value;
  }
}

async function* toLines(
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvCell[])[]>,
  style: ReturnType<typeof styleOf>,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let before = BYTE_ORDER_MARK + toCsvRow(head, style);
  for await (const rows of pages) {
    yield encoder.encode(before + rows.map((cells) => toCsvRow(cells, style)).join(''));
    before = '';
  }
}
