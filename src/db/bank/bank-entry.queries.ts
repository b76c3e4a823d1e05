import { sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import { matchesWords } from '../search-words.ts';
import type { RowOf } from '../row-of.ts';

/** What the bank has told, for the operator alone: it belongs to no company until it is matched. */

type Status = 'new' | 'proposed' | 'matched' | 'ignored';

export const ENTRY_ORDERS = {
  bookedOn: [
    { by: sql`e.booked_on`, type: 'day' },
    { by: sql`e.id`, type: 'uuid' },
  ],
} as const satisfies Record<string, Keyset['columns']>;

const SHOWN = [
  'e.id',
  'e.version',
  'e.status',
  'e.bookedOn',
  'e.cents',
  'e.name',
  'e.ibanMasked',
  'e.ibanHash',
  'e.text',
  'e.endToEndId',
  'e.returnCode',
  'e.batchReference',
  'e.chargesCents',
  'e.grounds',
  'e.isUndone',
  'e.businessUnitId',
] as const;

const selectEntries = (db: Database) =>
  db
    .selectFrom('bankEntry as e')
    .leftJoin('payment as p', 'p.bankEntryId', 'e.id')
    .leftJoin('customerOrder as o', 'o.id', 'p.orderId')
    .select(SHOWN)
    .select(['p.id as paymentId', 'o.id as orderId', 'o.number as orderNumber']);

type Question = {
  readonly q?: string | undefined;
  readonly status?: Status | undefined;
  readonly keyset: Keyset;
  readonly after: Place | undefined;
  readonly limit: number;
};

const SEARCHED = { id: 'e.id', table: 'bankEntry', columns: ['name', 'text', 'endToEndId'] };

export function listEntries(db: Database, { q, status, keyset, ...page }: Question) {
  const found = matchesWords(SEARCHED, q);
  let query = selectEntries(db);
  if (found !== undefined) query = query.where(found);
  if (status !== undefined) query = query.where('e.status', '=', status);
  return pageBy(query, keyset, page).execute();
}
export type EntryRow = Omit<RowOf<typeof listEntries>, 'place'>;

/** The next that wait for somebody to decide, of money that came or that went, in the order in which the bank has booked them. */
export const listOpenEntries = (db: Database, { isIncoming, after, limit }: OpenQuestion) =>
  selectEntries(db)
    .select('e.position')
    .where('e.status', 'in', ['new', 'proposed'])
    .where('e.cents', isIncoming ? '>' : '<', 0)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(e.booked_on, e.position, e.id) > (${after?.bookedOn}::date, ${after?.position}::bigint, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('e.bookedOn')
    .orderBy('e.position')
    .orderBy('e.id')
    .limit(limit)
    .execute();
type OpenQuestion = {
  readonly isIncoming: boolean;
  readonly after: EntryPlace | undefined;
  readonly limit: number;
};
export type EntryPlace = { readonly bookedOn: string; readonly position: number; readonly id: string };

export const findEntry = (db: Database, entryId: string): Promise<EntryRow | undefined> =>
  selectEntries(db).where('e.id', '=', entryId).executeTakeFirst();

/** The first lock that is taken by whoever decides on an entry. */
export const lockEntry = (trx: Transaction, entryId: string): Promise<EntryRow | undefined> =>
  selectEntries(trx).where('e.id', '=', entryId).forUpdate('e').executeTakeFirst();

type Decision = {
  readonly entryId: string;
  readonly status: Status;
  readonly businessUnitId: string | null;
  readonly grounds: readonly string[];
  readonly isUndone: boolean;
  readonly decidedAt: Date;
  readonly decidedBy: string | null;
};

export async function decideEntry(trx: Transaction, { entryId, grounds, ...decision }: Decision): Promise<void> {
  await trx
    .updateTable('bankEntry')
    .set((eb) => ({ ...decision, grounds: [...grounds], version: eb('version', '+', 1) }))
    .where('id', '=', entryId)
    .execute();
}

/** What is open stays open; whether something is proposed for it is not a decision, and its version stays. */
export async function markEntries(
  db: Database,
  { entryIds, status }: { readonly entryIds: readonly string[]; readonly status: 'new' | 'proposed' },
): Promise<void> {
  if (entryIds.length === 0) return;
  await db
    .updateTable('bankEntry')
    .set({ status })
    .where('id', 'in', entryIds)
    .where('status', 'in', ['new', 'proposed'])
    .execute();
}

/** How many wait for somebody to decide. */
export async function countOpenEntries(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('bankEntry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', ['new', 'proposed'])
    .executeTakeFirstOrThrow();
  return count;
}

/** How many are decided in each way, from a day on, and how much came in by them. */
export const sumDecidedEntries = (db: Database, { since }: { readonly since: string }) =>
  db
    .selectFrom('bankEntry')
    .select(['status'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(sum(cents) filter (where cents > 0), 0)::bigint`.as('cents'))
    .where('status', 'in', ['matched', 'ignored'])
    .where('bookedOn', '>=', since)
    .groupBy('status')
    .execute();

/** The money of an entry is nobody's again; the database refuses if some of it is used. */
export async function releasePayment(trx: Transaction, paymentId: string): Promise<void> {
  await trx.updateTable('payment').set({ businessUnitId: null, orderId: null }).where('id', '=', paymentId).execute();
}

/** What has come in since a day and waits for somebody to decide, the latest first. */
export const listEntriesWaitingSince = (
  db: Database,
  { since, limit }: { readonly since: string; readonly limit: number },
) =>
  selectEntries(db)
    .where('e.status', 'in', ['new', 'proposed'])
    .where('e.cents', '>', 0)
    .where('e.bookedOn', '>=', since)
    .orderBy('e.bookedOn', 'desc')
    .orderBy('e.id')
    .limit(limit)
    .execute();
