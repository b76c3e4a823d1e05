import type { ApprovalKind } from './approval-kind.ts';

/** In cents, by kind: above it somebody else has to agree. Null is never, 0 always. */
export type SecondPairLimits = Readonly<Record<ApprovalKind, number | null>>;

/** Whether somebody else has to agree before this is done. */
export function needsSecondPair(kind: ApprovalKind, cents: number, limits: SecondPairLimits): boolean {
  const limit = limits[kind];
  return limit !== null && (limit === 0 || cents > limit);
}
