import type { Database } from '#db/client.ts';
import type { EntryRow } from '#db/bank/bank-entry.queries.ts';
import {
  type DocumentRow,
  listDocumentsByNumber,
  listDocumentsByOrder,
  listMandatesLike,
  listOpenDocuments,
  listOrdersByNumber,
  listPayersOfAccounts,
} from '#db/bank/bank-knowledge.queries.ts';
import { listDebitsToShow } from '#db/bank/bank-entry-debit.queries.ts';
import { findBatchNumbers } from '#domain/bank/find-batch-numbers.ts';
import { findNumbers } from '#domain/bank/find-numbers.ts';
import { matchEntry, type Verdict } from '#domain/bank/match-entry.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { Settings } from '../deps.ts';
import { fingerprint, tryToUnseal } from '../secret/seal.ts';

export type Judge = {
  readonly judge: (entry: EntryRow) => Verdict;
  /** All that a verdict can name, by id. */
  readonly documents: ReadonlyMap<string, DocumentRow>;
  /** Their numbers, by id. */
  readonly orders: ReadonlyMap<string, string>;
};

type Keys = Pick<Settings, 'secretKey' | 'openingKeys'>;

/** Gathers what is known about some entries, at once for all of them, and judges them by it. */
export async function loadJudge(db: Database, keys: Keys, entries: readonly EntryRow[]): Promise<Judge> {
  const numbers = entries.map(numbersOf);
  const orderNumbers = numbers.flatMap(({ orders }) => orders);
  const payers = await loadPayers(db, keys, entries);
  const documents = new Map<string, DocumentRow>();
  for (const rows of [
    await listDocumentsByNumber(
      db,
      numbers.flatMap((named) => named.documents),
    ),
    await listDocumentsByOrder(db, orderNumbers),
    await listOpenDocuments(db, [...new Set([...payers.values()].flatMap((units) => [...units]))]),
  ]) {
    for (const row of rows) documents.set(row.invoiceId, row);
  }
  const orders = await listOrdersByNumber(db, orderNumbers);
  const debits = await loadDebits(db, entries);
  const all = [...documents.values()];
  return {
    documents,
    orders: new Map(orders.map(({ orderId, number }) => [orderId, number])),
    judge: (entry) => {
      const named = numbersOf(entry);
      const own = payers.get(entry.ibanHash?.toString('hex') ?? '') ?? new Set();
      const known = all.filter(
        ({ number, orderNumber, businessUnitId }) =>
          named.documents.includes(number) || named.orders.includes(orderNumber) || own.has(businessUnitId),
      );
      return matchEntry(entry, { documents: known, orders, payers: [...own], debits });
    },
  };
}

const numbersOf = ({ endToEndId, text }: EntryRow) => findNumbers(`${endToEndId ?? ''} ${text}`);

/** So many days after it was collected a batch that a person has booked is still looked for by its sum alone. */
const SHOWN_DAYS = 14;

/** What has gone to the bank and it may be telling of. */
async function loadDebits(db: Database, entries: readonly EntryRow[]) {
  const [first] = entries.map(({ bookedOn }) => bookedOn).toSorted();
  if (first === undefined) return [];
  const said = entries.map(({ batchReference, endToEndId, text }) => [batchReference, endToEndId, text].join(' '));
  return listDebitsToShow(db, {
    invoiceNumbers: said.flatMap((text) => findNumbers(text).documents),
    batchNumbers: said.flatMap((text) => findBatchNumbers(text).map(({ number }) => number)),
    since: addDays(first, -SHOWN_DAYS),
    today: entries.map(({ bookedOn }) => bookedOn).reduce((a, b) => (a > b ? a : b)),
  });
}

/** The companies that have paid from an account before, or let us collect from it. */
async function loadPayers(
  db: Database,
  { secretKey, openingKeys }: Keys,
  entries: readonly EntryRow[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const payers = new Map<string, Set<string>>();
  const add = (hash: Buffer, unit: string) => {
    const key = hash.toString('hex');
    payers.set(key, (payers.get(key) ?? new Set()).add(unit));
  };
  const hashes = entries.flatMap(({ ibanHash }) => ibanHash ?? []);
  if (hashes.length === 0) return payers;
  for (const { ibanHash, businessUnitId } of await listPayersOfAccounts(db, hashes)) add(ibanHash, businessUnitId);
  const masked = entries.flatMap(({ ibanMasked }) => ibanMasked ?? []);
  for (const { ibanEncrypted, businessUnitId } of await listMandatesLike(db, masked)) {
    const iban = tryToUnseal(openingKeys, ibanEncrypted);
    if (iban !== undefined) add(fingerprint(secretKey, iban), businessUnitId);
  }
  return payers;
}
