import * as z from 'zod/mini';
import { declareCalls } from './call.ts';
import { text } from './field.ts';
import { money } from './money.ts';
import { PLATFORM_ADMIN } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

export const CORRECTION_REASON_LENGTH = 500;
const MOST_LINES = 500;
const HIGHEST_CENTS = 10_000_000_000;

const correctedLines = z
  .array(
    z.strictObject({
      lineNo: z.int('number').check(z.minimum(1, 'too-small'), z.maximum(100_000, 'too-big')),
      /** What is credited of it, net. */
      netCents: z.int('number').check(z.minimum(1, 'too-small'), z.maximum(HIGHEST_CENTS, 'too-big')),
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

export const adminInvoiceCalls = declareCalls({
  'POST /api/admin/invoices/{id}/correction/preview': {
    says: 'What a credit note for lines of a document would come to',
    rights: PLATFORM_ADMIN,
    body: correctionPreviewInput,
    answer: correctionPreview,
  },
  'POST /api/admin/invoices/{id}/correction': {
    says: 'Credit lines of an invoice or a claim, or parts of them; they are not billed again',
    rights: PLATFORM_ADMIN,
    body: correctionInput,
    answer: correction,
    status: 201,
    takes: 'requiredKey',
  },
});
