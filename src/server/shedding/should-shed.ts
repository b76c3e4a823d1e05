/** Who asks: `vital` is what keeps the shop watched and its pages whole, `work` what somebody would lose. */
export type RequestKind = 'vital' | 'guest' | 'work';

export type Load = {
  /** How long the event loop has kept callbacks waiting of late, on average. */
  readonly delayMs: number;
  /** Requests that are being answered. */
  readonly inFlight: number;
};
export type LoadLimits = { readonly delayMs: number; readonly queue: number };

/** How much longer the queue has to be before signed-in people and writes are turned away. */
const PATIENCE = { guest: 1, work: 8 } as const;
/** So many queues full are too many, also where something else than the event loop is slow, as a database may be. */
const FULL = 4;

/** Whether a request is turned away at once, so that the others are still answered in time. */
export function shouldShed(kind: RequestKind, { delayMs, inFlight }: Load, limits: LoadLimits): boolean {
  if (kind === 'vital') return false;
  const queue = limits.queue * PATIENCE[kind];
  return inFlight >= queue * FULL || (inFlight >= queue && delayMs >= limits.delayMs);
}
