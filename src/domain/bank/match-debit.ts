import type { MandateScheme } from '../payment/mandate.ts';
import { nextStepOf } from '../debit/return-code.ts';
import type { BankMovement } from './bank-file.ts';
import { findBatchNumbers, type FoundBatch } from './find-batch-numbers.ts';
import { findNumbers } from './find-numbers.ts';

/** A debit that has gone to the bank. */
export type KnownDebit = {
  readonly debitId: string;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly businessUnitId: string;
  readonly batchId: string;
  readonly batchNumber: string;
  readonly collectOn: string;
  readonly scheme: MandateScheme;
  readonly cents: number;
  readonly status: 'exported' | 'collected' | 'returned';
  /** An entry of the bank has shown that it was collected, or that it came back. */
  readonly isCollectionShown: boolean;
  readonly isReturnShown: boolean;
  /** It may be tried once more, if the code leaves room for it. */
  readonly mayCollectAgain: boolean;
};

export type DebitNews = {
  readonly kind: 'collected' | 'returned';
  readonly debits: readonly KnownDebit[];
  /** Why it came back. */
  readonly code: string | null;
  /** What the bank has kept for that. */
  readonly feeCents: number;
  /** Whose it is, if it is one company's. */
  readonly businessUnitId: string | null;
  readonly ground: 'debit' | 'batch';
  /** A sum alone may be chance, and a debit that can be tried again is for somebody to decide on. */
  readonly isSure: boolean;
};

type Entry = Pick<BankMovement, 'cents' | 'text' | 'endToEndId' | 'returnCode' | 'batchReference' | 'chargesCents'> & {
  readonly bookedOn: string;
};

/** No bank takes more for a return. */
const MOST_FEE_CENTS = 5000;
/** Not told by the bank. */
const NO_CODE = 'MS03';
const CODE = /^[A-Z]{2}[A-Z0-9]{2}$/;

/**
 * What an entry says about debits of ours: that one or a whole batch was collected, or that one came back. Undefined if it
 * says nothing that is certain enough to be shown.
 */
export const matchDebit = (entry: Entry, debits: readonly KnownDebit[]): DebitNews | undefined =>
  entry.cents > 0 ? (findCollected(entry, debits) ?? findBatch(entry, debits)) : findReturned(entry, debits);

/** Money is collected from each debit once, whichever file tells of it. */
const isAwaited = ({ status, isCollectionShown }: KnownDebit): boolean => status === 'exported' || !isCollectionShown;
/** What a person has said to have come back is still to be shown by the bank. */
const canComeBack = ({ status, isReturnShown }: KnownDebit): boolean =>
  status === 'collected' || (status === 'returned' && !isReturnShown);

function findCollected({ endToEndId, cents }: Entry, debits: readonly KnownDebit[]): DebitNews | undefined {
  const named = findNumbers(endToEndId ?? '').documents;
  const debit = debits.find(
    (known) => named.includes(known.invoiceNumber) && isAwaited(known) && known.cents === cents,
  );
  return debit && toNews('collected', [debit], 'debit');
}

/** A bank books a batch in one sum, or each part of its file in one, less what it has rejected. */
function findBatch(entry: Entry, debits: readonly KnownDebit[]): DebitNews | undefined {
  const { cents, bookedOn, batchReference, text, endToEndId } = entry;
  const said = [batchReference, endToEndId, text].join(' ');
  const named = findBatchNumbers(said);
  const groups = groupsOf(debits.filter((debit) => isAwaited(debit) && debit.collectOn <= bookedOn)).filter(
    (group) => sumOf(group.debits) === cents,
  );
  if (named.length > 0) {
    const [meant] = groups.filter((group) => named.some((batch) => isMeant(batch, group)));
    return meant && toNews('collected', meant.debits, 'batch');
  }
  const { documents, orders } = findNumbers(said);
  const [only] = groups;
  if (only === undefined || groups.length > 1 || documents.length + orders.length > 0) return undefined;
  return { ...toNews('collected', only.debits, 'batch'), isSure: false };
}

type Group = FoundBatch & { readonly debits: readonly KnownDebit[] };

/** Each batch as a whole, and each part of it where there is more than one. */
function groupsOf(debits: readonly KnownDebit[]): readonly Group[] {
  const batches = Map.groupBy(debits, ({ batchNumber }) => batchNumber);
  return [...batches].flatMap(([number, all]) => {
    const parts = [...Map.groupBy(all, ({ scheme }) => scheme)];
    const whole = { number, scheme: null, debits: all };
    return [whole, ...(parts.length > 1 ? parts.map(([scheme, part]) => ({ number, scheme, debits: part })) : [])];
  });
}

/** A part that is the only one is the whole. */
const isMeant = (named: FoundBatch, { number, scheme, debits }: Group): boolean =>
  named.number === number &&
  (named.scheme === null || named.scheme === scheme || debits.every((debit) => debit.scheme === named.scheme));

/** Money that goes out is a return if it names a debit of ours as the file did, or if the bank says so. */
function findReturned(entry: Entry, debits: readonly KnownDebit[]): DebitNews | undefined {
  const { cents, endToEndId, text, returnCode, chargesCents } = entry;
  const named = findNumbers(returnCode === null ? (endToEndId ?? '') : `${endToEndId ?? ''} ${text}`).documents;
  const [debit, ...others] = debits.filter((known) => canComeBack(known) && named.includes(known.invoiceNumber));
  if (debit === undefined || others.length > 0) return undefined;
  const feeCents = -cents - debit.cents;
  const isFee = feeCents === 0 || feeCents === chargesCents || (feeCents > 0 && feeCents <= MOST_FEE_CENTS);
  if (feeCents < 0 || !isFee) return undefined;
  const code = returnCode !== null && CODE.test(returnCode) ? returnCode : NO_CODE;
  // Somebody has to agree to another try before the customer is asked to pay.
  const isAsked = debit.status === 'collected' && debit.mayCollectAgain && nextStepOf(code) === 'tryAgain';
  return { ...toNews('returned', [debit], 'debit'), code, feeCents, isSure: !isAsked };
}

function toNews(kind: DebitNews['kind'], debits: readonly KnownDebit[], ground: DebitNews['ground']): DebitNews {
  const units = new Set(debits.map(({ businessUnitId }) => businessUnitId));
  const [businessUnitId = null] = units.size === 1 ? units : [];
  return { kind, debits, code: null, feeCents: 0, businessUnitId, ground, isSure: true };
}

const sumOf = (debits: readonly KnownDebit[]): number => debits.reduce((sum, { cents }) => sum + cents, 0);
