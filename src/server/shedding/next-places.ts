type Seen = { readonly isLate: boolean; readonly waiting: number };

/** So many times as many may be answered side by side, where they wait for something else than this process. */
const MOST = 8;

/**
 * How many requests are answered side by side from now on. A process that computes all the time gets nothing done sooner
 * by doing more at once; one that waits for its database does. So there is one more while a line waits and the event loop
 * is on time, and only half as many as soon as it is late.
 */
export function nextPlaces(places: number, { isLate, waiting }: Seen, few: number): number {
  if (isLate) return Math.max(few, Math.floor(places / 2));
  return waiting > 0 ? Math.min(few * MOST, places + 1) : Math.max(few, places - 1);
}
