/** Within which bookings may be given another trailer without asking anybody. */
export const PLANNING_LIMITS = {
  /** Whose pick-up is nearer stays as it is: somebody may be on the way. */
  leadHours: 24,
  /** Whoever was given another trailer is left alone for a while. */
  restDays: 7,
} as const;
