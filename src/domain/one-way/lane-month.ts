import type { Lane, OneWayRule } from './one-way-fee.ts';

/** A way that trailers of a type leave for in a month: `YYYY-MM` by the clock of where they leave. */
export type LaneInMonth = Lane & { readonly month: string };

export type LaneUse = LaneInMonth & { readonly count: number };

/**
 * How many rentals count for the quota of a rule in a month: those that leave from the same depot, and that the rule is about
 * by where they lead and by their type.
 */
const countForQuota = (
  { toDepotId, trailerType }: Pick<OneWayRule, 'toDepotId' | 'trailerType'>,
  lane: LaneInMonth,
  uses: readonly LaneUse[],
): number =>
  uses
    .filter(
      (use) =>
        use.fromDepotId === lane.fromDepotId &&
        use.month === lane.month &&
        (toDepotId ?? use.toDepotId) === use.toDepotId &&
        (trailerType ?? use.trailerType) === use.trailerType,
    )
    .reduce((total, { count }) => total + count, 0);

/** Whether a rule lets no more leave in a month. */
export const isQuotaSpent = (
  rule: Pick<OneWayRule, 'toDepotId' | 'trailerType' | 'monthlyQuota'>,
  lane: LaneInMonth,
  uses: readonly LaneUse[],
): boolean => rule.monthlyQuota !== null && countForQuota(rule, lane, uses) >= rule.monthlyQuota;
