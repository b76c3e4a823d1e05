import * as z from 'zod/mini';
import { INVOICE_FORMATS, INVOICE_KINDS } from '#domain/invoice/invoice-document.ts';
import { MANDATE_SCHEMES } from '#domain/payment/mandate.ts';
import { SETTLEMENT_KINDS } from '#domain/invoice/settlement-kind.ts';
import { SHOWN_STATUSES } from '#domain/invoice/shown-status.ts';
import { declareCalls } from './call.ts';
import { invoiceDunning } from './dunning.ts';
import { id, locale } from './field.ts';
import { listFields } from './list-query.ts';
import { many } from './query.ts';
import { amend, forRoles, staff, withStaff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';
import { invoiceDispute, disputeInput, disputeDecisionInput } from './invoice-dispute.ts';

/** An invoice, a credit note or a claim in a list. Days are `YYYY-MM-DD`, amounts never negative. */
export const invoiceSummary = shape('InvoiceSummary', {
  id: z.string(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  orderId: z.string(),
  orderNumber: z.string(),
  issuedOn: z.string(),
  /** Null for a credit note. */
  dueOn: z.nullable(z.string()),
  /** When it is collected, as far as that is planned; null where nothing is debited for it. */
  collectOn: z.nullable(z.string()),
  /** The service that is billed, from its first to its last day. */
  periodFrom: z.string(),
  periodTo: z.string(),
  poNumber: z.nullable(z.string()),
  costCentre: z.nullable(z.string()),
  netCents: z.int(),
  taxCents: z.int(),
  grossCents: z.int(),
  /** What is still to be paid, or of a credit note what has not been used yet. */
  openCents: z.int(),
  status: z.enum(SHOWN_STATUSES),
  /** Its day has passed and something is open, also while it is disputed. */
  isOverdue: z.boolean(),
  correctsNumber: z.nullable(z.string()),
  /** What it is about. */
  trailers: z.array(z.strictObject({ number: z.string(), plate: z.string() })),
});
export type InvoiceSummary = Answer<typeof invoiceSummary>;

const counted = z.strictObject({ cents: z.int(), count: z.int() });

/** Of all invoices and claims of the unit, whatever is listed; with tax. */
export const invoiceSums = shape('InvoiceSums', {
  open: counted,
  overdue: counted,
  /** What is collected by direct debit next, all of that day; null where nothing is planned. */
  nextDebit: z.nullable(
    z.extend(counted, {
      on: z.string(),
      /** Null where several accounts are debited. */
      ibanMasked: z.nullable(z.string()),
      mandateReference: z.nullable(z.string()),
    }),
  ),
  /** Paid of what was issued this year. */
  paidThisYear: z.extend(counted, { year: z.int() }),
});
export type InvoiceSums = Answer<typeof invoiceSums>;

export const invoicePage = shape('InvoicePage', {
  items: z.array(invoiceSummary),
  nextCursor: z.nullable(z.string()),
  sums: invoiceSums,
});
export type InvoicePage = Answer<typeof invoicePage>;

const address = z.strictObject({
  street: z.string(),
  addressLine2: z.nullable(z.string()),
  postalCode: z.string(),
  city: z.string(),
  region: z.nullable(z.string()),
  country: z.string(),
});

const invoiceTax = z.strictObject({ country: z.string(), case: z.string(), basisPoints: z.int() });

const invoiceTrace = z.strictObject({
  basis: z.union([
    z.strictObject({ kind: z.enum(['whole', 'once', 'charge']) }),
    z.strictObject({ kind: z.literal('share'), days: z.int(), ofDays: z.int(), wholeCents: z.int() }),
    z.strictObject({ kind: z.literal('limit'), days: z.int() }),
  ]),
  longer: z.nullable(z.strictObject({ days: z.int(), paidDays: z.int(), dayRateCents: z.int() })),
  /** What a person has credited of it, if anybody has; the target is after it. */
  byHandCents: z.optional(z.int()),
  targetCents: z.int(),
  beforeCents: z.int(),
});

export const invoiceLine = shape('InvoiceLine', {
  no: z.int(),
  booking: z.strictObject({ id: z.string(), number: z.string(), depot: z.string() }),
  trailer: z.strictObject({ type: z.string(), subType: z.string(), number: z.string(), plate: z.string() }),
  /** Trailer, plate and what of it is billed, in the language asked for. */
  name: z.string(),
  item: z.union([
    z.strictObject({ kind: z.literal('rent') }),
    z.strictObject({
      kind: z.literal('service'),
      key: z.string(),
      names: z.record(z.string(), z.strictObject({ name: z.string() })),
    }),
    z.strictObject({ kind: z.literal('charge'), charge: z.string(), note: z.nullable(z.string()) }),
  ]),
  /** Whether the days were added by an extension. */
  isExtension: z.boolean(),
  periodFrom: z.string(),
  periodTo: z.string(),
  days: z.int(),
  quantity: z.int(),
  unit: z.enum(['DAY', 'C62']),
  unitPriceCents: z.int(),
  netCents: z.int(),
  tax: invoiceTax,
  /** Why it is this amount, in a sentence. */
  why: z.string(),
  /** The same in figures; null where nothing is charged for it any more. */
  trace: z.nullable(invoiceTrace),
  /** On a credit note: which line it takes back. */
  credits: z.nullable(z.strictObject({ number: z.string(), lineNo: z.int() })),
});

/** How it is or was paid. */
export const invoicePayment = shape(
  'InvoicePayment',
  z.union([
    z.strictObject({
      by: z.literal('transfer'),
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      /** The text of an EPC QR code about what is open; none where nothing is. */
      epcCode: z.nullable(z.string()),
    }),
    z.strictObject({
      by: z.literal('debit'),
      collectOn: z.string(),
      ibanMasked: z.string(),
      scheme: z.enum(MANDATE_SCHEMES),
      mandateReference: z.string(),
      signedOn: z.string(),
      creditorId: z.string(),
    }),
    z.strictObject({ by: z.literal('advance'), receivedOn: z.string() }),
    z.strictObject({ by: z.literal('credit') }),
  ]),
);
export type InvoicePaymentView = Answer<typeof invoicePayment>;

/** What the rules are about that a document is checked by. */
export const CHECK_SUBJECTS = ['document', 'parties', 'lines', 'sums', 'taxes', 'payment'] as const;

const reference = z.strictObject({ id: z.string(), number: z.string() });

/** A document with all that stands on it and all that became of it. */
export const invoiceDetail = shape(
  'InvoiceDetail',
  z.extend(invoiceSummary, {
    /** The language of its paper. */
    locale,
    seller: z.strictObject({ name: z.string(), vatId: z.string(), taxNumber: z.string(), address }),
    buyer: z.strictObject({
      number: z.nullable(z.string()),
      name: z.string(),
      vatId: z.nullable(z.string()),
      email: z.string(),
      address,
    }),
    lines: z.array(invoiceLine),
    taxes: z.array(z.extend(invoiceTax, { baseCents: z.int(), taxCents: z.int(), exemption: z.nullable(z.string()) })),
    /** Why it corrects another, as the operator says it. */
    reason: z.nullable(z.string()),
    payment: invoicePayment,
    corrects: z.nullable(reference),
    creditNotes: z.array(z.extend(reference, { issuedOn: z.string(), grossCents: z.int() })),
    /** What it was settled with, or a credit note used for; below zero if the bank has taken it back. */
    settlements: z.array(
      z.strictObject({
        kind: z.enum(SETTLEMENT_KINDS),
        on: z.string(),
        cents: z.int(),
        document: z.nullable(reference),
      }),
    ),
    files: z.strictObject({
      /** Null while the paper is being made, and for one that is made whenever it is asked for. */
      pdfBytes: z.nullable(z.int()),
      hasPaper: z.boolean(),
      format: z.enum(INVOICE_FORMATS),
    }),
    /** The rules that were checked before it was issued, by what they are about. */
    checks: z.array(z.strictObject({ about: z.enum(CHECK_SUBJECTS), rules: z.array(z.string()) })),
    /** What a platform wants of it beside the mail; null where none does. The shop itself sends nothing to a platform. */
    channel: z.nullable(
      z.strictObject({
        kind: z.enum(['export', 'clearance']),
        /** Null while it waits for one. */
        clearanceNumber: z.nullable(z.string()),
        clearedAt: z.nullable(z.string()),
      }),
    ),
    /** The newest one. */
    dispute: z.nullable(invoiceDispute),
    /** Letters about it, and what they claim beside it; null as long as there was none. */
    dunning: z.nullable(invoiceDunning),
    /** What this user may do now. */
    actions: z.array(z.enum(['dispute'])),
  }),
);
export type InvoiceDetail = Answer<typeof invoiceDetail>;

export const INVOICE_TABS = ['all', 'open', 'overdue', 'paid'] as const;
export type InvoiceTab = (typeof INVOICE_TABS)[number];

export const invoiceQuery = z.strictObject({
  /** `q` finds numbers, PO numbers, plates and amounts with tax. */
  ...listFields,
  costCentre: z.optional(z.string().check(z.trim(), z.maxLength(100, 'too-long'))),
  /** Some of them alone. */
  id: z.optional(many(id)),
  /** What is open comes by its due day, anything else newest first. */
  status: z.optional(z.enum(INVOICE_TABS, 'unknown')),
});
export type InvoiceQuery = z.infer<typeof invoiceQuery>;

/** So many documents are fetched as one file at most. */
export const MOST_CHOSEN_INVOICES = 50;
export const invoiceFilesQuery = z.strictObject({ id: many(id) });

/** Whoever looks after the money of the unit. */
const BOOKKEEPERS = forRoles(['admin', 'accountant']);
const OF_ONE = forRoles(['admin', 'accountant'], 'hidden');
/** Papers and originals are the operator's as well. */
const FILE_READERS = withStaff(OF_ONE, 'invoices.read');

export const invoiceCalls = declareCalls({
  'GET /api/invoices': {
    says: 'The invoices, credit notes and claims of the unit',
    rights: BOOKKEEPERS,
    query: invoiceQuery,
    answer: invoicePage,
  },
  'GET /api/invoices.csv': {
    says: 'The same as a file',
    rights: BOOKKEEPERS,
    query: invoiceQuery,
    answer: { file: 'text/csv' },
  },
  /** 404 if one of them is not the unit's. A paper that is still being made is left out. */
  'GET /api/invoices.zip': {
    says: 'Papers and originals of some of them',
    rights: OF_ONE,
    query: invoiceFilesQuery,
    answer: { file: 'application/zip' },
  },
  'GET /api/invoices/{id}': { says: 'One of them', rights: OF_ONE, answer: invoiceDetail },
  /** 409 while the paper is being made. */
  'GET /api/invoices/{id}/pdf': { says: 'Its paper', rights: FILE_READERS, answer: { file: 'application/pdf' } },
  'GET /api/invoices/{id}/xml': { says: 'Its original', rights: FILE_READERS, answer: { file: 'application/xml' } },
  'POST /api/invoices/{id}/dispute': {
    says: 'Say that it is not right: until it is answered, nobody asks for the money',
    rights: amend(OF_ONE, { impersonator: 'forbidden' }),
    body: disputeInput,
    answer: invoiceDetail,
  },
  'POST /api/admin/invoices/{id}/dispute-decision': {
    says: 'Answer a dispute',
    rights: staff('money.write'),
    body: disputeDecisionInput,
    answer: invoiceDispute,
  },
});
