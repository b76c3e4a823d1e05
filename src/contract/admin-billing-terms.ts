import * as z from 'zod/mini';
import { INVOICE_FORMATS } from '#domain/invoice/invoice-document.ts';
import { declareCalls } from './call.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

export const BILLING_CYCLES = ['calendarMonth', 'days28'] as const;
export const LONGEST_TERM_DAYS = 60;

/** How a company is billed. */
export const billingTerms = shape('BillingTerms', {
  billingCycle: z.enum(BILLING_CYCLES),
  /** Until a transfer is due. */
  paymentTermDays: z.int(),
  /** It wants its PO number on each of them. */
  poRequired: z.boolean(),
  invoiceFormat: z.enum(INVOICE_FORMATS),
  /** Of the company. */
  version: z.int(),
});
export type BillingTerms = Answer<typeof billingTerms>;

/** Fields that are left out stay as they are. */
export const changeBillingTermsInput = z.strictObject({
  billingCycle: z.optional(z.enum(BILLING_CYCLES, 'unknown')),
  paymentTermDays: z.optional(
    z.int('number').check(z.minimum(0, 'too-small'), z.maximum(LONGEST_TERM_DAYS, 'too-big')),
  ),
  poRequired: z.optional(z.boolean()),
  invoiceFormat: z.optional(z.enum(INVOICE_FORMATS, 'unknown')),
});
export type ChangeBillingTermsInput = z.infer<typeof changeBillingTermsInput>;

export const billingTermsCalls = declareCalls({
  'GET /api/admin/business-units/{id}/billing-terms': {
    says: 'How a company is billed',
    rights: staff('customers.read'),
    answer: billingTerms,
  },
  'PATCH /api/admin/business-units/{id}/billing-terms': {
    says: 'Change how a company is billed',
    rights: staff('customers.write'),
    body: changeBillingTermsInput,
    answer: billingTerms,
    takes: 'version',
  },
});
