import * as z from 'zod/mini';
import { INVOICE_KINDS } from '#domain/invoice/invoice-document.ts';
import { RUN_STATES } from '#domain/billing/run-state.ts';
import { declareCalls } from './call.ts';
import { money } from './money.ts';
import { day } from './query.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

/** Why an order cannot be billed. */
export const BILLING_PROBLEMS = ['sellerMissing', 'invoiceInvalid', 'unexpected'] as const;
export type BillingProblemReason = (typeof BILLING_PROBLEMS)[number];

export const billingPreviewQuery = z.strictObject({
  /** The day of the run; the next one unless told. */
  on: z.optional(day),
});
export type BillingPreviewQuery = z.infer<typeof billingPreviewQuery>;

const billingPreviewOrder = shape('BillingPreviewOrder', {
  orderId: z.string(),
  number: z.string(),
  company: z.string(),
  /** Without numbers: those are taken when they are issued. */
  documents: z.array(
    z.strictObject({ kind: z.enum(INVOICE_KINDS), country: z.string(), lines: z.int(), net: money, gross: money }),
  ),
  problem: z.nullable(
    z.strictObject({
      reason: z.enum(BILLING_PROBLEMS),
      /** The country without a seller, what a document does not say, or what went wrong. */
      says: z.array(z.string()),
      /** Since when a run has failed to bill it, if one has. */
      since: z.nullable(z.string()),
    }),
  ),
});

export const billingPreview = shape('BillingPreview', {
  on: z.string(),
  /** The countries in which the shop bills itself. In none, billing happens elsewhere. */
  sellers: z.array(z.string()),
  /** Those with problems first. Orders of which there is nothing to bill are left out. */
  orders: z.array(billingPreviewOrder),
  /** How many orders the run will look at, and whether these are all of them. */
  due: z.int(),
  isWhole: z.boolean(),
});
export type BillingPreview = Answer<typeof billingPreview>;

export const billingRun = shape('BillingRun', {
  id: z.string(),
  on: z.string(),
  state: z.enum(RUN_STATES),
  askedAt: z.string(),
  /** Null if the clock did. */
  askedBy: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  orders: z.int(),
  documents: z.int(),
  problems: z.int(),
});
export type BillingRun = Answer<typeof billingRun>;

export const adminBillingCalls = declareCalls({
  'GET /api/admin/billing/preview': {
    says: 'What a run would bill on a day',
    rights: staff('money.read'),
    query: billingPreviewQuery,
    answer: billingPreview,
  },
  'GET /api/admin/billing/runs.csv': {
    says: 'All runs as a file',
    rights: staff('money.read'),
    answer: { file: 'text/csv' },
  },
  'POST /api/admin/billing/run': {
    says: 'Bill all that is due today',
    rights: staff('money.write'),
    answer: billingRun,
    status: 202,
    takes: 'requiredKey',
  },
});
