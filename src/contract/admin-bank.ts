import * as z from 'zod/mini';
import { BANK_FILE_KINDS } from '#domain/bank/bank-file.ts';
import { MATCH_GROUNDS, PROPOSAL_REASONS, UNKNOWN_REASONS } from '#domain/bank/match-entry.ts';
import { BYTES, declareCalls } from './call.ts';
import { hundredths, id } from './field.ts';
import { listFields, sortOf } from './list-query.ts';
import { money } from './money.ts';
import { staff } from './rights-row.ts';
import { type Answer, pageOf, shape, wholeListOf } from './shape.ts';

/** `new`: nobody knows what for; `proposed`: a person has to agree; `matched`: booked; `ignored`: put aside. */
export const BANK_ENTRY_STATUSES = ['new', 'proposed', 'matched', 'ignored'] as const;
export type BankEntryStatus = (typeof BANK_ENTRY_STATUSES)[number];

export const bankEntryQuery = z.strictObject({
  ...listFields,
  status: z.optional(z.enum(BANK_ENTRY_STATUSES, 'unknown')),
  sort: sortOf(['bookedOn']),
});
export type BankEntryQuery = z.infer<typeof bankEntryQuery>;

const MOST_SHARES = 50;
const MOST_CENTS = 999_999_999_999_999;

export const bankMatchInput = z.strictObject({
  businessUnitId: id,
  /** An order that waits for the money in advance, in place of shares. */
  orderId: z.optional(id),
  /** What is not shared out stays the credit of the company. */
  shares: z
    .array(
      z.strictObject({
        invoiceId: id,
        cents: hundredths(1, MOST_CENTS),
      }),
    )
    .check(
      z.maxLength(MOST_SHARES, 'too-many'),
      z.refine((shares) => new Set(shares.map(({ invoiceId }) => invoiceId)).size === shares.length, 'custom'),
    ),
});
export type BankMatchInput = z.infer<typeof bankMatchInput>;

export const bankDebitsInput = z.strictObject({
  /** Of a debit that came back: the operator agrees to one more try. */
  collectAgain: z.optional(z.boolean()),
});
export type BankDebitsInput = z.infer<typeof bankDebitsInput>;

const company = z.strictObject({ id: z.string(), name: z.string() });

export const openDocument = shape('OpenDocument', {
  invoiceId: z.string(),
  number: z.string(),
  orderNumber: z.string(),
  dueOn: z.nullable(z.string()),
  open: money,
});
export type OpenDocument = Answer<typeof openDocument>;

const bankShare = shape('BankShare', z.extend(openDocument, { amount: money }));

export const bankEntry = shape('BankEntry', {
  id: z.string(),
  version: z.int(),
  status: z.enum(BANK_ENTRY_STATUSES),
  bookedOn: z.string(),
  /** Below zero if the money left us. */
  amount: money,
  name: z.nullable(z.string()),
  ibanMasked: z.nullable(z.string()),
  text: z.string(),
  endToEndId: z.nullable(z.string()),
  returnCode: z.nullable(z.string()),
  /** Whose money it is, or probably is. */
  company: z.nullable(company),
  /** The order that has waited for it in advance. */
  order: z.nullable(z.strictObject({ id: z.string(), number: z.string() })),
  /** What it says about debits of ours. */
  debits: z.nullable(
    z.strictObject({
      kind: z.enum(['collected', 'returned']),
      count: z.int(),
      batch: z.strictObject({ id: z.string(), number: z.string() }),
      /** The first of them. */
      invoices: z.array(z.string()),
      /** What the bank has charged for a return. */
      fee: money,
      /** Why it came back. */
      code: z.nullable(z.string()),
    }),
  ),
  /** What it pays, or would pay if the proposal is accepted. */
  shares: z.array(bankShare),
  /** What stays, or would stay, the credit of the company. */
  rest: money,
  /** What the match or the proposal rests on; nothing if a person has decided. */
  grounds: z.array(z.enum(MATCH_GROUNDS)),
  /** Why a person has to look at it, of what is proposed now. */
  reason: z.nullable(z.enum(PROPOSAL_REASONS)),
  /** Why nothing is proposed. */
  unknown: z.nullable(z.enum(UNKNOWN_REASONS)),
});
export type BankEntry = Answer<typeof bankEntry>;

export const bankImport = shape('BankImport', {
  kind: z.enum(BANK_FILE_KINDS),
  /** Entries that were not there before, and those that were. */
  added: z.int(),
  known: z.int(),
  /** Of all that was open: booked by this import, and left to people. */
  matched: z.int(),
  proposed: z.int(),
  unknown: z.int(),
  /** Statements in the file that are of other accounts. */
  otherAccounts: z.int(),
});
export type BankImport = Answer<typeof bankImport>;

export const bankPayerQuery = z.strictObject({ q: listFields.q, businessUnit: z.optional(id) }).check(
  z.refine(({ q, businessUnit }) => (q ?? '') !== '' || businessUnit !== undefined, {
    path: ['q'],
    message: 'required',
  }),
);
export type BankPayerQuery = z.infer<typeof bankPayerQuery>;

/** A company that may have paid or been paid, with all that it has open and to get. */
export const bankPayer = shape('BankPayer', {
  company,
  documents: z.array(openDocument),
  /** What can be sent back: credit notes that wait, and unused money. */
  credits: z.array(z.strictObject({ id: z.string(), number: z.nullable(z.string()), on: z.string(), left: money })),
});
export type BankPayer = Answer<typeof bankPayer>;

export const adminBankCalls = declareCalls({
  'POST /api/admin/bank-statements': {
    says: 'Import a file of the bank, camt.053 or camt.054. Twice adds nothing',
    rights: staff('money.write'),
    body: BYTES,
    answer: bankImport,
  },
  'GET /api/admin/bank-entries': {
    says: 'What the bank has told, with what is proposed for it',
    rights: staff('money.read'),
    query: bankEntryQuery,
    answer: pageOf(bankEntry),
  },
  'GET /api/admin/bank-entries.csv': {
    says: 'The same as a file',
    rights: staff('money.read'),
    query: bankEntryQuery,
    answer: { file: 'text/csv' },
  },
  'GET /api/admin/bank-payers': {
    says: 'Companies by name or by the number of an invoice, with what they have open',
    rights: staff('money.read'),
    query: bankPayerQuery,
    answer: wholeListOf(bankPayer),
  },
  'POST /api/admin/bank-entries/{id}/match': {
    says: 'Book an entry for a company, and pay its invoices with it',
    rights: staff('money.write'),
    body: bankMatchInput,
    answer: bankEntry,
    takes: 'version',
  },
  'POST /api/admin/bank-entries/{id}/debits': {
    says: 'Book what an entry says about debits: collected, or come back',
    rights: staff('money.write'),
    body: bankDebitsInput,
    answer: bankEntry,
    takes: 'version',
  },
  'POST /api/admin/bank-entries/{id}/ignore': {
    says: 'Put an entry aside that is no payment of a customer',
    rights: staff('money.write'),
    answer: bankEntry,
    takes: 'version',
  },
  'POST /api/admin/bank-entries/{id}/undo': {
    says: 'Take back what was booked for an entry, or fetch it back from aside',
    rights: staff('money.write'),
    answer: bankEntry,
    takes: 'version',
  },
});
