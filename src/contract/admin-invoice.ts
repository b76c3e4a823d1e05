import * as z from 'zod/mini';
import { declareCalls } from './call.ts';
import { MAIL_STATUSES } from './admin-mail.ts';
import { hundredths, id, text } from './field.ts';
import { invoiceDetail, invoiceSummary } from './invoice.ts';
import { listFields } from './list-query.ts';
import { money } from './money.ts';
import { staff } from './rights-row.ts';
import { type Answer, pageOf, shape } from './shape.ts';

export const CORRECTION_REASON_LENGTH = 500;
export const CLEARANCE_NUMBER_LENGTH = 100;
const MOST_LINES = 500;
const HIGHEST_CENTS = 10_000_000_000;

const correctedLines = z
  .array(
    z.strictObject({
      lineNo: z.int('number').check(z.minimum(1, 'too-small'), z.maximum(100_000, 'too-big')),
      /** What is credited of it, net. */
      netCents: hundredths(1, HIGHEST_CENTS),
    }),
  )
  .check(z.minLength(1, 'required'), z.maxLength(MOST_LINES, 'too-many'));

export const correctionPreviewInput = z.strictObject({ lines: correctedLines });
export type CorrectionPreviewInput = z.infer<typeof correctionPreviewInput>;

/** The reason stands on the credit note. */
export const correctionInput = z.strictObject({ lines: correctedLines, reason: text(CORRECTION_REASON_LENGTH) });
export type CorrectionInput = z.infer<typeof correctionInput>;

export const correctionPreview = shape('CorrectionPreview', {
  net: money,
  taxes: z.array(
    z.strictObject({ country: z.string(), case: z.string(), rate: z.number(), base: money, amount: money }),
  ),
  gross: money,
});
export type CorrectionPreview = Answer<typeof correctionPreview>;

/** A credit note that a person has issued. */
export const correction = shape('Correction', {
  id: z.string(),
  number: z.string(),
  corrects: z.string(),
  net: money,
  gross: money,
});
export type Correction = Answer<typeof correction>;

/** What the platform of a state has given a document. */
export const clearanceInput = z.strictObject({ number: text(CLEARANCE_NUMBER_LENGTH) });
export type ClearanceInput = z.infer<typeof clearanceInput>;

export const ADMIN_INVOICE_FILTERS = ['open', 'overdue', 'collecting', 'disputed', 'paid'] as const;

export const adminInvoiceQuery = z.strictObject({
  /** `q` finds numbers of documents, purchases and orders, and companies. */
  ...listFields,
  /** What is open comes by its due day, anything else newest first. */
  status: z.optional(z.enum(ADMIN_INVOICE_FILTERS, 'unknown')),
  businessUnit: z.optional(id),
});
export type AdminInvoiceQuery = z.infer<typeof adminInvoiceQuery>;

const company = z.strictObject({ id: z.string(), name: z.string() });

export const adminInvoiceSummary = shape('AdminInvoiceSummary', z.extend(invoiceSummary, { company }));
export type AdminInvoiceSummary = Answer<typeof adminInvoiceSummary>;

export const adminInvoice = shape(
  'AdminInvoice',
  z.extend(z.omit(invoiceDetail, { actions: true }), {
    company,
    /** What credit notes have left of each line, net. */
    rests: z.array(z.strictObject({ lineNo: z.int(), leftCents: z.int() })),
    /** Those that have brought it, newest first. */
    mails: z.array(
      z.strictObject({ id: z.string(), at: z.string(), recipient: z.string(), status: z.enum(MAIL_STATUSES) }),
    ),
    /** A dispute can be accepted only after a correction. */
    actions: z.array(z.enum(['correct', 'send', 'clear', 'decideDispute', 'acceptDispute'])),
  }),
);
export type AdminInvoice = Answer<typeof adminInvoice>;

export const adminInvoiceCalls = declareCalls({
  'GET /api/admin/invoices': {
    says: 'The invoices, credit notes and claims of all companies',
    rights: staff('invoices.read'),
    query: adminInvoiceQuery,
    answer: pageOf(adminInvoiceSummary),
  },
  'GET /api/admin/invoices.csv': {
    says: 'The same as a file',
    rights: staff('invoices.read'),
    query: adminInvoiceQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/invoices/{id}': { says: 'One of them', rights: staff('invoices.read'), answer: adminInvoice },
  'POST /api/admin/invoices/{id}/send': {
    says: 'Send a document again to where the company wants its invoices',
    rights: staff('money.write'),
  },
  'POST /api/admin/invoices/{id}/clearance': {
    says: 'Keep the number that a platform has given a document, and send it',
    rights: staff('money.write'),
    body: clearanceInput,
    answer: adminInvoice,
  },
  'POST /api/admin/invoices/{id}/correction/preview': {
    says: 'What a credit note for lines of a document would come to',
    rights: staff('money.write'),
    body: correctionPreviewInput,
    answer: correctionPreview,
  },
  'POST /api/admin/invoices/{id}/correction': {
    says: 'Credit lines of an invoice or a claim, or parts of them; they are not billed again',
    rights: staff('money.write'),
    body: correctionInput,
    answer: correction,
    status: 201,
    takes: 'requiredKey',
  },
});
