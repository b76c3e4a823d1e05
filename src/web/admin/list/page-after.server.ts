/**
 * The rows after the one that the page before ended with, of a list that is known as a whole. After one that is gone
 * meanwhile it begins anew.
 */
export function pageAfter<Row>(
  rows: readonly Row[],
  {
    idOf,
    cursor,
    size,
  }: { readonly idOf: (row: Row) => string; readonly cursor: string | null; readonly size: number },
): { readonly shown: readonly Row[]; readonly nextCursor: string | null } {
  const from = rows.findIndex((row) => idOf(row) === cursor) + 1;
  const shown = rows.slice(from, from + size);
  const last = shown.at(-1);
  return { shown, nextCursor: last !== undefined && from + size < rows.length ? idOf(last) : null };
}
