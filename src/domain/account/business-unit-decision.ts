import type { BusinessUnitStatus } from './fields.ts';

/** What the operator may make of a company, and from which state. Nothing else moves it. */
export const UNIT_DECISIONS = {
  approve: { from: 'pendingReview', to: 'active' },
  reject: { from: 'pendingReview', to: 'blocked' },
  block: { from: 'active', to: 'blocked' },
  unblock: { from: 'blocked', to: 'active' },
} as const satisfies Record<string, { readonly from: BusinessUnitStatus; readonly to: BusinessUnitStatus }>;

export type UnitDecision = keyof typeof UNIT_DECISIONS;

export const decisionsFor = (status: BusinessUnitStatus): readonly UnitDecision[] =>
  // The keys of the table are its decisions.
  (Object.keys(UNIT_DECISIONS) as UnitDecision[]).filter((decision) => UNIT_DECISIONS[decision].from === status);
