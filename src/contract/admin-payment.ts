import * as z from 'zod/mini';
import { INVOICE_KINDS } from '#domain/invoice/invoice-document.ts';
import { PAYMENT_KINDS } from '#domain/payment/payment-kind.ts';
import { dunningClaim } from './admin-dunning.ts';
import { declareCalls } from './call.ts';
import { hundredths, id, optionalText, text } from './field.ts';
import { money } from './money.ts';
import { day } from './query.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

/** 10 million euros: nobody pays more for trailers at once. */
const HIGHEST_PAYMENT_CENTS = 1_000_000_000;
const cents = hundredths(1, HIGHEST_PAYMENT_CENTS);
const NOTE_MAX = 500;

export const LEDGER_KINDS = [...INVOICE_KINDS, ...PAYMENT_KINDS, 'dunningClaim'] as const;

const ledgerEntry = shape('LedgerEntry', {
  id: z.string(),
  kind: z.enum(LEDGER_KINDS),
  /** `YYYY-MM-DD`: when it was issued or booked. */
  on: z.string(),
  /** Of a document; money has none. */
  number: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** What it adds to what the company owes: above zero what was billed or sent back, below what was paid or credited. */
  amount: money,
  /** Still to be paid of a document, or unused of a credit note or of money. */
  open: money,
  dueOn: z.nullable(z.string()),
  status: z.nullable(z.enum(['open', 'collecting', 'disputed', 'settled', 'writtenOff'])),
  /** What the company owed after it; below zero what it had to get. */
  balance: money,
  /** Something is settled with it that can be taken back. */
  isUsed: z.boolean(),
});

export const adminAccount = shape('AdminAccount', {
  businessUnitId: z.string(),
  name: z.string(),
  debtorNumber: z.nullable(z.number()),
  /** Net, and of what it is made up; null is no limit. */
  exposure: money,
  unbilled: money,
  creditLimitCents: z.nullable(z.number()),
  /** Too much came back: nothing is collected by direct debit any more, until somebody lifts that. */
  areDebitsBlocked: z.boolean(),
  /** Until the end of this day no letter goes to it; null where nothing holds them back. */
  dunningHeldUntil: z.nullable(z.string()),
  /** What is claimed beside its invoices and neither paid nor waived, the oldest first. */
  openClaims: z.array(dunningClaim),
  /** With tax: open on documents, and what waits to be used or sent back. */
  open: money,
  credit: money,
  balance: money,
  /** Newest first. */
  entries: z.array(ledgerEntry),
  isWhole: z.boolean(),
  /** What can be paid, those due first first. */
  payable: z.array(z.strictObject({ id: z.string(), number: z.string(), dueOn: z.string(), open: money })),
});
export type AdminAccount = Answer<typeof adminAccount>;

export const recordPaymentInput = z.strictObject({
  businessUnitId: id,
  bookedOn: day,
  cents,
  note: optionalText(NOTE_MAX),
  /** The order that waits for it in advance. */
  orderId: z.optional(id),
});
export type RecordPaymentInput = z.infer<typeof recordPaymentInput>;

export const allocateInput = z.strictObject({
  /** Whose invoices are paid: money that is wholly unused becomes theirs. */
  businessUnitId: id,
  shares: z
    .array(z.strictObject({ invoiceId: id, cents }))
    .check(z.minLength(1, 'required'), z.maxLength(100, 'too-many')),
});
export type AllocateInput = z.infer<typeof allocateInput>;

export const refundInput = z.strictObject({
  bookedOn: day,
  cents,
  note: optionalText(NOTE_MAX),
  /** The entry of the bank that shows it, of that amount. */
  bankEntryId: z.optional(id),
});
export type RefundInput = z.infer<typeof refundInput>;

export const writeOffInput = z.strictObject({ reason: text(NOTE_MAX) });

/** The payment that was made. */
const madePayment = shape('MadePayment', { id: z.string() });
export type MadePayment = Answer<typeof madePayment>;

/** Null, or the request that waits for somebody else to agree: then nothing has been done yet. */
const approvalId = z.nullable(z.string());

const refundedMoney = shape('RefundedMoney', { id: z.nullable(z.string()), approvalId });
export type RefundedMoney = Answer<typeof refundedMoney>;

const writtenOff = shape('WrittenOff', { approvalId });
export type WrittenOff = Answer<typeof writtenOff>;

export const adminPaymentCalls = declareCalls({
  'GET /api/admin/accounts/{id}': {
    says: 'What a company was billed, has paid and owes',
    rights: staff('invoices.read'),
    answer: adminAccount,
  },
  'GET /api/admin/accounts/{id}/entries.csv': {
    says: 'All of it as a file',
    rights: staff('invoices.read'),
    answer: { file: 'text/csv' },
  },
  'POST /api/admin/payments': {
    says: 'Record money that has come in',
    rights: staff('money.write'),
    body: recordPaymentInput,
    answer: madePayment,
    status: 201,
    takes: 'requiredKey',
  },
  'POST /api/admin/payments/{id}/allocate': {
    says: 'Pay invoices with unused money, or with a credit note that waits',
    rights: staff('money.write'),
    body: allocateInput,
    answer: madePayment,
    takes: 'requiredKey',
  },
  'POST /api/admin/payments/{id}/refund': {
    says: 'Record that unused money, or what a credit note is about, was sent back',
    rights: staff('money.write'),
    body: refundInput,
    answer: refundedMoney,
    status: 201,
    takes: 'requiredKey',
  },
  'POST /api/admin/payments/{id}/undo': {
    says: 'Take back all that was settled with a payment, which stays',
    rights: staff('money.write'),
  },
  'POST /api/admin/invoices/{id}/write-off': {
    says: 'Give up what is open of an invoice',
    rights: staff('money.write'),
    body: writeOffInput,
    answer: writtenOff,
  },
});
