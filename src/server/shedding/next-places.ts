export type Pulse = {
  /** The event loop keeps callbacks waiting. */
  readonly isLate: boolean;
  /** The event loop has nothing to do for a part of the time. */
  readonly isIdle: boolean;
};

/** So many times as many may be answered side by side, where they wait for something else than this process. */
const MOST = 8;

/**
 * How many requests are answered side by side from now on. A process that computes all the time gets nothing done sooner
 * by doing more at once; one that waits for its database does. So there is one more while a line waits and the event loop
 * is idle at times, and only half as many as soon as it is late.
 */
export function nextPlaces(places: number, waiting: number, { isLate, isIdle }: Pulse, few: number): number {
  if (isLate) return Math.max(few, Math.floor(places / 2));
  if (waiting === 0) return Math.max(few, places - 1);
  return isIdle ? Math.min(few * MOST, places + 1) : places;
}
