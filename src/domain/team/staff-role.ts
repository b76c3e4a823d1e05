export const STAFF_ROLES = ['admin', 'desk', 'depot', 'fleet', 'accountant', 'auditor'] as const;
/** What a person of the operator does, and so may do. */
export type StaffRole = (typeof STAFF_ROLES)[number];
