/** Rows by one of their values, the greatest first after a minus; what is equal goes by name, what has none comes last. */
export function sortRows<Row extends { readonly name: string }>(
  rows: readonly Row[],
  sort: string,
  valueOf: (row: Row, column: string) => string | number | null,
): readonly Row[] {
  const isDown = sort.startsWith('-');
  const column = isDown ? sort.slice(1) : sort;
  const byName = (a: Row, b: Row) => a.name.localeCompare(b.name, 'en', { numeric: true });
  const compare = (a: Row, b: Row): number => {
    const [x, y] = [valueOf(a, column), valueOf(b, column)];
    if (x === null || y === null) return x === y ? byName(a, b) : x === null ? 1 : -1;
    const order = typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y), 'en');
    return (isDown ? -order : order) || byName(a, b);
  };
  return rows.toSorted(column === 'name' ? (a, b) => (isDown ? -1 : 1) * byName(a, b) : compare);
}
