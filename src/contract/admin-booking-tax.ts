import * as z from 'zod/mini';
import { INVOICE_KINDS } from '#domain/invoice/invoice-document.ts';
import { TAX_CASES } from '#domain/tax/vat.ts';
import { declareCalls } from './call.ts';
import { text } from './field.ts';
import { money } from './money.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

export const TAX_REASON_LENGTH = 500;

const taxCase = z.enum(TAX_CASES, 'unknown');

/** What of a booking is taxed as `from` is taxed as `to`. */
export const taxPreviewInput = z.strictObject({ from: taxCase, to: taxCase });
export type TaxPreviewInput = z.infer<typeof taxPreviewInput>;

/** The reason stands in the log. */
export const correctTaxInput = z.strictObject({ from: taxCase, to: taxCase, reason: text(TAX_REASON_LENGTH) });
export type CorrectTaxInput = z.infer<typeof correctTaxInput>;

const taxed = z.strictObject({ case: z.enum(TAX_CASES), country: z.string(), rate: z.number() });

/** How a booking is taxed, and how it could be. */
export const bookingTax = shape('BookingTax', {
  version: z.number(),
  /** Net, with what was charged or credited since; each case once. */
  parts: z.array(z.extend(taxed, { net: money })),
  choices: z.array(taxed),
  /** Why nothing can be corrected: somebody else bills it. */
  isBilledHere: z.boolean(),
});
export type BookingTax = Answer<typeof bookingTax>;

const documents = z.array(
  z.strictObject({
    kind: z.enum(INVOICE_KINDS),
    /** Null in a preview: numbers are taken when documents are issued. */
    number: z.nullable(z.string()),
    net: money,
    tax: money,
    gross: money,
  }),
);

/** What is credited and billed anew, in the order in which it is issued. */
export const taxCorrection = shape('TaxCorrection', { documents });
export type TaxCorrection = Answer<typeof taxCorrection>;

export const adminBookingTaxCalls = declareCalls({
  'GET /api/admin/bookings/{id}/tax': {
    says: 'How a booking is taxed, and how it could be',
    rights: staff('orders.read'),
    answer: bookingTax,
  },
  'POST /api/admin/bookings/{id}/tax/preview': {
    says: 'What correcting the tax of a booking would credit and bill anew',
    rights: staff('money.write'),
    body: taxPreviewInput,
    answer: taxCorrection,
  },
  'POST /api/admin/bookings/{id}/tax': {
    says: 'Correct the tax of a booking: what was billed is credited and billed anew at once',
    rights: staff('money.write'),
    body: correctTaxInput,
    answer: taxCorrection,
    takes: 'version',
  },
});
