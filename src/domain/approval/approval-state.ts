/** Only what waits can become something else. */
export const APPROVAL_STATES = ['waiting', 'approved', 'rejected', 'withdrawn', 'lapsed'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];
