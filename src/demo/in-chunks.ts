/** A statement takes 65,535 values at most; the widest table has fewer than forty columns. */
const MOST_ROWS = 1000;

/** As many rows as one statement takes. */
export function* inChunks<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let first = 0; first < rows.length; first += MOST_ROWS) yield rows.slice(first, first + MOST_ROWS);
}
