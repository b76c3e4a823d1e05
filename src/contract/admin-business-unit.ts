import * as z from 'zod/mini';
import { billingField } from './business-unit.ts';
import { UNIT_DECISIONS } from '#domain/business-unit/business-unit-decision.ts';
import { BUSINESS_UNIT_FIELDS, BUSINESS_UNIT_STATUSES, RISK_STATUSES } from '#domain/business-unit/fields.ts';
import { VAT_ID_JUDGEMENTS } from '#domain/business-unit/vat-id.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { PAYMENT_STATUSES } from '#domain/order/payment-status.ts';
import { UNIT_PAYMENT_METHODS } from '#domain/payment/payment-method.ts';
import { ROLES } from '#domain/team/role.ts';
import { address } from './address.ts';
import { country, id, locale, text } from './field.ts';
import { listFields, sortOf } from './list-query.ts';
import { type Answer, pageOf, shape } from './shape.ts';
import { keysOf } from '#domain/table.ts';
import { money } from './money.ts';
import { declareCalls } from './call.ts';
import { PLATFORM_ADMIN } from './rights-row.ts';

export const adminUnitQuery = z.strictObject({
  ...listFields,
  status: z.optional(z.enum(BUSINESS_UNIT_STATUSES, 'unknown')),
  risk: z.optional(z.enum(RISK_STATUSES, 'unknown')),
  country: z.optional(country),
  sort: sortOf(['name', 'createdAt']),
});
export type AdminUnitQuery = z.infer<typeof adminUnitQuery>;

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

export const adminUnitSummary = shape('AdminUnitSummary', {
  id: z.string(),
  name: z.string(),
  country: z.string(),
  vatId: z.nullable(z.string()),
  status: z.enum(BUSINESS_UNIT_STATUSES),
  riskStatus: z.enum(RISK_STATUSES),
  creditLimitCents: z.nullable(z.number()),
  members: z.number(),
  createdAt: z.string(),
});
export type AdminUnitSummary = Answer<typeof adminUnitSummary>;

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

export const adminUnitOrder = shape('AdminUnitOrder', {
  id: z.string(),
  number: z.string(),
  createdAt: z.string(),
  status: z.enum(ORDER_STATES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /** Net, as agreed and as it is to be paid. */
  agreed: money,
  due: money,
});

export const adminUnit = shape(
  'AdminUnit',
  z.extend(z.omit(adminUnitSummary, { members: true }), {
    legalForm: z.nullable(z.string()),
    registrationNumber: z.nullable(z.string()),
    vatIdStatus: z.enum(VAT_ID_JUDGEMENTS),
    taxNumber: z.nullable(z.string()),
    invoiceEmail: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    defaultLocale: locale,
    paymentMethod: z.nullable(z.enum(UNIT_PAYMENT_METHODS)),
    addresses: z.array(address),
    /** What an order of this unit still lacks. */
    missing: z.strictObject({ company: z.array(z.enum(BUSINESS_UNIT_FIELDS)), billing: z.array(billingField) }),
    /** Net, of orders that are neither completed nor ended; what the credit limit is held against. */
    openOrders: money,
    /** What a blocked company was before, and is again after. */
    blockedFrom: z.nullable(z.enum(['pendingReview', 'active'])),
    /** When its people were made unrecognisable, for ever. */
    erasedAt: z.nullable(z.string()),
    /** What may be decided about it now. */
    decisions: z.array(z.enum(keysOf(UNIT_DECISIONS))),
    members: z.array(adminUserSummary),
    latestOrders: z.array(adminUnitOrder),
    version: z.number(),
  }),
);
export type AdminUnit = Answer<typeof adminUnit>;

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

/** 100 million euros: whoever has more credit than that has it without a limit. */
export const HIGHEST_CREDIT_CENTS = 10_000_000_000;

/** Null is unlimited. Fields that are left out stay as they are. */
export const changeUnitTermsInput = z.strictObject({
  creditLimitCents: z.optional(
    z.nullable(z.int('number').check(z.minimum(0, 'too-small'), z.maximum(HIGHEST_CREDIT_CENTS, 'too-big'))),
  ),
  riskStatus: z.optional(z.enum(RISK_STATUSES, 'unknown')),
});
export type ChangeUnitTermsInput = z.infer<typeof changeUnitTermsInput>;

/** Kept in the log, for those who ask later. */
export const decisionInput = z.strictObject({ reason: text(500) });

/** Every write sends the version it was made on; a stale one is refused with `current`. */
export const adminCustomerCalls = declareCalls({
  'GET /api/admin/business-units': {
    says: 'All business units',
    rights: PLATFORM_ADMIN,
    query: adminUnitQuery,
    answer: pageOf(adminUnitSummary),
  },
  'GET /api/admin/business-units.csv': {
    says: 'All business units as a file',
    rights: PLATFORM_ADMIN,
    query: adminUnitQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/business-units/{id}': { says: 'One business unit', rights: PLATFORM_ADMIN, answer: adminUnit },
  'PATCH /api/admin/business-units/{id}': {
    says: 'Change the credit limit or the risk status',
    rights: PLATFORM_ADMIN,
    body: changeUnitTermsInput,
    answer: adminUnit,
    takes: 'version',
  },
  'POST /api/admin/business-units/{id}/approve': {
    says: 'Approve a sign-up',
    rights: PLATFORM_ADMIN,
    answer: adminUnit,
    takes: 'version',
  },
  'POST /api/admin/business-units/{id}/unblock': {
    says: 'Let a blocked unit in again',
    rights: PLATFORM_ADMIN,
    answer: adminUnit,
    takes: 'version',
  },
  'POST /api/admin/business-units/{id}/reject': {
    says: 'Reject a sign-up',
    rights: PLATFORM_ADMIN,
    body: decisionInput,
    answer: adminUnit,
    takes: 'version',
  },
  'POST /api/admin/business-units/{id}/block': {
    says: 'Block a unit and sign out its members',
    rights: PLATFORM_ADMIN,
    body: decisionInput,
    answer: adminUnit,
    takes: 'version',
  },
  'POST /api/admin/business-units/{id}/erase': {
    says: 'Make the people of a blocked unit unrecognisable for ever; orders and papers stay',
    rights: PLATFORM_ADMIN,
    body: decisionInput,
    answer: adminUnit,
    takes: 'version',
  },
  'GET /api/admin/business-units/{id}/export': {
    says: 'Everything that is kept about a unit, as a zip of lists and papers',
    rights: PLATFORM_ADMIN,
    answer: { file: 'application/zip' },
  },
  'GET /api/admin/users': {
    says: 'Everybody who can sign in',
    rights: PLATFORM_ADMIN,
    query: adminUserQuery,
    answer: pageOf(adminUserSummary),
  },
  'GET /api/admin/users.csv': {
    says: 'Everybody who can sign in as a file',
    rights: PLATFORM_ADMIN,
    query: adminUserQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/users/{id}': { says: 'One person', rights: PLATFORM_ADMIN, answer: adminUser },
  'POST /api/admin/users/{id}/block': {
    says: 'Block somebody and sign them out',
    rights: PLATFORM_ADMIN,
    body: decisionInput,
    answer: adminUser,
    takes: 'version',
  },
  'POST /api/admin/users/{id}/erase': {
    says: 'Make a blocked person unrecognisable for ever',
    rights: PLATFORM_ADMIN,
    body: decisionInput,
    answer: adminUser,
    takes: 'version',
  },
  'POST /api/admin/users/{id}/unblock': {
    says: 'Let somebody in again',
    rights: PLATFORM_ADMIN,
    answer: adminUser,
    takes: 'version',
  },
});
