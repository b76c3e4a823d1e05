import * as z from 'zod/mini';
import { ROLES } from '#domain/team/role.ts';
import { businessUnit } from './business-unit.ts';
import { currentPassword, email, id, locale, name, newPassword, token } from './field.ts';
import { type Answer, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { amend, PUBLIC, SIGNED_IN, USER } from './rights-row.ts';

export const user = shape('User', {
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  locale,
  isAdmin: z.boolean(),
  /** The platform admin who acts as this user, if one does. */
  impersonatedBy: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  accountInformation: z.strictObject({
    tosAcceptedAt: z.nullable(z.string()),
    privacyPolicyAcceptedAt: z.nullable(z.string()),
  }),
  defaultBillingAddressId: z.nullable(z.string()),
  defaultShippingAddressId: z.nullable(z.string()),
  billingAddressIds: z.array(z.string()),
  shippingAddressIds: z.array(z.string()),
  avatar: z.nullable(z.string()),
  tourSeenAt: z.nullable(z.string()),
  version: z.number(),
});
export type User = Answer<typeof user>;

/** Who is signed in. A platform admin belongs to no unit. */
export const me = shape('Me', {
  user,
  businessUnit: z.nullable(businessUnit),
  businessUnitRole: z.nullable(z.enum(ROLES)),
});
export type Me = Answer<typeof me>;

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

export const userCalls = declareCalls({
  'GET /api/users/me': { says: 'Who is signed in', rights: SIGNED_IN, answer: me },
  'PATCH /api/users': {
    says: 'Change the own name, language or default addresses',
    rights: amend(USER, { decidedBy: 'body' }),
    body: changeUserInput,
    answer: me,
    takes: 'version',
  },
  'PATCH /api/users/legal': {
    says: 'Accept the terms and the privacy policy',
    rights: amend(SIGNED_IN, { impersonator: 'forbidden' }),
    body: legalInput,
    answer: me,
  },
  'PATCH /api/users/password': {
    says: 'Change the own password',
    rights: amend(USER, { impersonator: 'forbidden' }),
    body: changePasswordInput,
  },
  'POST /api/users/tour': { says: 'Do not show the tour again', rights: USER },
  'POST /api/users/reset-account': {
    says: 'Ask for a link to choose a new password',
    rights: PUBLIC,
    body: requestResetInput,
    status: 202,
  },
  'POST /api/users/reset-account/{token}': {
    says: 'Choose a new password with a link',
    rights: PUBLIC,
    params: { token },
    body: completeResetInput,
  },
  'GET /api/users/export': {
    says: 'Download everything the shop keeps about the own person',
    rights: amend(USER, { impersonator: 'forbidden' }),
    answer: { file: 'application/json' },
  },
});
