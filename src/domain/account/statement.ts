import type { InvoiceKind } from '../invoice/invoice-document.ts';
import type { PaymentKind } from '../payment/payment-kind.ts';
import { type Ageing, ageOf } from './ageing.ts';

export type StatedDocument = {
  readonly id: string;
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly orderNumber: string;
  /** `YYYY-MM-DD`: when it was issued. */
  readonly on: string;
  readonly at: Date;
  readonly dueOn: string | null;
  readonly grossCents: number;
};

export type StatedPayment = {
  readonly id: string;
  readonly kind: PaymentKind;
  readonly orderNumber: string | null;
  /** `YYYY-MM-DD`: when it was booked. */
  readonly on: string;
  readonly at: Date;
  /** Below zero if the money left us. */
  readonly cents: number;
};

/** What is settled and was not taken back: a document by money or a credit note, a credit note by money sent back. */
export type StatedSettlement = {
  readonly documentId: string;
  readonly paymentId: string | null;
  readonly creditNoteId: string | null;
  readonly cents: number;
};

/** What was claimed beside an invoice and paid with money of the company. */
export type StatedClaim = {
  readonly id: string;
  readonly orderNumber: string;
  /** `YYYY-MM-DD`: when it was paid. */
  readonly on: string;
  readonly at: Date;
  readonly paymentId: string;
  readonly cents: number;
};

/** All that a company was billed, and all of its money. */
export type AccountHistory = {
  readonly documents: readonly StatedDocument[];
  readonly payments: readonly StatedPayment[];
  readonly settlements: readonly StatedSettlement[];
  readonly claims: readonly StatedClaim[];
};

export type StatementRow = {
  readonly id: string;
  readonly kind: InvoiceKind | PaymentKind | 'dunningClaim';
  readonly on: string;
  readonly number: string | null;
  readonly orderNumber: string | null;
  readonly dueOn: string | null;
  /** What it adds to what the company owes; below zero what it takes off. */
  readonly cents: number;
  /** What the company owed after it; below zero what it had to get. */
  readonly balanceCents: number;
};

export type Statement = {
  readonly openingCents: number;
  readonly rows: readonly StatementRow[];
  readonly closingCents: number;
  /** Of what was open in the end, by how late it was by then. */
  readonly ageing: Ageing;
  /** What waited in the end to be used or sent back. What is open less this is what was owed. */
  readonly unusedCents: number;
};

type Range = { readonly from: string; readonly to: string };
type Entry = Omit<StatementRow, 'balanceCents'> & { readonly at: Date };

/**
 * An account from one day to another, both included. A settlement counts from the day on which both its sides are there,
 * whenever somebody has put them together; what was taken back never was.
 */
export function statementOf(history: AccountHistory, { from, to }: Range): Statement {
  const entries = toEntries(history).filter(({ on }) => on <= to);
  const before = entries.filter(({ on }) => on < from);
  const openingCents = sumOf(before);
  let balanceCents = openingCents;
  const rows = entries.slice(before.length).map(({ id, kind, on, number, orderNumber, dueOn, cents }) => {
    balanceCents += cents;
    return { id, kind, on, number, orderNumber, dueOn, cents, balanceCents };
  });
  return { openingCents, rows, closingCents: balanceCents, ...standingOn(history, to) };
}

const sumOf = (amounts: readonly { readonly cents: number }[]): number =>
  amounts.reduce((sum, { cents }) => sum + cents, 0);

/** In the order in which they happened. */
const toEntries = (history: AccountHistory): readonly Entry[] =>
  [
    ...history.documents.map(toDocumentEntry),
    ...toPaymentEntries(history),
    ...history.claims.map(toClaimEntry),
  ].toSorted((a, b) => compare(a.on, b.on) || a.at.getTime() - b.at.getTime() || compare(a.id, b.id));

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

const toDocumentEntry = ({ grossCents, ...document }: StatedDocument): Entry => ({
  ...document,
  cents: document.kind === 'creditNote' ? -grossCents : grossCents,
});

/** Owed from when it was paid on: until then it may be waived. */
const toClaimEntry = ({ id, orderNumber, on, at, cents }: StatedClaim): Entry => ({
  id,
  kind: 'dunningClaim',
  number: null,
  orderNumber,
  dueOn: null,
  on,
  at,
  cents,
});

/** Money counts whole. What was written off counts as far as it still is. */
function toPaymentEntries({ payments, settlements }: AccountHistory): readonly Entry[] {
  const given = Map.groupBy(settlements, ({ paymentId }) => paymentId);
  return payments
    .map(({ cents, ...payment }) => ({
      ...payment,
      number: null,
      dueOn: null,
      cents: payment.kind === 'writeOff' ? 0 - sumOf(given.get(payment.id) ?? []) : -cents,
    }))
    .filter(({ cents }) => cents !== 0);
}

/** What was open and what was unused at the end of a day. */
function standingOn(history: AccountHistory, day: string): Pick<Statement, 'ageing' | 'unusedCents'> {
  const documents = new Map(history.documents.map((document) => [document.id, document]));
  const payments = new Map(history.payments.map((payment) => [payment.id, payment]));
  const isThere = (row: { readonly on: string } | undefined): boolean => row !== undefined && row.on <= day;
  const settled = new Map<string, number>();
  const settle = (id: string, cents: number) => settled.set(id, (settled.get(id) ?? 0) + cents);
  for (const { documentId, paymentId, creditNoteId, cents } of history.settlements) {
    const source = paymentId === null ? documents.get(creditNoteId ?? '') : payments.get(paymentId);
    if (!isThere(source) || !isThere(documents.get(documentId))) continue;
    settle(documentId, cents);
    settle(paymentId ?? creditNoteId ?? '', cents);
  }
  for (const { paymentId, cents } of history.claims.filter(isThere)) settle(paymentId, cents);
  const open = history.documents
    .filter(isThere)
    .map(({ id, kind, dueOn, grossCents }) => ({ kind, dueOn, openCents: grossCents - (settled.get(id) ?? 0) }));
  const money = toPaymentEntries(history)
    .filter(isThere)
    .map(({ id, cents }) => ({ cents: -cents - Math.sign(-cents) * (settled.get(id) ?? 0) }));
  const credits = open.filter(({ kind }) => kind === 'creditNote').map(({ openCents: cents }) => ({ cents }));
  return { ageing: ageOf(open, day), unusedCents: sumOf(money) + sumOf(credits) };
}
