import * as z from 'zod/mini';
import type { Role } from '#domain/team/role.ts';
import type { Locale } from '#i18n/locales.ts';
import type { BusinessUnit } from './business-unit.ts';
import { currentPassword, email, id, locale, name, newPassword } from './field.ts';

export type User = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
  readonly isAdmin: boolean;
  /** The platform admin who acts as this user, if one does. */
  readonly impersonatedBy: { readonly id: string; readonly name: string } | null;
  readonly accountInformation: {
    readonly tosAcceptedAt: string | null;
    readonly privacyPolicyAcceptedAt: string | null;
  };
  readonly defaultBillingAddressId: string | null;
  readonly defaultShippingAddressId: string | null;
  readonly billingAddressIds: readonly string[];
  readonly shippingAddressIds: readonly string[];
  readonly avatar: string | null;
  readonly tourSeenAt: string | null;
  readonly version: number;
};

/** Who is signed in. A platform admin belongs to no unit. */
export type Me = {
  readonly user: User;
  readonly businessUnit: BusinessUnit | null;
  readonly businessUnitRole: Role | null;
};

export const changeUserInput = z.strictObject({
  locale: z.optional(locale),
  firstName: z.optional(name(100)),
  lastName: z.optional(name(100)),
  defaultBillingAddressId: z.optional(z.nullable(id)),
  defaultShippingAddressId: z.optional(z.nullable(id)),
  billingAddressIds: z.optional(z.array(id).check(z.maxLength(200))),
  shippingAddressIds: z.optional(z.array(id).check(z.maxLength(200))),
});
export type ChangeUserInput = z.infer<typeof changeUserInput>;

export const legalInput = z.strictObject({ tosAccepted: z.boolean(), privacyPolicyAccepted: z.boolean() });
export type LegalInput = z.infer<typeof legalInput>;

export const changePasswordInput = z.strictObject({ currentPassword, newPassword });
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const requestResetInput = z.strictObject({ email });
export type RequestResetInput = z.infer<typeof requestResetInput>;

export const completeResetInput = z.strictObject({ newPassword });
export type CompleteResetInput = z.infer<typeof completeResetInput>;

export interface UserCalls {
  'GET /api/users/me': { answer: Me };
  'PATCH /api/users': { body: ChangeUserInput; answer: Me };
  'PATCH /api/users/legal': { body: LegalInput; answer: Me };
  'PATCH /api/users/password': { body: ChangePasswordInput; answer: undefined };
  'POST /api/users/tour': { answer: undefined };
  'POST /api/users/reset-account': { body: RequestResetInput; answer: undefined };
  'POST /api/users/reset-account/{token}': { body: CompleteResetInput; answer: undefined };
}
