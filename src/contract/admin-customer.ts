import * as z from 'zod/mini';
import type { UnitDecision, UnitStanding } from '#domain/account/business-unit-decision.ts';
import type { BillingField } from '#domain/account/completeness.ts';
import {
  BUSINESS_UNIT_STATUSES,
  type BusinessUnitField,
  type BusinessUnitStatus,
  RISK_STATUSES,
  type RiskStatus,
} from '#domain/account/fields.ts';
import type { VatIdJudgement } from '#domain/account/vat-id.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { PaymentStatus } from '#domain/order/payment-status.ts';
import type { UnitPaymentMethod } from '#domain/payment/payment-method.ts';
import type { Role } from '#domain/team/role.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Address } from './address.ts';
import { country, id, text } from './field.ts';
import { type ListPage, listFields, type SentQuery, sortOf } from './list-query.ts';
import type { Money } from '#domain/money/money.ts';

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

export type AdminUnitSummary = {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly vatId: string | null;
  readonly status: BusinessUnitStatus;
  readonly riskStatus: RiskStatus;
  readonly creditLimitCents: number | null;
  readonly members: number;
  readonly createdAt: string;
};

export type AdminUserSummary = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly isAdmin: boolean;
  readonly status: UserStatus;
  readonly role: Role | null;
  readonly businessUnit: { readonly id: string; readonly name: string } | null;
  readonly lastSeenAt: string | null;
  readonly createdAt: string;
};

export type AdminUnitOrder = {
  readonly id: string;
  readonly number: string;
  readonly createdAt: string;
  readonly status: OrderState;
  readonly paymentStatus: PaymentStatus;
  /** Net, as agreed and as it is to be paid. */
  readonly agreed: Money;
  readonly due: Money;
};

export type AdminUnit = Omit<AdminUnitSummary, 'members'> & {
  readonly legalForm: string | null;
  readonly registrationNumber: string | null;
  readonly vatIdStatus: VatIdJudgement;
  readonly taxNumber: string | null;
  readonly invoiceEmail: string | null;
  readonly phone: string | null;
  readonly defaultLocale: Locale;
  readonly paymentMethod: UnitPaymentMethod | null;
  readonly addresses: readonly Address[];
  /** What an order of this unit still lacks. */
  readonly missing: { readonly company: readonly BusinessUnitField[]; readonly billing: readonly BillingField[] };
  /** Net, of orders that are neither completed nor ended; what the credit limit is held against. */
  readonly openOrders: Money;
  /** What a blocked company was before, and is again after. */
  readonly blockedFrom: UnitStanding['blockedFrom'];
  /** What may be decided about it now. */
  readonly decisions: readonly UnitDecision[];
  readonly members: readonly AdminUserSummary[];
  readonly latestOrders: readonly AdminUnitOrder[];
  readonly version: number;
};

export type AdminVisit = {
  readonly id: string;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly adminName: string;
  readonly reason: string;
};

export type AdminUser = AdminUserSummary & {
  readonly locale: Locale;
  readonly hasRegistered: boolean;
  readonly legalAcceptedAt: string | null;
  readonly orderLimitCents: number | null;
  /** Why nobody can act as this person, if nobody can. */
  readonly impersonation: 'possible' | 'operator' | 'blocked' | 'noUnit';
  /** Sessions that are alive now. */
  readonly sessions: readonly {
    readonly id: string;
    readonly startedAt: string;
    readonly lastSeenAt: string;
    readonly ip: string | null;
    readonly userAgent: string | null;
  }[];
  readonly visits: readonly AdminVisit[];
  readonly version: number;
};

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
export type DecisionInput = z.infer<typeof decisionInput>;

type UnitCall = { answer: AdminUnit };
type UserCall = { answer: AdminUser };

/** Every write sends the version it was made on; a stale one is refused with `current`. */
export interface AdminCustomerCalls {
  'GET /api/admin/business-units': { query: SentQuery<AdminUnitQuery>; answer: ListPage<AdminUnitSummary> };
  'GET /api/admin/business-units/{id}': UnitCall;
  'PATCH /api/admin/business-units/{id}': UnitCall & { body: ChangeUnitTermsInput };
  'POST /api/admin/business-units/{id}/approve': UnitCall;
  'POST /api/admin/business-units/{id}/reject': UnitCall & { body: DecisionInput };
  'POST /api/admin/business-units/{id}/block': UnitCall & { body: DecisionInput };
  'POST /api/admin/business-units/{id}/unblock': UnitCall;
  'GET /api/admin/users': { query: SentQuery<AdminUserQuery>; answer: ListPage<AdminUserSummary> };
  'GET /api/admin/users/{id}': UserCall;
  'POST /api/admin/users/{id}/block': UserCall & { body: DecisionInput };
  'POST /api/admin/users/{id}/unblock': UserCall;
}
