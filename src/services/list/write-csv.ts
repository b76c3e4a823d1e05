import { ok } from '#domain/result.ts';
import type { Outcome } from '../failure.ts';
import { type CsvCell, toCsvRow } from './csv-row.ts';

/** The columns of a file in their order: the name in its first line, and the cell of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

type Page<Row> = { readonly items: readonly Row[]; readonly nextCursor: string | null };

/** Spreadsheets take a file for one in UTF-8 only if it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A whole list as a file, page after page of the very service that answers the list, so that a file knows no rights and
 * no filters of its own and never more than one page is in memory. The first page is read at once: a refusal is
 * answered like that of the list.
 *
 *     writeCsv(COLUMNS, (cursor) => listOrders(deps, actor, { ...query, limit: 100, ...(cursor && { cursor }) }))
 */
export async function writeCsv<Row>(
  columns: CsvColumns<Row>,
  readPage: (cursor: string | undefined) => Promise<Outcome<Page<Row>>>,
): Promise<Outcome<ReadableStream<Uint8Array>>> {
  const first = await readPage(undefined);
  if (!first.ok) return first;
  const cells = Object.values(columns);
  const encoder = new TextEncoder();
  const toBytes = ({ items }: Page<Row>, head = '') =>
    encoder.encode(head + items.map((row) => toCsvRow(cells.map((cell) => cell(row)))).join(''));
  const head = BYTE_ORDER_MARK + toCsvRow(Object.keys(columns));
  let { nextCursor } = first.value;

  return ok(
    new ReadableStream<Uint8Array>({
      start: (file) => {
        file.enqueue(toBytes(first.value, head));
        if (nextCursor === null) file.close();
      },
      pull: async (file) => {
        const page = await readPage(nextCursor ?? undefined);
        // The answer has begun: all that can still be said is that the file is not whole.
        if (!page.ok) throw new Error(`the list ended with ${page.error.code}`);
        file.enqueue(toBytes(page.value));
        ({ nextCursor } = page.value);
        if (nextCursor === null) file.close();
      },
    }),
  );
}
