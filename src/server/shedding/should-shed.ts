/** Who asks: `vital` is what keeps the shop watched and its pages whole, `work` what somebody would lose. */
export type RequestKind = 'vital' | 'guest' | 'work';

export type Load = {
  /** Whether the event loop has been late several times of late, not just once. */
  readonly isLate: boolean;
  /** How long the event loop keeps a callback waiting now. */
  readonly delayMs: number;
  /** Requests that are being answered. */
  readonly inFlight: number;
};
export type LoadLimits = { readonly delayMs: number; readonly queue: number };

/** How much more of both has to come together before signed-in people and writes are turned away. */
const PATIENCE = { guest: 1, work: 8 } as const;
/** So many queues full say that something else than the event loop is slow, as a database may be. */
const FULL = 16;

/** Whether a request is turned away at once, so that the others are still answered in time. */
export function shouldShed(kind: RequestKind, { isLate, delayMs, inFlight }: Load, limits: LoadLimits): boolean {
  if (kind === 'vital') return false;
  const queue = limits.queue * PATIENCE[kind];
  if (inFlight >= queue * FULL) return true;
  return isLate && delayMs >= limits.delayMs * PATIENCE[kind] && inFlight >= queue;
}
