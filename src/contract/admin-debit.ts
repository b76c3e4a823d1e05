import * as z from 'zod/mini';
import { DEBIT_OBSTACLES } from '#domain/debit/debit-obstacle.ts';
import { BATCH_STATES, DEBIT_STATES } from '#domain/debit/debit-state.ts';
import { NEXT_STEPS } from '#domain/debit/return-code.ts';
import { MANDATE_SCHEMES } from '#domain/payment/mandate.ts';
import { decisionInput } from './admin-business-unit.ts';
import { declareCalls } from './call.ts';
import { money } from './money.ts';
import { day } from './query.ts';
import { staff } from './rights-row.ts';
import { type Answer, merge, shape } from './shape.ts';

/** Why a debit left its batch before the file was made. */
export const WITHDRAWALS = ['discarded', ...DEBIT_OBSTACLES] as const;

const dueDebit = shape('DueDebit', {
  invoiceId: z.string(),
  number: z.string(),
  orderNumber: z.string(),
  company: z.string(),
  amount: money,
  mandate: z.string(),
  scheme: z.enum(MANDATE_SCHEMES),
  /** As the invoice says. */
  announcedFor: z.string(),
  /** The first day on which it can be collected by now. */
  collectOn: z.string(),
  /** Why it cannot be. It is turned to transfer, unless that changes. */
  obstacle: z.nullable(z.enum(DEBIT_OBSTACLES)),
});

const batchFields = {
  id: z.string(),
  number: z.string(),
  collectOn: z.string(),
  status: z.enum(BATCH_STATES),
  debits: z.int(),
  sum: money,
  /** The last day on which the bank takes the file. */
  fileBy: z.string(),
  createdAt: z.string(),
  exportedAt: z.nullable(z.string()),
  version: z.int(),
};
export const debitBatchSummary = shape('DebitBatchSummary', batchFields);
export type DebitBatchSummary = Answer<typeof debitBatchSummary>;

export const debit = shape('Debit', {
  id: z.string(),
  batchId: z.string(),
  batchNumber: z.string(),
  invoiceId: z.string(),
  invoiceNumber: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  company: z.string(),
  amount: money,
  mandate: z.string(),
  scheme: z.enum(MANDATE_SCHEMES),
  status: z.enum(DEBIT_STATES),
  withdrawnFor: z.nullable(z.enum(WITHDRAWALS)),
  /** As the bank says why it came back, and what follows from that. */
  returnCode: z.nullable(z.string()),
  nextStep: z.nullable(z.enum(NEXT_STEPS)),
  returnedOn: z.nullable(z.string()),
  /** When it is collected once more. */
  retryOn: z.nullable(z.string()),
  /** Whether it can be tried once more when it comes back, if the code leaves room for it. */
  mayCollectAgain: z.boolean(),
  version: z.int(),
});
export type Debit = Answer<typeof debit>;

export const debitBatch = shape(
  'DebitBatch',
  merge(z.strictObject(batchFields), z.strictObject({ items: z.array(debit), sha256: z.nullable(z.string()) })),
);
export type DebitBatch = Answer<typeof debitBatch>;

export const debitOverview = shape('DebitOverview', {
  /** Whether the shop collects what it bills. */
  isBilledHere: z.boolean(),
  /** By the day that was announced. */
  due: z.array(dueDebit),
  isWhole: z.boolean(),
  /** The days for which there is something to collect and no batch yet. */
  days: z.array(
    z.strictObject({
      collectOn: z.string(),
      fileBy: z.string(),
      debits: z.int(),
      sum: money,
      /** Somebody should see to it by now. */
      isUrgent: z.boolean(),
    }),
  ),
  batches: z.array(debitBatchSummary),
  returned: z.array(debit),
});
export type DebitOverview = Answer<typeof debitOverview>;

export const createBatchInput = z.strictObject({ collectOn: day });
export type CreateBatchInput = z.infer<typeof createBatchInput>;

export const returnDebitInput = z.strictObject({
  code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}[A-Z0-9]{2}$/, 'return-code')),
  /** The operator agrees to one more try, where the code leaves room for it. */
  collectAgain: z.optional(z.boolean()),
});
export type ReturnDebitInput = z.infer<typeof returnDebitInput>;

export const adminDebitCalls = declareCalls({
  'GET /api/admin/debits': {
    says: 'What is to be collected and why not, the latest batches, and what came back',
    rights: staff('money.read'),
    answer: debitOverview,
  },
  'POST /api/admin/debit-batches': {
    says: 'Put together what is collected on a day',
    rights: staff('money.write'),
    body: createBatchInput,
    answer: debitBatch,
    status: 201,
    takes: 'key',
  },
  'GET /api/admin/debit-batches/{id}': {
    says: 'One batch with its debits',
    rights: staff('money.read'),
    answer: debitBatch,
  },
  'GET /api/admin/debit-batches/{id}/debits.csv': {
    says: 'Its debits as a file',
    rights: staff('money.read'),
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/debit-batches/{id}/file': {
    says: 'The file of an exported batch for the bank (pain.008.001.08)',
    rights: staff('money.read'),
    answer: { file: 'application/xml' },
  },
  'POST /api/admin/debit-batches/{id}/export': {
    says: 'Freeze a batch with what is open by now; what cannot be collected any more leaves it',
    rights: staff('money.write'),
    answer: debitBatch,
    takes: 'version',
  },
  'POST /api/admin/debit-batches/{id}/discard': {
    says: 'Give up a batch that has not been exported',
    rights: staff('money.write'),
    answer: debitBatch,
    takes: 'version',
  },
  'POST /api/admin/debit-batches/{id}/booked': {
    says: 'The bank has collected what it had not rejected',
    rights: staff('money.write'),
    answer: debitBatch,
    takes: 'version',
  },
  'POST /api/admin/business-units/{id}/release-debits': {
    says: 'Collect from a company again from which too much came back',
    rights: staff('money.write'),
    body: decisionInput,
  },
  'POST /api/admin/debits/{id}/return': {
    says: 'A debit came back: its invoice is open again',
    rights: staff('money.write'),
    body: returnDebitInput,
    answer: debit,
    takes: 'version',
  },
});
