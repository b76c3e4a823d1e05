import { hasPassed, type Moment, type Stretch } from '#domain/time/period.ts';

/** A transfer moves the trailer to another depot; once it has arrived there it is a trip. */
export const ALLOCATION_KINDS = ['hold', 'rental', 'workshop', 'transfer', 'trip'] as const;
export type AllocationKind = (typeof ALLOCATION_KINDS)[number];

/** A stretch of time in which a trailer is not free; of a rental, the turnaround is part of it. */
export type Allocation = Stretch & {
  readonly kind: AllocationKind;
  /** When a hold lapses. */
  readonly expiresAt?: Moment | null;
  /** The asking unit's own hold, or the booking that is being changed: it stands in nobody's way. */
  readonly isOwn?: boolean;
};

/** The allocations that count now: neither lapsed holds nor the asker's own. */
export const liveAllocations = (allocations: readonly Allocation[], now: Moment): readonly Allocation[] =>
  allocations.filter(({ isOwn, expiresAt }) => isOwn !== true && (!expiresAt || !hasPassed(expiresAt, now)));
