/** Rentals that cover the moments from `first` up to, but without, `past`. */
export type CoveredMoments = { readonly first: number; readonly past: number; readonly count: number };

/** How many rentals cover each of so many moments. */
export function countCovered(rentals: readonly CoveredMoments[], moments: number): readonly number[] {
  const steps = Array.from({ length: moments + 1 }, () => 0);
  for (const { first, past, count } of rentals) {
    steps[first] = (steps[first] ?? 0) + count;
    steps[past] = (steps[past] ?? 0) - count;
  }
  let running = 0;
  return steps.slice(0, moments).map((step) => (running += step));
}

/** A whole number of percent; nothing of nothing is nothing. */
export const toPercent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * 100) / whole));
