import * as z from 'zod/mini';
import { APPROVAL_KIND_NAMES } from '#domain/approval/approval-kind.ts';
import { APPROVAL_STATES } from '#domain/approval/approval-state.ts';
import { declareCalls } from './call.ts';
import { id, optionalText, text } from './field.ts';
import { listFields, sortOf } from './list-query.ts';
import { money } from './money.ts';
import { many } from './query.ts';
import { staff } from './rights-row.ts';
import { type Answer, pageOf, shape } from './shape.ts';

const WORDS_MAX = 500;

export const adminApprovalQuery = z.strictObject({
  ...listFields,
  kind: z.optional(many(z.enum(APPROVAL_KIND_NAMES, 'unknown'))),
  state: z.optional(many(z.enum(APPROVAL_STATES, 'unknown'))),
  businessUnit: z.optional(id),
  /** The invoice, the money, the credit note or the price list. */
  object: z.optional(id),
  sort: sortOf(['askedAt']),
});
export type AdminApprovalQuery = z.infer<typeof adminApprovalQuery>;

const person = z.strictObject({ id: z.string(), name: z.string() });

export const adminApproval = shape('AdminApproval', {
  id: z.string(),
  kind: z.enum(APPROVAL_KIND_NAMES),
  state: z.enum(APPROVAL_STATES),
  /** What it is about, and what people call that: a number, a day of booking, a name. */
  objectId: z.string(),
  name: z.string(),
  /** It is about a document; a refund may be about money as well. */
  isInvoice: z.boolean(),
  company: z.nullable(person),
  /** What is given up or sent back; of a price list, by how much thirty days change where they change most. */
  amount: money,
  reason: z.nullable(z.string()),
  asked: z.strictObject({ at: z.string(), by: person }),
  decided: z.nullable(z.strictObject({ at: z.string(), by: z.nullable(person), words: z.nullable(z.string()) })),
  /** Whoever reads this may agree to it or reject it. */
  canDecide: z.boolean(),
  /** They have asked for it themselves. */
  isOwn: z.boolean(),
});
export type AdminApproval = Answer<typeof adminApproval>;

export const approveInput = z.strictObject({ words: optionalText(WORDS_MAX) });
export const rejectInput = z.strictObject({ reason: text(WORDS_MAX) });

export const adminApprovalCalls = declareCalls({
  'GET /api/admin/approvals': {
    says: 'What waits for a second pair of eyes, and what became of it',
    rights: staff('approvals.read'),
    query: adminApprovalQuery,
    answer: pageOf(adminApproval),
  },
  'GET /api/admin/approvals.csv': {
    says: 'All of it as a file',
    rights: staff('approvals.read'),
    query: adminApprovalQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/approvals/{id}': {
    says: 'One request for a second pair of eyes',
    rights: staff('approvals.read'),
    answer: adminApproval,
  },
  /** What was asked is judged anew and done; if it cannot be done any more, the request lapses. */
  'POST /api/admin/approvals/{id}/approve': {
    says: 'Agree, and so do what was asked for',
    rights: staff('approvals.decide'),
    body: approveInput,
    answer: adminApproval,
  },
  'POST /api/admin/approvals/{id}/reject': {
    says: 'Do not agree',
    rights: staff('approvals.decide'),
    body: rejectInput,
    answer: adminApproval,
  },
  'POST /api/admin/approvals/{id}/withdraw': {
    says: 'Take back what one has asked for',
    rights: staff('approvals.decide'),
    answer: adminApproval,
  },
});
