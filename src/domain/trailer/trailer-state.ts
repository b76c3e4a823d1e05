import type { AllocationKind } from '#domain/booking/allocation.ts';

export const TRAILER_STATES = ['draft', 'active', 'workshop', 'retired'] as const;
/** What is stored; a draft has never been offered. Whether an active trailer is free follows from its allocations. */
export type TrailerState = (typeof TRAILER_STATES)[number];

export const TRAILER_TRANSITIONS = {
  draft: ['active', 'retired'],
  active: ['workshop', 'retired'],
  workshop: ['active', 'retired'],
  retired: [],
} as const satisfies Record<TrailerState, readonly TrailerState[]>;

/** Whether customers see it; drafts and retired ones do not exist for them. */
export const isInShop = (state: TrailerState): state is 'active' | 'workshop' =>
  state === 'active' || state === 'workshop';

export const canTrailerBecome = (from: TrailerState, to: TrailerState): boolean =>
  TRAILER_TRANSITIONS[from].some((state) => state === to);

export const TRAILER_SITUATIONS = [
  'draft',
  'free',
  'reserved',
  'onRent',
  'overdue',
  'workshop',
  'transfer',
  'retired',
] as const;
export type TrailerSituation = (typeof TRAILER_SITUATIONS)[number];

export type TrailerNow = {
  readonly state: TrailerState;
  /** The allocation at this moment, if there is one. Lapsed holds are none. */
  readonly current: AllocationKind | null;
  /** Whether a customer has it, and whether the agreed end has passed. */
  readonly isOut: boolean;
  readonly isPastEnd: boolean;
};

/** Where a trailer stands now, for the operator's lists. */
export function trailerSituation({ state, current, isOut, isPastEnd }: TrailerNow): TrailerSituation {
  if (isOut) return isPastEnd ? 'overdue' : 'onRent';
  if (state !== 'active') return state;
  if (current === 'workshop' || current === 'transfer') return current;
  return current === null || current === 'trip' ? 'free' : 'reserved';
}
