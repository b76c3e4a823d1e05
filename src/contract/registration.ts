import * as z from 'zod/mini';
import { toErrand } from '#domain/path/errand.ts';
import { toPostalCode } from '#domain/address/postal-code.ts';
import { toVatId, VAT_ID_JUDGEMENTS } from '#domain/business-unit/vat-id.ts';
import { isEuCountry } from '#domain/tax/eu-country.ts';
import { ROLES } from '#domain/team/role.ts';
import { campaignInput } from './campaign.ts';
import {
  accepted,
  country,
  email,
  locale,
  name,
  newPassword,
  optionalPhone,
  optionalText,
  text,
  token,
} from './field.ts';
import { me } from './user.ts';
import { type Answer, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { PUBLIC } from './rights-row.ts';

/** The steps of the sign-up wizard, each with the schema of its form. */

export const signUpCompany = z
  .strictObject({
    name: name(200),
    legalForm: optionalText(50),
    registrationNumber: text(50),
    vatId: optionalText(20),
    taxNumber: optionalText(50),
    invoiceEmail: z.optional(email),
    phone: optionalPhone,
    country,
  })
  .check(
    z.refine((company) => !isEuCountry(company.country) || (company.vatId ?? '') !== '', {
      path: ['vatId'],
      message: 'required',
    }),
    z.refine((company) => (company.vatId ?? '') === '' || toVatId(company.country, company.vatId ?? '') !== undefined, {
      path: ['vatId'],
      message: 'vat-id',
    }),
  );

export const signUpAddress = z
  .strictObject({
    street: text(200),
    houseNumber: optionalText(20),
    addressLine2: optionalText(200),
    postalCode: text(12),
    city: text(100),
    region: optionalText(100),
    country,
  })
  .check(
    z.refine((address) => toPostalCode(address.country, address.postalCode) !== undefined, {
      path: ['postalCode'],
      message: 'postal-code',
    }),
  );

export const signUpPerson = z.strictObject({
  salutation: optionalText(20),
  firstName: name(100),
  lastName: name(100),
  email,
  phone: optionalPhone,
});

export const signUpLegal = z.strictObject({ tosAccepted: accepted, privacyPolicyAccepted: accepted });

export const signUpInput = z.strictObject({
  company: signUpCompany,
  address: signUpAddress,
  person: signUpPerson,
  legal: signUpLegal,
  locale,
  /** The campaign or partner page that the sign-up began on. */
  campaign: optionalText(200),
  /** What the address said of an advertisement: the mailed link may be opened in another browser. */
  campaignParameters: z.optional(campaignInput),
  /** The search or the trailer that the account is wanted for, for the same reason. */
  errand: z.optional(z.string().check(z.refine((path) => toErrand(path) !== undefined, 'unknown'))),
});
export type SignUpInput = z.infer<typeof signUpInput>;

/** Where the wizard goes next; the cookie that comes along lets that page show the names. */
export const signUpAnswer = shape('SignUpAnswer', { confirmationPath: z.string() });
export type SignUpAnswer = Answer<typeof signUpAnswer>;

/** What a link leads to. Looking does not use it up. */
export const registration = shape('Registration', {
  type: z.enum(['signUp', 'invitation']),
  email: z.string(),
  companyName: z.string(),
  /** Known from a sign-up; whoever is invited says it now. */
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  /** The role of an invitation; whoever signs a company up becomes its admin. */
  role: z.enum(ROLES),
  locale,
  expiresAt: z.string(),
  /** What the sign-up was sent with. */
  campaignParameters: campaignInput,
  /** What the account was wanted for, as a path of this site without its language. */
  errand: z.nullable(z.string()),
  /** When the sign-up accepted the legal texts in force; null if they are still to be accepted. */
  legalAcceptedAt: z.nullable(z.string()),
});
export type Registration = Answer<typeof registration>;

export const completeRegistrationInput = z.strictObject({
  firstName: z.optional(name(100)),
  lastName: z.optional(name(100)),
  password: newPassword,
  /** Left out where the sign-up has accepted them. */
  tosAccepted: z.optional(accepted),
  privacyPolicyAccepted: z.optional(accepted),
});
export type CompleteRegistrationInput = z.infer<typeof completeRegistrationInput>;

/** A number as somebody types it. */
export const vatIdQuery = z.strictObject({ country, vatId: text(20) });

export const vatIdCheck = shape('VatIdCheck', {
  /** `unchecked` is what could not be found out now. */
  judgement: z.enum(VAT_ID_JUDGEMENTS),
});
export type VatIdCheck = Answer<typeof vatIdCheck>;

export const registrationCalls = declareCalls({
  'GET /api/sign-up/vat-id': {
    says: 'Whether a VAT id can be right',
    rights: PUBLIC,
    query: vatIdQuery,
    answer: vatIdCheck,
  },
  /** For the browser that has sent the sign-up, by the cookie that came with the answer. */
  'POST /api/sign-up/mail': { says: 'Send the mail of the own sign-up again', rights: PUBLIC },
  'POST /api/registrations': {
    says: 'Sign a company up',
    rights: PUBLIC,
    body: signUpInput,
    answer: signUpAnswer,
    status: 202,
  },
  'GET /api/registrations/{token}': {
    says: 'What a link stands for',
    rights: PUBLIC,
    params: { token },
    answer: registration,
  },
  /** Signs the new user in. */
  'POST /api/registrations/{token}': {
    says: 'Complete a sign-up or accept an invitation',
    rights: PUBLIC,
    params: { token },
    body: completeRegistrationInput,
    answer: me,
    status: 201,
  },
});
