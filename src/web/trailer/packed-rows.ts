/** Rows as a table: a page is sent the names of the columns once, not with every row. */
export type PackedRows<Row> = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  /** Never there: it tells the compiler what the rows are. */
  readonly of?: Row;
};

export function packRows<Row extends object>(rows: readonly Row[]): PackedRows<Row> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => new Map(Object.entries(row)));
  return { columns, rows: cells.map((row) => columns.map((column) => row.get(column))) };
}

/** Packed from rows of this very kind. */
export const unpackRows = <Row>({ columns, rows }: PackedRows<Row>): readonly Row[] =>
  rows.map((cells) => Object.fromEntries(columns.map((column, place) => [column, cells[place]])) as Row);
