import type { Temporal } from 'temporal-polyfill';

const HOURS_TO_WAIT = { pendingApproval: 24, placed: 72 } as const;
const HOURS_BEFORE_PICK_UP = 4;

/**
 * When an order that waits since then lapses, and its trailers are free again: at the latest four hours before its
 * first pick-up. If that is not after `since`, the order comes too late to wait at all.
 */
export function lapsesAt(
  state: keyof typeof HOURS_TO_WAIT,
  since: Temporal.Instant,
  firstPickUp: Temporal.Instant,
): Temporal.Instant {
  const patience = since.add({ hours: HOURS_TO_WAIT[state] });
  const latest = firstPickUp.subtract({ hours: HOURS_BEFORE_PICK_UP });
  return latest.epochMilliseconds < patience.epochMilliseconds ? latest : patience;
}

export const canWait = (...[state, since, firstPickUp]: Parameters<typeof lapsesAt>): boolean =>
  lapsesAt(state, since, firstPickUp).epochMilliseconds > since.epochMilliseconds;
