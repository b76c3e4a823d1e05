import type { InvoiceKind } from '../invoice/invoice-document.ts';
import type { BankMovement } from './bank-file.ts';
import { findNumbers } from './find-numbers.ts';
import { type DebitNews, type KnownDebit, matchDebit } from './match-debit.ts';

/** A document of which something may be open. */
export type KnownDocument = {
  readonly invoiceId: string;
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly orderNumber: string;
  readonly businessUnitId: string;
  readonly openCents: number;
  readonly dueOn: string | null;
  /** It is at the bank to be collected. */
  readonly isCollecting: boolean;
  /** A debit of it has gone to the bank, now or before. */
  readonly wasCollected: boolean;
};

export type KnownOrder = {
  readonly orderId: string;
  readonly number: string;
  readonly businessUnitId: string;
  /** What it waits for in advance; nothing if it is paid by its invoices. */
  readonly awaitedCents: number;
};

export type Knowledge = {
  /** Those whose numbers are named, those of the orders that are named, and what else the payers have open. */
  readonly documents: readonly KnownDocument[];
  readonly orders: readonly KnownOrder[];
  /** The companies that the account on the other side is known to belong to. */
  readonly payers: readonly string[];
  /** Those that the bank may be telling of. */
  readonly debits: readonly KnownDebit[];
};

export type Share = { readonly invoiceId: string; readonly cents: number };

/** What a match rests on. */
export const MATCH_GROUNDS = ['number', 'order', 'amount', 'part', 'account', 'debit', 'batch'] as const;
export type MatchGround = (typeof MATCH_GROUNDS)[number];

/** Why a person has to look at it. */
export const PROPOSAL_REASONS = [
  'accountDiffers',
  'accountAndAmount',
  'moreThanOpen',
  'lessThanOpen',
  'nothingOpen',
  'numberUnknown',
  'batchSum',
  'collectAgain',
] as const;
export type ProposalReason = (typeof PROPOSAL_REASONS)[number];

/** Why there is nothing to propose. */
export const UNKNOWN_REASONS = [
  'nothingFound',
  'numberUnknown',
  'severalCompanies',
  'companyOnly',
  'debit',
  'outgoing',
  'returned',
] as const;
export type UnknownReason = (typeof UNKNOWN_REASONS)[number];

type Use = {
  readonly businessUnitId: string;
  /** What is left of the amount becomes the credit of the company. */
  readonly shares: readonly Share[];
  /** The order that waits for it in advance, in place of shares. */
  readonly orderId: string | null;
  readonly grounds: readonly MatchGround[];
};
export type Verdict =
  | ({ readonly result: 'sure' } & Use)
  | ({ readonly result: 'proposed'; readonly reason: ProposalReason } & Use)
  | ({ readonly result: 'debit' } & DebitNews)
  | { readonly result: 'new'; readonly reason: UnknownReason; readonly businessUnitId: string | null };

type Entry = Omit<BankMovement, 'name' | 'iban'> & { readonly bookedOn: string };

/** So much may be missing, or be too much, without anybody being asked. */
const SMALL_CENTS = 2;

/** Where a movement belongs: to debits of ours that it tells of, else by the numbers it names first, by its amount second, by its account third. */
export function matchEntry(entry: Entry, knowledge: Knowledge): Verdict {
  const news = matchDebit(entry, knowledge.debits);
  if (news !== undefined) return { result: 'debit', ...news };
  if (entry.cents < 0) return unknown(entry.returnCode === null ? 'outgoing' : 'returned');
  const debited = findDebited(entry, knowledge);
  if (debited !== undefined) return unknown('debit', debited.businessUnitId);
  const named = findNamed(entry, knowledge);
  const companies = [...new Set([...named.documents, ...named.orders].map(({ businessUnitId }) => businessUnitId))];
  const [company] = companies;
  if (company === undefined) return matchByAccount(entry, knowledge, named.isMissing);
  return companies.length > 1 ? unknown('severalCompanies') : matchByNumber(entry, { company, named, knowledge });
}

const unknown = (reason: UnknownReason, businessUnitId: string | null = null): Verdict => ({
  result: 'new',
  reason,
  businessUnitId,
});

/**
 * What a bank has collected names the invoice as our file does. It is money once its batch is booked; taken for a transfer
 * it would be there twice.
 */
function findDebited({ text, endToEndId }: Entry, { documents }: Knowledge): KnownDocument | undefined {
  const ofFile = findNumbers(endToEndId ?? '').documents;
  const named = findNumbers(text).documents;
  return documents.find(
    ({ number, isCollecting, wasCollected }) =>
      (wasCollected && ofFile.includes(number)) || (isCollecting && named.includes(number)),
  );
}

type Named = {
  readonly documents: readonly KnownDocument[];
  readonly orders: Knowledge['orders'];
  readonly byOrder: boolean;
  /** It names something that does not exist. */
  readonly isMissing: boolean;
};

function findNamed({ text, endToEndId }: Entry, { documents, orders }: Knowledge): Named {
  const numbers = findNumbers(`${endToEndId ?? ''} ${text}`);
  const byNumber = documents.filter(({ number }) => numbers.documents.includes(number));
  const ofOrders = documents.filter(
    ({ orderNumber, number }) => numbers.orders.includes(orderNumber) && !numbers.documents.includes(number),
  );
  const found = orders.filter(({ number }) => numbers.orders.includes(number));
  return {
    documents: [...byNumber, ...ofOrders],
    orders: found,
    byOrder: byNumber.length === 0,
    isMissing: byNumber.length < numbers.documents.length || found.length < numbers.orders.length,
  };
}

type ByNumber = { readonly company: string; readonly named: Named; readonly knowledge: Knowledge };

function matchByNumber({ cents }: Entry, { company, named, knowledge: { payers } }: ByNumber): Verdict {
  const open = inOrder(named.documents.filter(({ kind, openCents }) => kind !== 'creditNote' && openCents > 0));
  const awaiting = named.orders.filter(({ awaitedCents }) => awaitedCents > 0);
  const [advance] = open.length === 0 && awaiting.length === 1 ? awaiting : [];
  const { shares, fit } = advance ? { shares: [], fit: fitAdvance(cents, advance) } : shareOut(cents, open);
  const grounds: readonly MatchGround[] = [
    named.byOrder ? 'order' : 'number',
    ...(fit === 'amount' || fit === 'part' ? [fit] : []),
    ...(payers.includes(company) ? (['account'] as const) : []),
  ];
  const use: Use = { businessUnitId: company, shares, orderId: advance?.orderId ?? null, grounds };
  const propose = (reason: ProposalReason): Verdict => ({ result: 'proposed', reason, ...use });
  if (payers.length > 0 && !payers.includes(company)) return propose('accountDiffers');
  if (fit !== 'amount' && fit !== 'part') return propose(fit);
  // A part of one document may as well be the whole of the one that was misspelt.
  return fit === 'part' && named.isMissing ? propose('numberUnknown') : { result: 'sure', ...use };
}

/** Whoever pays a part pays what is due first. */
const inOrder = (documents: readonly KnownDocument[]): readonly KnownDocument[] =>
  documents.toSorted((a, b) => compare(a.dueOn ?? '', b.dueOn ?? '') || compare(a.number, b.number));
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

type Fit = 'amount' | 'part' | 'moreThanOpen' | 'lessThanOpen' | 'nothingOpen';

function shareOut(
  cents: number,
  open: readonly KnownDocument[],
): { readonly shares: readonly Share[]; readonly fit: Fit } {
  const missing = open.reduce((sum, { openCents }) => sum + openCents, 0) - cents;
  if (open.length === 0) return { shares: [], fit: 'nothingOpen' };
  if (missing < -SMALL_CENTS) return { shares: fill(cents, open), fit: 'moreThanOpen' };
  if (missing <= 0) return { shares: fill(cents, open), fit: 'amount' };
  // What is missing is missing of the largest, which is more than that.
  const largestLast = open.toSorted((a, b) => a.openCents - b.openCents);
  if (missing <= SMALL_CENTS) return { shares: fill(cents, largestLast), fit: 'amount' };
  if (open.length === 1) return { shares: fill(cents, open), fit: 'part' };
  const exact = open.filter(({ openCents }) => openCents === cents);
  return { shares: fill(cents, exact.length === 1 ? exact : open), fit: 'lessThanOpen' };
}

/** An order is confirmed by all of its money, to the cent. */
function fitAdvance(cents: number, { awaitedCents }: KnownOrder): Fit {
  if (cents < awaitedCents) return 'part';
  return cents - awaitedCents <= SMALL_CENTS ? 'amount' : 'moreThanOpen';
}

/** One after the other, as far as the money goes. */
function fill(cents: number, open: readonly KnownDocument[]): readonly Share[] {
  let left = cents;
  const shares: Share[] = [];
  for (const { invoiceId, openCents } of open) {
    const share = Math.min(left, openCents);
    if (share > 0) shares.push({ invoiceId, cents: share });
    left -= share;
  }
  return shares;
}

function matchByAccount({ cents }: Entry, { documents, payers }: Knowledge, isMissing: boolean): Verdict {
  const fitting = documents.filter(
    ({ kind, businessUnitId, openCents }) =>
      kind !== 'creditNote' && payers.includes(businessUnitId) && openCents === cents,
  );
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) {
    const { invoiceId, businessUnitId } = only;
    const shares = [{ invoiceId, cents }];
    const use = { businessUnitId, shares, orderId: null, grounds: ['amount', 'account'] } as const;
    return { result: 'proposed', reason: isMissing ? 'numberUnknown' : 'accountAndAmount', ...use };
  }
  const [payer] = payers;
  if (payer !== undefined && payers.length === 1) return unknown('companyOnly', payer);
  return unknown(isMissing ? 'numberUnknown' : 'nothingFound');
}
