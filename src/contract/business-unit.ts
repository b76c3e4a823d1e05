import * as z from 'zod/mini';
import type { BusinessUnitStatus, RiskStatus } from '#domain/account/fields.ts';
import { toVatId, type VatIdJudgement } from '#domain/account/vat-id.ts';
import { UNIT_PAYMENT_METHODS, type UnitPaymentMethod } from '#domain/payment/payment-method.ts';
import { keysOf } from '#domain/table.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Address } from './address.ts';
import { country, locale, name, optionalEmail, optionalPhone, optionalText } from './field.ts';

export type BusinessUnit = {
  readonly id: string;
  readonly name: string;
  readonly legalForm: string | null;
  readonly registrationNumber: string | null;
  readonly vatId: string | null;
  readonly vatIdStatus: VatIdJudgement;
  readonly taxNumber: string | null;
  readonly invoiceEmail: string | null;
  readonly phone: string | null;
  readonly country: string;
  readonly defaultLocale: Locale;
  readonly logo: string | null;
  readonly paymentMethod: UnitPaymentMethod | null;
  readonly creditLimitCents: number | null;
  readonly riskStatus: RiskStatus;
  /** Only admins of the unit get it; null for everybody else. */
  readonly trailerConnectLogin: string | null;
  readonly status: BusinessUnitStatus;
  readonly addresses: readonly Address[];
  readonly version: number;
};

const companyFields = z.strictObject({
  name: name(200),
  legalForm: optionalText(50),
  registrationNumber: optionalText(50),
  vatId: optionalText(20),
  taxNumber: optionalText(50),
  invoiceEmail: optionalEmail,
  phone: optionalPhone,
  country,
  defaultLocale: locale,
});

/** The whole of the company data. What is missing stands in the checklist; what is there has to be right. */
export const companyInput = companyFields.check(
  z.refine((company) => (company.vatId ?? '') === '' || toVatId(company.country, company.vatId ?? '') !== undefined, {
    path: ['vatId'],
    message: 'vat-id',
  }),
);

/** Fields that are left out stay as they are. Each needs the right of its kind. */
export const changeBusinessUnitInput = z.extend(z.partial(companyFields), {
  paymentMethod: z.optional(z.enum(keysOf(UNIT_PAYMENT_METHODS), 'unknown')),
  trailerConnectLogin: optionalText(200),
});
export type ChangeBusinessUnitInput = z.infer<typeof changeBusinessUnitInput>;

export interface BusinessUnitCalls {
  /** A stale version is refused with `current`: the unit as it is now. */
  'PATCH /api/users/business-unit/information': {
    body: ChangeBusinessUnitInput;
    answer: { readonly businessUnit: BusinessUnit };
  };
}
