/** From a moment to another one, which is no longer in it. */
export type Stretch = { readonly from: number; readonly until: number };

export const overlaps = (a: Stretch, b: Stretch): boolean => a.from < b.until && b.from < a.until;

/** What meets a stretch, of a row in the order of beginnings in which no two meet. */
export function findOverlaps<Each extends Stretch>(row: readonly Each[], stretch: Stretch): readonly Each[] {
  const start = firstEndingAfter(row, stretch.from);
  const end = row.findIndex(({ from }, i) => i >= start && from >= stretch.until);
  return row.slice(start, end === -1 ? undefined : end);
}

/** By halves: a row has hundreds of them, and is asked thousands of times. */
function firstEndingAfter(row: readonly Stretch[], moment: number): number {
  let low = 0;
  let high = row.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((row[middle]?.until ?? 0) <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
