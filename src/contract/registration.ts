import * as z from 'zod/mini';
import { toPostalCode } from '#domain/account/postal-code.ts';
import { toVatId } from '#domain/account/vat-id.ts';
import type { Campaign } from '#domain/path/campaign.ts';
import { isEuCountry } from '#domain/tax/eu-country.ts';
import type { Role } from '#domain/team/role.ts';
import type { Locale } from '#i18n/locales.ts';
import { campaignInput } from './campaign.ts';
import { accepted, country, email, locale, name, newPassword, optionalPhone, optionalText, text } from './field.ts';
import type { Me } from './user.ts';

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
});
export type SignUpInput = z.infer<typeof signUpInput>;

/** Where the wizard goes next; the cookie that comes along lets that page show the names. */
export type SignUpAnswer = { readonly confirmationPath: string };

/** What a link leads to. Looking does not use it up. */
export type Registration = {
  readonly type: 'signUp' | 'invitation';
  readonly email: string;
  readonly companyName: string;
  /** Known from a sign-up; whoever is invited says it now. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** The role of an invitation; whoever signs a company up becomes its admin. */
  readonly role: Role;
  readonly locale: Locale;
  readonly expiresAt: string;
  /** What the sign-up was sent with. */
  readonly campaignParameters: Campaign;
};

export const completeRegistrationInput = z.strictObject({
  firstName: z.optional(name(100)),
  lastName: z.optional(name(100)),
  password: newPassword,
  tosAccepted: accepted,
  privacyPolicyAccepted: accepted,
});
export type CompleteRegistrationInput = z.infer<typeof completeRegistrationInput>;

export interface RegistrationCalls {
  'POST /api/registrations': { body: SignUpInput; answer: SignUpAnswer };
  'GET /api/registrations/{token}': { answer: Registration };
  /** Signs the new user in. */
  'POST /api/registrations/{token}': { body: CompleteRegistrationInput; answer: Me };
}
