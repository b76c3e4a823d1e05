import type { BankEntry } from '#contract/admin-bank.ts';
import type { EntryRow } from '#db/bank/bank-entry.queries.ts';
import { type EntryDebit, listEntryDebits } from '#db/bank/bank-entry-debit.queries.ts';
import { type DocumentRow, listCompanies, listDocumentsById, listPaidShares } from '#db/bank/bank-knowledge.queries.ts';
import type { Database } from '#db/client.ts';
import type { DebitNews } from '#domain/bank/match-debit.ts';
import { MATCH_GROUNDS, type Share, type Verdict } from '#domain/bank/match-entry.ts';
import { money } from '#domain/money/money.ts';
import type { Settings } from '../deps.ts';
import { isOpenEntry } from './is-open-entry.ts';
import { loadJudge } from './load-judge.ts';
import { toOpenDocument } from './to-open-document.ts';

type Found = {
  readonly businessUnitId: string | null;
  readonly shares: readonly Share[];
  readonly order: BankEntry['order'];
} & Pick<BankEntry, 'grounds' | 'reason' | 'unknown' | 'debits'>;

/** Entries with what they have paid, or with what is proposed for them as things stand now. */
export async function describeEntries(
  db: Database,
  settings: Pick<Settings, 'secretKey' | 'openingKeys'>,
  rows: readonly EntryRow[],
): Promise<readonly BankEntry[]> {
  const { judge, documents, orders } = await loadJudge(db, settings, rows.filter(isOpenEntry));
  const paid = await listPaidShares(
    db,
    rows.flatMap(({ paymentId }) => paymentId ?? []),
  );
  const shown = await listEntryDebits(
    db,
    rows.map(({ id }) => id),
  );
  const found = new Map<string, Found>(
    rows.map((row) => [
      row.id,
      isOpenEntry(row)
        ? toFound(judge(row), orders)
        : toDecided(row, {
            shares: paid.filter(({ paymentId }) => paymentId === row.paymentId),
            shown: shown.filter(({ bankEntryId }) => bankEntryId === row.id),
          }),
    ]),
  );
  const missing = paid.map(({ invoiceId }) => invoiceId).filter((id) => !documents.has(id));
  const others = missing.length === 0 ? [] : await listDocumentsById(db, missing);
  const units = [...found.values()].flatMap(({ businessUnitId }) => businessUnitId ?? []);
  const companies = new Map((await listCompanies(db, units)).map((unit) => [unit.id, unit]));
  const known = new Map([...documents, ...others.map((document) => [document.invoiceId, document] as const)]);
  return rows.map((row) => toEntry(row, found.get(row.id) ?? NOTHING, { known, companies }));
}

const NOTHING: Found = {
  businessUnitId: null,
  shares: [],
  order: null,
  debits: null,
  grounds: [],
  reason: null,
  unknown: null,
};

/** So many invoices of a batch are named. */
const MOST_NAMED = 5;

type Told = Pick<EntryDebit, 'batchId' | 'batchNumber' | 'invoiceNumber'>;
type About = { readonly kind: 'collected' | 'returned'; readonly code: string | null; readonly feeCents: number };

function toDebits(debits: readonly Told[], { kind, code, feeCents }: About): BankEntry['debits'] {
  const [first] = debits;
  if (first === undefined) return null;
  return {
    kind,
    count: debits.length,
    batch: { id: first.batchId, number: first.batchNumber },
    invoices: debits.slice(0, MOST_NAMED).map(({ invoiceNumber }) => invoiceNumber),
    fee: money(feeCents),
    code,
  };
}

function toNews(news: DebitNews): Found {
  const { businessUnitId, debits, ground, isSure, kind } = news;
  const unsure = kind === 'collected' ? 'batchSum' : 'collectAgain';
  const grounds = [ground, 'amount'] as const;
  return {
    ...NOTHING,
    businessUnitId,
    debits: toDebits(debits, news),
    grounds: [...grounds],
    reason: isSure ? null : unsure,
  };
}

function toFound(verdict: Verdict, orders: ReadonlyMap<string, string>): Found {
  if (verdict.result === 'debit') return toNews(verdict);
  if (verdict.result === 'new') return { ...NOTHING, businessUnitId: verdict.businessUnitId, unknown: verdict.reason };
  const { businessUnitId, shares, grounds, orderId } = verdict;
  const order = orderId === null ? null : { id: orderId, number: orders.get(orderId) ?? '' };
  const reason = verdict.result === 'sure' ? null : verdict.reason;
  return { ...NOTHING, businessUnitId, shares, order, grounds, reason };
}

type Decided = { readonly shares: readonly Share[]; readonly shown: readonly EntryDebit[] };

const toDecided = ({ businessUnitId, grounds, orderId, orderNumber }: EntryRow, { shares, shown }: Decided): Found => ({
  ...NOTHING,
  businessUnitId,
  shares,
  debits: toDebits(shown, {
    kind: shown[0]?.kind ?? 'collected',
    code: shown[0]?.kind === 'returned' ? shown[0].returnCode : null,
    feeCents: shown[0]?.feeCents ?? 0,
  }),
  order: orderId === null ? null : { id: orderId, number: orderNumber ?? '' },
  grounds: MATCH_GROUNDS.filter((ground) => grounds.includes(ground)),
});

type Named = {
  readonly known: ReadonlyMap<string, DocumentRow>;
  readonly companies: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
};

function toEntry(row: EntryRow, { businessUnitId, shares, ...found }: Found, { known, companies }: Named): BankEntry {
  const { id, version, status, bookedOn, cents, name, ibanMasked, text, endToEndId, returnCode } = row;
  const used = shares.reduce((sum, share) => sum + share.cents, 0);
  return {
    id,
    version,
    status,
    bookedOn,
    amount: money(cents),
    name,
    ibanMasked,
    text,
    endToEndId,
    returnCode,
    company: companies.get(businessUnitId ?? '') ?? null,
    shares: shares.flatMap((share) => {
      const document = known.get(share.invoiceId);
      return document === undefined ? [] : [{ ...toOpenDocument(document), amount: money(share.cents) }];
    }),
    // Money in advance waits for its order, and what was collected pays its invoices: neither is anybody's credit.
    rest: money(found.order === null && found.debits === null ? Math.max(0, cents) - used : 0),
    ...found,
  };
}
