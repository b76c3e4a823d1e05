import { keysOf } from '../table.ts';
import type { BusinessUnitStatus } from './fields.ts';

/** What the operator may make of a company, and from which state. Nothing else moves it. */
export const UNIT_DECISIONS = {
  approve: { from: 'pendingReview', to: 'active' },
  reject: { from: 'pendingReview', to: 'blocked' },
  block: { from: 'active', to: 'blocked' },
  unblock: { from: 'blocked', to: 'before' },
} as const satisfies Record<string, { readonly from: BusinessUnitStatus; readonly to: BusinessUnitStatus | 'before' }>;

export type UnitDecision = keyof typeof UNIT_DECISIONS;

type Judged = {
  readonly status: BusinessUnitStatus;
  /** When its people were forgotten: nobody is left who could be let in. */
  readonly erasedAt: Date | null;
};

export const decisionsFor = ({ status, erasedAt }: Judged): readonly UnitDecision[] =>
  keysOf(UNIT_DECISIONS).filter((decision) => erasedAt === null && UNIT_DECISIONS[decision].from === status);

export type UnitStanding = {
  readonly status: BusinessUnitStatus;
  /** What a blocked company was before, and is again after. */
  readonly blockedFrom: Exclude<BusinessUnitStatus, 'blocked'> | null;
};

/** How a company stands after a decision; undefined where it is not open. A company rejected once waits again. */
export function standAfter(before: UnitStanding & Judged, decision: UnitDecision): UnitStanding | undefined {
  if (!decisionsFor(before).includes(decision)) return undefined;
  const { status: from, blockedFrom } = before;
  const { to } = UNIT_DECISIONS[decision];
  if (to === 'before') return { status: blockedFrom ?? 'active', blockedFrom: null };
  return { status: to, blockedFrom: to === 'blocked' && from !== 'blocked' ? from : null };
}
