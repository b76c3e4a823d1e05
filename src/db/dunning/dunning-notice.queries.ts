import { sql, type Insertable, type Selectable } from 'kysely';
import type { Scope } from '#domain/team/scope.ts';
import type { Database, Transaction } from '../client.ts';
import { inScope } from '../in-scope.ts';
import { prepared } from '../prepared.ts';
import type { Tables } from '../schema.ts';

type InUnit = { readonly businessUnitId: string };
export type NoticeRow = Selectable<Tables['dunningNotice']>;

export async function nextNoticeSequence(trx: Transaction): Promise<number> {
  const { rows } = await sql<{
    sequence: number;
  }>`${prepared} select nextval('dunning_notice_number') as sequence`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('A sequence gave no number');
  return row.sequence;
}

type NewItem = Omit<Insertable<Tables['dunningItem']>, 'noticeId' | 'businessUnitId' | 'sentOn'>;

/** A letter, what it names, and how far it takes each invoice. The caller has locked their accounts. */
export async function insertNotice(
  trx: Transaction,
  notice: Insertable<Tables['dunningNotice']>,
  items: readonly NewItem[],
): Promise<{ readonly id: string }> {
  const { businessUnitId, sentOn } = notice;
  const { id } = await trx.insertInto('dunningNotice').values(notice).returning('id').executeTakeFirstOrThrow();
  await trx
    .insertInto('dunningItem')
    .values(items.map((item) => ({ ...item, noticeId: id, businessUnitId, sentOn })))
    .execute();
  await sql`
    update invoice_account a set dunning_level = i.level, version = a.version + 1
    from dunning_item i
    where i.notice_id = ${id} and i.level is not null
      and a.invoice_id = i.invoice_id and a.business_unit_id = ${businessUnitId}`.execute(trx);
  return { id };
}

/** Of any unit: for jobs that an outbox row sent. */
export const findNoticeOfAnyUnit = (db: Database, noticeId: string): Promise<NoticeRow | undefined> =>
  db.selectFrom('dunningNotice').selectAll().where('id', '=', noticeId).executeTakeFirst();

export const findNotice = (
  db: Database,
  { scope, noticeId }: { readonly scope: Scope; readonly noticeId: string },
): Promise<NoticeRow | undefined> =>
  db
    .selectFrom('dunningNotice')
    .selectAll()
    .where('id', '=', noticeId)
    .where(inScope('businessUnitId', scope))
    .executeTakeFirst();

/** The newest of all units, for the operator. */
export const listNotices = (db: Database, { limit }: { readonly limit: number }) =>
  db
    .selectFrom('dunningNotice as n')
    .innerJoin('businessUnit as b', 'b.id', 'n.businessUnitId')
    .select(['n.id', 'n.number', 'n.level', 'n.sentOn', 'n.businessUnitId', 'b.name as company', 'n.createdBy'])
    .select([
      sql<number>`(n.content ->> 'totalCents')::bigint`.as('totalCents'),
      sql<number>`jsonb_array_length(n.content -> 'items')::bigint`.as('invoices'),
    ])
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id')
    .limit(limit)
    .execute();
export type ListedNotice = Awaited<ReturnType<typeof listNotices>>[number];

/** The letters that have taken an invoice further, the newest first. */
export const listNoticesOfInvoice = (
  db: Database,
  { businessUnitId, invoiceId }: InUnit & { readonly invoiceId: string },
) =>
  db
    .selectFrom('dunningItem as t')
    .innerJoin('dunningNotice as n', 'n.id', 't.noticeId')
    .select(['n.id', 'n.number', 't.level', 'n.sentOn'])
    .where('t.businessUnitId', '=', businessUnitId)
    .where('t.invoiceId', '=', invoiceId)
    .where('t.level', 'is not', null)
    .orderBy('t.level', 'desc')
    .execute();
export type NoticeOfInvoice = Awaited<ReturnType<typeof listNoticesOfInvoice>>[number];

export type LetterAddress = { readonly invoiceId: string; readonly orderId: string; readonly issuedTo: string };

/** The newest invoice that a letter names, and where that one went. */
export async function findLetterAddress(
  db: Database,
  { businessUnitId, noticeId }: InUnit & { readonly noticeId: string },
): Promise<LetterAddress | undefined> {
  const { rows } = await sql<LetterAddress>`
    select i.id as invoice_id, i.order_id, i.content #>> '{document,buyer,email}' as issued_to
    from dunning_item t join invoice i on i.id = t.invoice_id
    where t.business_unit_id = ${businessUnitId} and t.notice_id = ${noticeId}
    order by t.level is null, i.issued_on desc, i.number desc limit 1`.execute(db);
  return rows[0];
}
