/** Within which bookings may be given another trailer without asking anybody. */
export const PLANNING_LIMITS = {
  /** Whose pick-up is nearer stays as it is: somebody may be on the way. */
  leadHours: 24,
  /** How far the pick-up must be where a customer's wish moves others and nobody of ours has a look. */
  unattendedLeadHours: 72,
  /** Whoever was given another trailer is left alone for a while. */
  restDays: 7,
  /** How many bookings may give way to one. */
  chainMoves: 3,
  /** How many places are tried before a chain is given up. */
  chainSteps: 20_000,
  /** How far the pick-up must be where a fleet is packed anew. */
  repackLeadHours: 72,
  /** How many days of a fleet are packed anew. */
  repackDays: 90,
  /** How many bookings are given another trailer by that: more is nobody's wish. */
  repackMoves: 10,
} as const;
