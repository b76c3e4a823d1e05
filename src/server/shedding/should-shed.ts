/** What somebody who comes now finds. */
export type Lane = {
  /** In the line, before anything has been done for them. */
  readonly waiting: number;
  /** Let in and not answered to the end yet, for whatever reason. */
  readonly inside: number;
  /** How long it takes of late until the next one of a line is called; 0 while nobody knows. */
  readonly turnMs: number;
};
export type LaneLimits = {
  /** So many are answered side by side, whatever the event loop says. */
  readonly few: number;
  /** A line that is never too long, however slow the machine. */
  readonly short: number;
  /** The longest line. */
  readonly queue: number;
  /** Nobody joins a line that takes longer than this. */
  readonly waitMs: number;
};

/** So many lines are too many inside, also where something else than this process is slow, as a database may be. */
const FULL = 4;

/** Whether a request is turned away at once, so that the others are still answered in time. */
export function shouldShed({ waiting, inside, turnMs }: Lane, { short, queue, waitMs }: LaneLimits): boolean {
  if (waiting >= queue || inside >= queue * FULL) return true;
  return waiting >= short && (waiting + 1) * turnMs > waitMs;
}
