import * as z from 'zod/mini';
import { declareCalls } from './call.ts';
import { LEDGER_KINDS } from './admin-payment.ts';
import { money } from './money.ts';
import { day, wholePeriod } from './query.ts';
import { forRoles, staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

const statementRow = shape('StatementRow', {
  id: z.string(),
  kind: z.enum(LEDGER_KINDS),
  /** `YYYY-MM-DD`: when it was issued or booked. */
  on: z.string(),
  /** Of a document; money has none. */
  number: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  dueOn: z.nullable(z.string()),
  /** What it adds to what the company owes: above zero what was billed or sent back, below what was paid or credited. */
  amount: money,
  /** What the company owed after it; below zero what it had to get. */
  balance: money,
});
export type StatementRowView = Answer<typeof statementRow>;

/** All with tax. What is open less what is unused is the closing balance. */
export const accountStatement = shape('Statement', {
  company: z.strictObject({ name: z.string(), debtorNumber: z.nullable(z.string()) }),
  from: z.string(),
  to: z.string(),
  opening: money,
  /** Oldest first. */
  rows: z.array(statementRow),
  closing: money,
  open: money,
  /** What waited at the end to be used or sent back. */
  unused: money,
  /** What was open at the end, by how many days it was late. */
  ageing: z.strictObject({ notDue: money, to30: money, to60: money, to90: money, over90: money }),
});
export type AccountStatement = Answer<typeof accountStatement>;

/** Both days included; without them the month so far. */
export const statementQuery = z.strictObject({ from: z.optional(day), to: z.optional(day) }).check(...wholePeriod());
export type StatementQuery = z.infer<typeof statementQuery>;

const BOOKKEEPERS = forRoles(['admin', 'accountant']);
const CSV = { file: 'text/csv' };
const PDF = { file: 'application/pdf' };

export const statementCalls = declareCalls({
  'GET /api/statement': {
    says: 'What the unit was billed, has paid and owed from one day to another',
    rights: BOOKKEEPERS,
    query: statementQuery,
    answer: accountStatement,
  },
  'GET /api/statement.csv': { says: 'Its rows as a file', rights: BOOKKEEPERS, query: statementQuery, answer: CSV },
  'GET /api/statement.pdf': { says: 'The same on paper', rights: BOOKKEEPERS, query: statementQuery, answer: PDF },
  'GET /api/admin/accounts/{id}/statement': {
    says: 'What a company was billed, has paid and owed from one day to another',
    rights: staff('invoices.read'),
    query: statementQuery,
    answer: accountStatement,
  },
  'GET /api/admin/accounts/{id}/statement.csv': {
    says: 'Its rows as a file',
    rights: staff('invoices.read'),
    query: statementQuery,
    answer: CSV,
  },
  'GET /api/admin/accounts/{id}/statement.pdf': {
    says: 'The same on paper',
    rights: staff('invoices.read'),
    query: statementQuery,
    answer: PDF,
  },
});
