export const ROLES = ['admin', 'dispatcher', 'accountant', 'viewer'] as const;
/** What a person may do inside a business unit. */
export type Role = (typeof ROLES)[number];

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);
