import * as z from 'zod/mini';
import { billingField } from './business-unit.ts';
import { UNIT_DECISIONS } from '#domain/business-unit/business-unit-decision.ts';
import { BUSINESS_UNIT_FIELDS, BUSINESS_UNIT_STATUSES, RISK_STATUSES } from '#domain/business-unit/fields.ts';
import { TWIN_GROUNDS } from '#domain/business-unit/find-twin-grounds.ts';
import { REJECTION_GROUNDS } from '#domain/business-unit/rejection-ground.ts';
import { VAT_ID_JUDGEMENTS } from '#domain/business-unit/vat-id.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { PAYMENT_STATUSES } from '#domain/order/payment-status.ts';
import { UNIT_PAYMENT_METHODS } from '#domain/payment/payment-method.ts';
import { address } from './address.ts';
import { LONGEST_TERM_DAYS } from './admin-billing-terms.ts';
import { country, hundredths, locale, name, optionalEmail, optionalPhone, optionalText, text } from './field.ts';
import { listFields, sortOf } from './list-query.ts';
import { type Answer, pageOf, shape } from './shape.ts';
import { keysOf } from '#domain/table.ts';
import { money } from './money.ts';
import { declareCalls } from './call.ts';
import { staff } from './rights-row.ts';
import { invitation } from './team.ts';
import { adminUserQuery, adminUserSummary, adminUser } from './admin-user.ts';

export const adminUnitQuery = z.strictObject({
  ...listFields,
  status: z.optional(z.enum(BUSINESS_UNIT_STATUSES, 'unknown')),
  risk: z.optional(z.enum(RISK_STATUSES, 'unknown')),
  country: z.optional(country),
  sort: sortOf(['name', 'createdAt']),
});
export type AdminUnitQuery = z.infer<typeof adminUnitQuery>;

/** What was decided about a company, by whom and why. */
export const unitVerdict = shape('UnitVerdict', {
  decision: z.enum(keysOf(UNIT_DECISIONS)),
  at: z.string(),
  by: z.string(),
  /** Of a rejection: what its people were told. */
  ground: z.nullable(z.enum(REJECTION_GROUNDS)),
  /** In the words of the desk. */
  reason: z.nullable(z.string()),
});
export type UnitVerdict = Answer<typeof unitVerdict>;

/** Another company that may be the same one, and what speaks for it. */
export const unitTwin = shape('UnitTwin', {
  id: z.string(),
  name: z.string(),
  status: z.enum(BUSINESS_UNIT_STATUSES),
  grounds: z.array(z.enum(TWIN_GROUNDS)),
});
export type UnitTwin = Answer<typeof unitTwin>;

/** Whom the desk calls and writes to. */
export const unitContact = shape('UnitContact', {
  id: z.string(),
  name: z.string(),
  /** What they do there. */
  duty: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  version: z.number(),
});
export type UnitContact = Answer<typeof unitContact>;

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
  /** While it is in review: there is another company that may be the same. */
  hasTwin: z.boolean(),
  /** Of a blocked one: by whom, when and why. */
  verdict: z.nullable(unitVerdict),
});
export type AdminUnitSummary = Answer<typeof adminUnitSummary>;

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
  z.extend(z.omit(adminUnitSummary, { members: true, hasTwin: true }), {
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
    /** Of a company in review: what an approval suggests. */
    approval: z.nullable(z.strictObject({ creditLimitCents: z.number(), paymentTermDays: z.number() })),
    twins: z.array(unitTwin),
    contacts: z.array(unitContact),
    members: z.array(adminUserSummary),
    /** That wait for an answer or have run out without one. */
    invitations: z.array(invitation),
    latestOrders: z.array(adminUnitOrder),
    version: z.number(),
  }),
);
export type AdminUnit = Answer<typeof adminUnit>;

/** 100 million euros: whoever has more credit than that has it without a limit. */
const HIGHEST_CREDIT_CENTS = 10_000_000_000;

/** Null is unlimited. Fields that are left out stay as they are. */
export const changeUnitTermsInput = z.strictObject({
  creditLimitCents: z.optional(z.nullable(hundredths(0, HIGHEST_CREDIT_CENTS))),
  riskStatus: z.optional(z.enum(RISK_STATUSES, 'unknown')),
});
export type ChangeUnitTermsInput = z.infer<typeof changeUnitTermsInput>;

/** Kept in the log, for those who ask later. */
export const decisionInput = z.strictObject({ reason: text(500) });

/** Nobody gets credit without an end by silence: null has to be said. */
export const approveUnitInput = z.strictObject({
  creditLimitCents: z.nullable(hundredths(0, HIGHEST_CREDIT_CENTS)),
  paymentTermDays: z.int('number').check(z.minimum(0, 'too-small'), z.maximum(LONGEST_TERM_DAYS, 'too-big')),
});
export type ApproveUnitInput = z.infer<typeof approveUnitInput>;

/** The ground is told to its people, the reason stays at the desk. */
export const rejectUnitInput = z.strictObject({
  ground: z.enum(REJECTION_GROUNDS, 'required'),
  reason: optionalText(500),
});

export const unitContactInput = z.strictObject({
  name: name(120),
  duty: optionalText(120),
  phone: optionalPhone,
  email: optionalEmail,
});
export type UnitContactInput = z.infer<typeof unitContactInput>;

/** Every write sends the version it was made on; a stale one is refused with `current`. */
export const adminCustomerCalls = declareCalls({
  'GET /api/admin/business-units': {
    says: 'All business units',
    rights: staff('customers.read'),
    query: adminUnitQuery,
    answer: pageOf(adminUnitSummary),
  },
  'GET /api/admin/business-units.csv': {
    says: 'All business units as a file',
    rights: staff('customers.read'),
    query: adminUnitQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/business-units/{id}': {
    says: 'One business unit',
    rights: staff('customers.read'),
    answer: adminUnit,
  },
  'PATCH /api/admin/business-units/{id}': {
    says: 'Change the credit limit or the risk status',
    rights: staff('customers.write'),
    body: changeUnitTermsInput,
    answer: adminUnit,
    takes: 'version',
  },
  'POST /api/admin/business-units/{id}/approve': {
    says: 'Approve a sign-up, with its credit limit and its payment term',
    rights: staff('customers.write'),
    body: approveUnitInput,
    answer: adminUnit,
    takes: 'version',
  },
  'POST /api/admin/business-units/{id}/unblock': {
    says: 'Let a blocked unit in again',
    rights: staff('customers.write'),
    body: decisionInput,
    answer: adminUnit,
    takes: 'version',
  },
  'POST /api/admin/business-units/{id}/reject': {
    says: 'Reject a sign-up and tell its people why',
    rights: staff('customers.write'),
    body: rejectUnitInput,
    answer: adminUnit,
    takes: 'version',
  },
  'POST /api/admin/business-units/{id}/block': {
    says: 'Block a unit and sign out its members',
    rights: staff('customers.write'),
    body: decisionInput,
    answer: adminUnit,
    takes: 'version',
  },
  'POST /api/admin/business-units/{id}/erase': {
    says: 'Make the people of a blocked unit unrecognisable for ever; orders and papers stay',
    rights: staff('customers.erase'),
    body: decisionInput,
    answer: adminUnit,
    takes: 'version',
  },
  'GET /api/admin/business-units/{id}/export': {
    says: 'Everything that is kept about a unit, as a zip of lists and papers',
    rights: staff('customers.erase'),
    answer: { file: 'application/zip' },
  },
  'POST /api/admin/business-units/{id}/contacts': {
    says: 'Add somebody to call or to write to',
    rights: staff('customers.write'),
    body: unitContactInput,
    answer: unitContact,
    status: 201,
    takes: 'key',
  },
  'PATCH /api/admin/business-units/{id}/contacts/{contactId}': {
    says: 'Change somebody to call or to write to',
    rights: staff('customers.write'),
    body: unitContactInput,
    answer: unitContact,
    takes: 'version',
  },
  'DELETE /api/admin/business-units/{id}/contacts/{contactId}': {
    says: 'Remove somebody to call or to write to',
    rights: staff('customers.write'),
  },
  'POST /api/admin/business-units/{id}/invitations/{invitationId}/resend': {
    says: 'Send an invitation of a unit again',
    rights: staff('customers.write'),
    answer: invitation,
    takes: 'version',
  },
  'POST /api/admin/users/{id}/password-reset': {
    says: 'Send somebody a link to choose a new password',
    rights: staff('customers.write'),
    status: 202,
  },
  'GET /api/admin/users': {
    says: 'Everybody who can sign in',
    rights: staff('customers.read'),
    query: adminUserQuery,
    answer: pageOf(adminUserSummary),
  },
  'GET /api/admin/users.csv': {
    says: 'Everybody who can sign in as a file',
    rights: staff('customers.read'),
    query: adminUserQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/users/{id}': { says: 'One person', rights: staff('customers.read'), answer: adminUser },
  'POST /api/admin/users/{id}/block': {
    says: 'Block somebody and sign them out',
    rights: staff('customers.write'),
    body: decisionInput,
    answer: adminUser,
    takes: 'version',
  },
  'POST /api/admin/users/{id}/erase': {
    says: 'Make a blocked person unrecognisable for ever',
    rights: staff('customers.erase'),
    body: decisionInput,
    answer: adminUser,
    takes: 'version',
  },
  'POST /api/admin/users/{id}/unblock': {
    says: 'Let somebody in again',
    rights: staff('customers.write'),
    answer: adminUser,
    takes: 'version',
  },
});
