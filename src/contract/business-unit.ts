import * as z from 'zod/mini';
import {
  ADDRESS_FIELDS,
  BUSINESS_UNIT_FIELDS,
  BUSINESS_UNIT_STATUSES,
  RISK_STATUSES,
} from '#domain/business-unit/fields.ts';
import { toVatId, VAT_ID_JUDGEMENTS } from '#domain/business-unit/vat-id.ts';
import { UNIT_PAYMENT_METHODS } from '#domain/payment/payment-method.ts';
import { address } from './address.ts';
import { country, locale, name, optionalEmail, optionalPhone, optionalText } from './field.ts';
import { type Answer, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { forRoles } from './rights-row.ts';

/** What an order needs: of the address to bill, or of the company. */
export const billingField = z.enum([...ADDRESS_FIELDS, ...BUSINESS_UNIT_FIELDS]);

export const businessUnit = shape('BusinessUnit', {
  id: z.string(),
  name: z.string(),
  legalForm: z.nullable(z.string()),
  registrationNumber: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  vatIdStatus: z.enum(VAT_ID_JUDGEMENTS),
  taxNumber: z.nullable(z.string()),
  invoiceEmail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  country: z.string(),
  defaultLocale: locale,
  logo: z.nullable(z.string()),
  paymentMethod: z.nullable(z.enum(UNIT_PAYMENT_METHODS)),
  creditLimitCents: z.nullable(z.number()),
  riskStatus: z.enum(RISK_STATUSES),
  /** Only admins of the unit get it; null for everybody else. */
  trailerConnectLogin: z.nullable(z.string()),
  status: z.enum(BUSINESS_UNIT_STATUSES),
  addresses: z.array(address),
  version: z.number(),
});
export type BusinessUnit = Answer<typeof businessUnit>;

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
  paymentMethod: z.optional(z.enum(UNIT_PAYMENT_METHODS, 'unknown')),
  trailerConnectLogin: optionalText(200),
});
export type ChangeBusinessUnitInput = z.infer<typeof changeBusinessUnitInput>;

export const businessUnitCalls = declareCalls({
  /** A stale version is refused with `current`: the unit as it is now. */
  'PATCH /api/users/business-unit/information': {
    says: 'Change company data, the payment method or the login of the telematics',
    rights: forRoles(['admin', 'accountant']),
    body: changeBusinessUnitInput,
    answer: z.strictObject({ businessUnit }),
    takes: 'version',
  },
});
