/** What a draft of the planning board can change. */
export const PLAN_CHANGE_KINDS = ['move', 'period', 'workshop', 'transfer', 'drop', 'task'] as const;

export const PLAN_ORIGINS = ['hand', 'repack', 'ripple'] as const;
export const PLAN_STATES = ['open', 'applied', 'discarded'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** More than anybody has in view. */
export const MOST_CHANGES = 500;

/** Why a change cannot be made as it stands, the plainest first. */
export const PLAN_PROBLEMS = [
  /** What it is about is no longer there. */
  'gone',
  /** It was changed since it was planned. */
  'stale',
  /** It can no longer be given another trailer or period, or has left on its way. */
  'state',
  'handover',
  /** A period that the booking cannot have. */
  'period',
  /** The other trailer is of another type or stands elsewhere. */
  'elsewhere',
  'past',
  'overdue',
  'workshop',
  'certificate',
  /** Something else has the trailer then, in the plan as it would be. */
  'taken',
] as const;
export type PlanProblem = (typeof PLAN_PROBLEMS)[number];
