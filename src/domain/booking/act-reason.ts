import type { BookingAction } from './booking-action.ts';

/** Why the operator does something to a booking: each action has its few kinds, of which a customer sees the word. */
export const ACT_REASONS = {
  cancel: ['customerWish', 'ourFault', 'mistake', 'other'],
  markNoShow: ['unreachable', 'customerWish', 'other'],
  correctPeriod: ['customerWish', 'delay', 'mistake', 'other'],
  correctReturn: ['mistake', 'ourFault', 'other'],
  changeFee: ['goodwill', 'ourFault', 'mistake', 'other'],
  swapTrailer: ['defect', 'inspection', 'planning', 'customerWish', 'other'],
  exchangeTrailer: ['defect', 'accident', 'inspection', 'customerWish', 'other'],
} as const satisfies Partial<Record<BookingAction, readonly string[]>>;
export type ReasonedAction = keyof typeof ACT_REASONS;
export type ReasonKind = (typeof ACT_REASONS)[ReasonedAction][number];

/** What the text says stays with the operator. */
export type ActReason = { readonly kind: ReasonKind; readonly text?: string | undefined };

export const REASON_KINDS: readonly ReasonKind[] = [...new Set(Object.values(ACT_REASONS).flat())];

export const isReasonKind = (kind: unknown): kind is ReasonKind => REASON_KINDS.some((known) => known === kind);

/** Whether the kind alone says too little. */
export const needsText = (kind: ReasonKind): boolean => kind === 'other';
