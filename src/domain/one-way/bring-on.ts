import { MINUTE_MS } from '#domain/time/duration.ts';

/** Between a rental and what takes its trailer next. Instants are milliseconds. */
export type Gap = {
  /** The trailer cannot be driven before: it is not back, or that time has passed. */
  readonly backAt: number;
  /** It is ready after its turnaround. */
  readonly readyAt: number;
  /** It is taken next; absent if nobody waits for it. */
  readonly nextAt: number | undefined;
  /** How long bringing it to where it is needed takes; 0 if it stands there. */
  readonly driveMs: number;
  /** How it was to be brought on so far. */
  readonly planned: { readonly from: number; readonly until: number } | undefined;
};

export type BroughtOn = {
  /** Until then the rental takes the trailer. */
  readonly rentalUntil: number;
  readonly drive: { readonly from: number; readonly until: number; readonly isTight: boolean } | null;
};

/**
 * How a trailer gets from a rental to where it is needed next. A drive that was planned stays where it is if it can. Where there is
 * too little time, the turnaround gives way to the drive, and a drive gets what there is. Undefined where there is nothing.
 */
export function bringOn({ backAt, readyAt, nextAt = Infinity, driveMs, planned }: Gap): BroughtOn | undefined {
  if (driveMs === 0) return { rentalUntil: Math.min(readyAt, nextAt), drive: null };
  const latest = nextAt - driveMs;
  const rentalUntil = Math.min(readyAt, Math.max(backAt, latest));
  const wished = planned === undefined ? rentalUntil : Math.min(planned.from, latest);
  const from = Math.max(rentalUntil, backAt, wished);
  const until = Math.min(nextAt, from + Math.max(driveMs, planned === undefined ? 0 : planned.until - planned.from));
  if (until - from < MINUTE_MS) return undefined;
  return { rentalUntil, drive: { from, until, isTight: until - from < driveMs } };
}
