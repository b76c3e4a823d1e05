import type { Temporal } from 'temporal-polyfill';

export const HOLD_MINUTES = 15;
export const MOST_HOLDS_OF_UNIT = 20;
const LAPSES_BEFORE_PAUSE = 2;
const PAUSE_MINUTES = 30;

/**
 * When a unit may hold a trailer again, if it has let holds of it lapse twice; undefined if it may at once.
 * `lapses` are those of this unit and trailer, in any order.
 */
export function holdPauseUntil(
  lapses: readonly Temporal.Instant[],
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  const inOrder = lapses.toSorted((a, b) => a.epochMilliseconds - b.epochMilliseconds);
  const pairs = Math.floor(inOrder.length / LAPSES_BEFORE_PAUSE);
  const until = inOrder[pairs * LAPSES_BEFORE_PAUSE - 1]?.add({ minutes: PAUSE_MINUTES });
  return until && until.epochMilliseconds > now.epochMilliseconds ? until : undefined;
}

/** A hold may be renewed once, while it lives. */
export const canRenewHold = (
  hold: { readonly expiresAt: Temporal.Instant; readonly renewed: boolean },
  now: Temporal.Instant,
) => !hold.renewed && hold.expiresAt.epochMilliseconds > now.epochMilliseconds;
