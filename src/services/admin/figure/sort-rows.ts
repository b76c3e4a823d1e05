/** Made once: to compare thousands of names, each time with a new one, takes longer than to sum up their bookings. */
const names = new Intl.Collator('en', { numeric: true });

/** Rows by one of their values, the greatest first after a minus; what is equal goes by name, what has none comes last. */
export function sortRows<Row extends { readonly name: string }>(
  rows: readonly Row[],
  sort: string,
  valueOf: (row: Row, column: string) => string | number | null,
): readonly Row[] {
  const isDown = sort.startsWith('-');
  const column = isDown ? sort.slice(1) : sort;
  const byName = (a: Row, b: Row) => names.compare(a.name, b.name);
  const compare = (a: Row, b: Row): number => {
    const [x, y] = [valueOf(a, column), valueOf(b, column)];
    if (x === null || y === null) return x === y ? byName(a, b) : x === null ? 1 : -1;
    const order = typeof x === 'number' && typeof y === 'number' ? x - y : names.compare(String(x), String(y));
    return (isDown ? -order : order) || byName(a, b);
  };
  return rows.toSorted(column === 'name' ? (a, b) => (isDown ? -1 : 1) * byName(a, b) : compare);
}
