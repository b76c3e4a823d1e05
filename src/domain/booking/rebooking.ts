import type { Temporal } from 'temporal-polyfill';
import { canHandOverAt } from '#domain/depot/opening.ts';
import type { Period } from '#domain/time/period.ts';
import { availability, isTooSoon, UNFREE_REASONS, type TrailerForRent } from './availability.ts';
import { type FeeTerms, freeCancellationUntil } from './cancellation-fee.ts';

/** `feeTime`: cancelling costs something already, and the later pick-up would make it free again. */
export const REBOOKING_PROBLEMS = ['feeTime', ...UNFREE_REASONS] as const;
export type RebookingProblem = (typeof REBOOKING_PROBLEMS)[number];

export type RebookingQuestion = {
  readonly agreed: Period;
  readonly wanted: Period;
  /** What was agreed for the case that it does not take place. */
  readonly terms: Pick<FeeTerms, 'freeCancellationHours'>;
  /** Its allocations; the booking's own is marked so. */
  readonly trailer: TrailerForRent;
};

export type RebookingAnswer = {
  readonly problem: RebookingProblem | null;
  /** Whose time it is that the problem is about, where one of the two is. */
  readonly at: 'from' | 'to' | null;
  /** A certificate ends meanwhile and is renewed during the rental. */
  readonly needsWorkshop: boolean;
  /** The first later pick-up of a rental equally long that the trailer is free for, if that is known. */
  readonly nextFreeFrom: Temporal.Instant | null;
};

const isEqual = (a: Temporal.Instant, b: Temporal.Instant): boolean => a.epochMilliseconds === b.epochMilliseconds;

export const isSamePeriod = (a: Period, b: Period): boolean => isEqual(a.from, b.from) && isEqual(a.to, b.to);

export const isEarlier = (a: Temporal.Instant, b: Temporal.Instant): boolean =>
  a.epochMilliseconds < b.epochMilliseconds;

/** The last pick-up to which one can be put off from now on; null as long as cancelling is free. */
export function latestPickUp(
  agreed: Temporal.Instant,
  terms: RebookingQuestion['terms'],
  now: Temporal.Instant,
): Temporal.Instant | null {
  const freeUntil = freeCancellationUntil(agreed, terms);
  return isEarlier(freeUntil, now) ? now.add(freeUntil.until(agreed)) : null;
}

/**
 * Whether a booking can have another period. It is judged like a new one, but what stays as it was agreed is not judged
 * again: the trailer is being made ready for the agreed pick-up, and within the agreed time it is the customer's.
 */
export function checkRebooking(
  { agreed, wanted, terms, trailer }: RebookingQuestion,
  now: Temporal.Instant,
): RebookingAnswer {
  const refuse = (problem: RebookingProblem, at: RebookingAnswer['at'] = null) => ({
    problem,
    at,
    needsWorkshop: false,
    nextFreeFrom: null,
  });
  if (isSamePeriod(agreed, wanted)) return { problem: null, at: null, needsWorkshop: false, nextFreeFrom: null };
  const leadTimeMinutes = isEarlier(wanted.from, agreed.from) ? trailer.leadTimeMinutes : 0;
  if (isTooSoon({ leadTimeMinutes }, wanted, now)) return refuse('leadTime', 'from');
  const latest = latestPickUp(agreed.from, terms, now);
  if (latest && isEarlier(latest, wanted.from)) return refuse('feeTime', 'from');
  const isOpen = (end: 'from' | 'to') =>
    isEqual(wanted[end], agreed[end]) || canHandOverAt(trailer.calendar, wanted[end]);
  if (!isOpen('from')) return refuse('closed', 'from');
  if (!isOpen('to')) return refuse('closed', 'to');
  const isWithin = !isEarlier(wanted.from, agreed.from) && !isEarlier(agreed.to, wanted.to);
  const asked: TrailerForRent = {
    ...trailer,
    leadTimeMinutes,
    ...(isWithin && { state: 'active', isOverdue: false }),
  };
  // Its hours have been looked at.
  const verdict = availability({ ...asked, calendar: { ...trailer.calendar, keyBox: true } }, wanted, now);
  if (verdict.free) return { problem: null, at: null, needsWorkshop: verdict.needsWorkshop, nextFreeFrom: null };
  if (verdict.reason === 'minimumPeriod') return refuse(verdict.reason, 'to');
  const next = availability(asked, wanted, now);
  const nextFreeFrom = (!next.free && next.nextFreeFrom) || null;
  const isTooLate = latest && nextFreeFrom && isEarlier(latest, nextFreeFrom);
  return { ...refuse(verdict.reason), nextFreeFrom: isTooLate ? null : nextFreeFrom };
}
