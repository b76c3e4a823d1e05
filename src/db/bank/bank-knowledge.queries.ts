import { sql } from 'kysely';
import type { Database } from '../client.ts';
import { matchesWords } from '../search-words.ts';
import type { RowOf } from '../row-of.ts';

/** What is known of those who may have paid. Whose money it is is the question, so these look at all companies. */

const selectDocuments = (db: Database) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('invoiceAccount as a', 'a.invoiceId', 'i.id')
    .innerJoin('customerOrder as o', 'o.id', 'i.orderId')
    .innerJoin('businessUnit as b', 'b.id', 'i.businessUnitId')
    .select(['i.id as invoiceId', 'i.number', 'i.kind', 'i.businessUnitId', 'a.openCents', 'a.dueOn'])
    .select(['o.number as orderNumber', 'b.name as company'])
    .select([
      sql<boolean>`a.status = 'collecting'`.as('isCollecting'),
      sql<boolean>`exists (
        select from debit d where d.invoice_id = i.id and d.status in ('exported', 'collected', 'returned')
      )`.as('wasCollected'),
    ]);
export type DocumentRow = RowOf<typeof listDocumentsByNumber>;

export const listDocumentsByNumber = (db: Database, numbers: readonly string[]) =>
  selectDocuments(db)
    .where('i.number', 'in', [...numbers, ''])
    .execute();

export const listDocumentsByOrder = (db: Database, orderNumbers: readonly string[]) =>
  selectDocuments(db)
    .where('o.number', 'in', [...orderNumbers, ''])
    .where('a.openCents', '>', 0)
    .execute();

/** What companies have to pay, what is due first ahead. */
export const listOpenDocuments = (db: Database, unitIds: readonly string[]) =>
  selectDocuments(db)
    .where('a.businessUnitId', '=', sql<string>`any(${unitIds}::uuid[])`)
    .where('a.openCents', '>', 0)
    .where('i.kind', '<>', 'creditNote')
    .orderBy('a.dueOn')
    .orderBy('i.number')
    .execute();

export const listDocumentsById = (db: Database, invoiceIds: readonly string[]) =>
  selectDocuments(db)
    .where('i.id', '=', sql<string>`any(${invoiceIds}::uuid[])`)
    .execute();

export const listOrdersByNumber = (db: Database, orderNumbers: readonly string[]) =>
  db
    .selectFrom('customerOrder')
    .select(['id as orderId', 'number', 'businessUnitId'])
    .select(
      sql<number>`case when status = 'placed' and billing = 'internal' then due_gross_cents - paid_cents else 0 end`.as(
        'awaitedCents',
      ),
    )
    .where('number', 'in', [...orderNumbers, ''])
    .execute();

/** The companies for which something was matched that came from these accounts. */
export const listPayersOfAccounts = (db: Database, hashes: readonly Buffer[]) =>
  db
    .selectFrom('bankEntry')
    .select(['ibanHash', 'businessUnitId'])
    .distinct()
    .where('ibanHash', '=', sql<Buffer>`any(${hashes})`)
    .where('status', '=', 'matched')
    .where('businessUnitId', 'is not', null)
    .$narrowType<{ ibanHash: Buffer; businessUnitId: string }>()
    .execute();

/** Mandates whose account looks like one of these; whether it is the same, its number tells. */
export const listMandatesLike = (db: Database, masked: readonly string[]) =>
  db
    .selectFrom('mandate')
    .select(['businessUnitId', 'ibanEncrypted'])
    .where('ibanMasked', '=', sql<string>`any(${masked})`)
    .where('status', '=', 'active')
    .execute();

export const listCompanies = (db: Database, unitIds: readonly string[]) =>
  db
    .selectFrom('businessUnit')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${unitIds}::uuid[])`)
    .orderBy('name')
    .orderBy('id')
    .execute();

export type Credit = {
  readonly id: string;
  readonly businessUnitId: string;
  readonly number: string | null;
  readonly on: string;
  readonly cents: number;
};

/** What companies have to get: credit notes that wait, and unused money that is kept for no order. */
export async function listCredits(db: Database, unitIds: readonly string[]): Promise<readonly Credit[]> {
  const { rows } = await sql<Credit>`
    select i.id, i.business_unit_id, i.number, i.issued_on as "on", a.open_cents as cents
    from invoice_account a join invoice i on i.id = a.invoice_id
    where a.business_unit_id = any(${unitIds}::uuid[]) and a.open_cents > 0 and i.kind = 'creditNote'
    union all
    select id, business_unit_id, null, booked_on, unused_cents from payment
    where business_unit_id = any(${unitIds}::uuid[]) and unused_cents > 0 and kind in ('transfer', 'directDebit')
    order by "on", id`.execute(db);
  return rows;
}

const SEARCHED = {
  id: 'b.id',
  table: 'businessUnit',
  columns: ['name', 'registrationNumber', 'vatId', 'taxNumber', 'invoiceEmail'],
};

export const findCompanies = (db: Database, { q, limit }: { readonly q: string; readonly limit: number }) =>
  db
    .selectFrom('businessUnit as b')
    .select(['b.id', 'b.name'])
    .where(matchesWords(SEARCHED, q) ?? sql<boolean>`false`)
    .orderBy('b.name')
    .orderBy('b.id')
    .limit(limit)
    .execute();

/** What the money of entries has paid, without what was taken back. */
export const listPaidShares = (db: Database, paymentIds: readonly string[]) =>
  db
    .selectFrom('settlement as s')
    .leftJoin('settlement as r', 'r.reversesId', 's.id')
    .select(['s.paymentId', 's.invoiceId', 's.cents'])
    .where('s.paymentId', '=', sql<string>`any(${paymentIds}::uuid[])`)
    .where('s.reversesId', 'is', null)
    .where('r.id', 'is', null)
    .$narrowType<{ paymentId: string }>()
    .orderBy('s.createdAt')
    .orderBy('s.id')
    .execute();
