import * as z from 'zod/mini';
import { ROLES } from '#domain/team/role.ts';
import { id, locale } from './field.ts';
import { listFields, sortOf } from './list-query.ts';
import { type Answer, shape } from './shape.ts';

export const USER_STATUSES = ['active', 'blocked'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
export const userStatus = z.enum(USER_STATUSES);
/** Members of business units, or the operator's own people. */
export const USER_KINDS = ['customer', 'operator'] as const;

export const adminUserQuery = z.strictObject({
  ...listFields,
  status: z.optional(z.enum(USER_STATUSES, 'unknown')),
  kind: z.optional(z.enum(USER_KINDS, 'unknown')),
  businessUnit: z.optional(id),
  sort: sortOf(['name', 'lastSeenAt', 'createdAt']),
});
export type AdminUserQuery = z.infer<typeof adminUserQuery>;

export const adminUserSummary = shape('AdminUserSummary', {
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  isAdmin: z.boolean(),
  status: userStatus,
  role: z.nullable(z.enum(ROLES)),
  businessUnit: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  lastSeenAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type AdminUserSummary = Answer<typeof adminUserSummary>;

export const adminVisit = shape('AdminVisit', {
  id: z.string(),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  adminName: z.string(),
  reason: z.string(),
});

export const adminUser = shape(
  'AdminUser',
  z.extend(adminUserSummary, {
    locale,
    hasRegistered: z.boolean(),
    legalAcceptedAt: z.nullable(z.string()),
    orderLimitCents: z.nullable(z.number()),
    /** Why nobody can act as this person, if nobody can. */
    impersonation: z.enum(['possible', 'operator', 'blocked', 'noUnit']),
    /** Sessions that are alive now. */
    sessions: z.array(
      z.strictObject({
        id: z.string(),
        startedAt: z.string(),
        lastSeenAt: z.string(),
        ip: z.nullable(z.string()),
        userAgent: z.nullable(z.string()),
      }),
    ),
    visits: z.array(adminVisit),
    version: z.number(),
  }),
);
export type AdminUser = Answer<typeof adminUser>;
