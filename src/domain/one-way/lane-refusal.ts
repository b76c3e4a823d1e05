/** Why a trailer cannot be brought back to another depot: nobody offers the way, it is closed, or the month is sold out. */
export const LANE_REFUSALS = ['noLane', 'laneClosed', 'quotaSpent'] as const;
export type LaneRefusal = (typeof LANE_REFUSALS)[number];

/** What a field says of it. */
export const LANE_CODES = {
  noLane: 'no-lane',
  laneClosed: 'lane-closed',
  quotaSpent: 'quota-spent',
} as const satisfies Record<LaneRefusal, string>;
