import { LANE_REFUSALS, type LaneRefusal } from './lane-refusal.ts';

/**
 * Why a rental cannot be brought back to another depot than agreed so far. `handoverOpen`: whoever hands it over now has
 * been shown where it comes back. `emptyLeg`: it is driven in our place, so that it is awaited where it ends. `closed`: not at the agreed time. `taken`: it would be late for what takes it next.
 */
export const RETURN_CHANGE_PROBLEMS = [
  'handoverOpen',
  'sameDepot',
  'emptyLeg',
  ...LANE_REFUSALS,
  'closed',
  'taken',
] as const;
export type ReturnChangeProblem = (typeof RETURN_CHANGE_PROBLEMS)[number];

type ReturnChangeFacts = {
  readonly hasHandoverBegun: boolean;
  readonly isAgreed: boolean;
  readonly isEmptyLeg: boolean;
  /** Why the way is not offered; undefined where it is, or where none is needed. */
  readonly lane: LaneRefusal | undefined;
  readonly isOpenThen: boolean;
  /** Whether the operator asks, who can have a depot opened. */
  readonly isOperator: boolean;
  /** Whether what takes the trailer next has it in time. */
  readonly isBackInTime: boolean;
};

/** What stands in the way, the hardest first. */
export function findReturnChangeProblem(facts: ReturnChangeFacts): ReturnChangeProblem | null {
  if (facts.hasHandoverBegun) return 'handoverOpen';
  if (facts.isAgreed) return 'sameDepot';
  if (facts.isEmptyLeg) return 'emptyLeg';
  if (facts.lane !== undefined) return facts.lane;
  if (!facts.isOpenThen && !facts.isOperator) return 'closed';
  return facts.isBackInTime ? null : 'taken';
}
