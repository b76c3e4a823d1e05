import * as z from 'zod/mini';
import { SEVERAL_LINES } from './field.ts';
import { type Answer, shape } from './shape.ts';

export const DISPUTE_DECISIONS = ['accepted', 'rejected'] as const;
export type DisputeDecision = (typeof DISPUTE_DECISIONS)[number];

export const invoiceDispute = shape('InvoiceDispute', {
  id: z.string(),
  reason: z.string(),
  openedAt: z.string(),
  openedBy: z.string(),
  decidedAt: z.nullable(z.string()),
  decision: z.nullable(z.enum(DISPUTE_DECISIONS)),
  answer: z.nullable(z.string()),
});
export type InvoiceDispute = Answer<typeof invoiceDispute>;

export const DISPUTE_LENGTH = 2000;

const longText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(DISPUTE_LENGTH, 'too-long'),
    z.regex(SEVERAL_LINES, 'characters'),
  );

export const disputeInput = z.strictObject({ reason: longText });
export type DisputeInput = z.infer<typeof disputeInput>;

export const disputeDecisionInput = z.strictObject({
  decision: z.enum(DISPUTE_DECISIONS, 'unknown'),
  answer: longText,
});
export type DisputeDecisionInput = z.infer<typeof disputeDecisionInput>;
