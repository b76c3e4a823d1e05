import { ok } from '#domain/result.ts';
import type { Outcome } from '../failure.ts';
import { type CsvReader, styleOf } from './csv-reader.ts';
import { type CsvCell, toCsvRow } from './csv-row.ts';

/** The columns of a file in their order: the name in its first line, and the cell of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

/** Columns that show a field of the row as it is. */
export const asIs = <Name extends string>(...names: readonly Name[]): CsvColumns<Readonly<Record<Name, CsvCell>>> =>
  Object.fromEntries(names.map((name) => [name, (row: Readonly<Record<Name, CsvCell>>) => row[name]]));

type Page<Row> = { readonly items: readonly Row[]; readonly nextCursor: string | null };

const ROWS_AT_ONCE = 500;
/** Spreadsheets take a file for one in UTF-8 only if it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A whole list as a file for a reader, page after page of the very service that answers the list, so that a file knows no rights and
 * no filters of its own and never more than one page is in memory. The first page is read at once: a refusal is
 * answered like that of the list.
 *
 *     writeCsv(reader, toColumns(reader.say), (page) => listOrders(deps, actor, { ...query, ...page }))
 */
export async function writeCsv<Row>(
  reader: CsvReader,
  columns: CsvColumns<Row>,
  readPage: (page: { readonly cursor: string | undefined; readonly limit: number }) => Promise<Outcome<Page<Row>>>,
): Promise<Outcome<ReadableStream<Uint8Array>>> {
  const first = await readPage({ cursor: undefined, limit: ROWS_AT_ONCE });
  if (!first.ok) return first;
  const cells = Object.values(columns);
  const style = styleOf(reader);
  const encoder = new TextEncoder();
  const toBytes = ({ items }: Page<Row>, head = '') =>
    encoder.encode(
      head +
        items
          .map((row) =>
            toCsvRow(
              cells.map((cell) => cell(row)),
              style,
            ),
          )
          .join(''),
    );
  const head = BYTE_ORDER_MARK + toCsvRow(Object.keys(columns), style);
  let { nextCursor } = first.value;

  return ok(
    new ReadableStream<Uint8Array>({
      start: (file) => {
        file.enqueue(toBytes(first.value, head));
        if (nextCursor === null) file.close();
      },
      pull: async (file) => {
        const page = await readPage({ cursor: nextCursor ?? undefined, limit: ROWS_AT_ONCE });
        // The answer has begun: all that can still be said is that the file is not whole.
        if (!page.ok) throw new Error(`the list ended with ${page.error.code}`);
        file.enqueue(toBytes(page.value));
        ({ nextCursor } = page.value);
        if (nextCursor === null) file.close();
      },
    }),
  );
}
