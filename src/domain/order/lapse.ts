import type { Temporal } from 'temporal-polyfill';
import { transferArrival } from '#domain/payment/transfer-arrival.ts';

/** So many hours an order waits for what it needs. */
export type Patience = { readonly approvalHours: number; readonly advanceHours: number };

/** Unless the operator has decided otherwise. */
export const USUAL_PATIENCE: Patience = { approvalHours: 24, advanceHours: 72 };

const PATIENCE_OF = { pendingApproval: 'approvalHours', placed: 'advanceHours' } as const;
const HOURS_BEFORE_PICK_UP = 4;

type WaitingState = keyof typeof PATIENCE_OF;

const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean => a.epochMilliseconds < b.epochMilliseconds;

/** What an order waits for comes by then at the latest: an approval with one click, money as banks send it. */
const comesBy = (state: WaitingState, since: Temporal.Instant): Temporal.Instant =>
  state === 'placed' ? transferArrival(since) : since.add({ milliseconds: 1 });

/** By when an advance payment has to be there, however patient we are. */
export const latestBefore = (firstPickUp: Temporal.Instant): Temporal.Instant =>
  firstPickUp.subtract({ hours: HOURS_BEFORE_PICK_UP });

/**
 * When an order that waits since then lapses, and its trailers are free again: at the latest four hours before its
 * first pick-up. Where banks rest, a transfer gets the time it needs.
 */
export function lapsesAt(
  state: WaitingState,
  since: Temporal.Instant,
  firstPickUp: Temporal.Instant,
  hours: Patience,
): Temporal.Instant {
  const latest = latestBefore(firstPickUp);
  const usual = since.add({ hours: hours[PATIENCE_OF[state]] });
  const needed = comesBy(state, since);
  const patience = isBefore(usual, needed) ? needed : usual;
  return isBefore(latest, patience) ? latest : patience;
}

/** Whether what the order waits for can come in time. */
export const canWait = (state: WaitingState, since: Temporal.Instant, firstPickUp: Temporal.Instant): boolean =>
  !isBefore(latestBefore(firstPickUp), comesBy(state, since));
