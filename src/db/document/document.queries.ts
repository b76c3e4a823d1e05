import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../client.ts';
import type { Tables } from '../schema.ts';

export type DocumentRow = Selectable<Tables['document']>;

/** A paper about a whole order, or about one extension or rebooking of one of its bookings. */
export type PaperSubject = {
  readonly businessUnitId: string;
  readonly orderId: string;
  readonly bookingId: string | null;
  readonly extensionId: string | null;
  readonly rebookingId: string | null;
};
type WhichDocument = PaperSubject & {
  readonly kind: DocumentRow['kind'];
  readonly locale: DocumentRow['locale'];
};

const selectPapers = (db: Database, { businessUnitId, orderId, extensionId, rebookingId }: PaperSubject) =>
  db
    .selectFrom('document')
    .where('businessUnitId', '=', businessUnitId)
    .where('orderId', '=', orderId)
    .where('extensionId', extensionId === null ? 'is' : '=', extensionId)
    .where('rebookingId', rebookingId === null ? 'is' : '=', rebookingId);

export const findOrderDocument = (db: Database, { kind, locale, ...subject }: WhichDocument) =>
  selectPapers(db, subject).selectAll().where('kind', '=', kind).where('locale', '=', locale).executeTakeFirst();

/** What the first paper about the same said. */
export async function findFirstContent(db: Database, subject: PaperSubject): Promise<DocumentRow['content']> {
  const first = await selectPapers(db, subject)
    .select('content')
    .where('content', 'is not', null)
    .orderBy('issuedAt')
    .limit(1)
    .executeTakeFirst();
  return first?.content ?? null;
}

/** The documents of any customer's order that have been issued in the language of whoever placed it. */
export async function listIssuedKinds(db: Database, orderId: string): Promise<readonly DocumentRow['kind'][]> {
  const rows = await db
    .selectFrom('document as d')
    .innerJoin('customerOrder as o', (join) => join.onRef('o.id', '=', 'd.orderId').onRef('o.locale', '=', 'd.locale'))
    .select('d.kind')
    .where('d.orderId', '=', orderId)
    .where('d.bookingId', 'is', null)
    .execute();
  return rows.map(({ kind }) => kind);
}

export const findHandoverDocument = (
  db: Database,
  {
    businessUnitId,
    handoverId,
    locale,
  }: Pick<WhichDocument, 'businessUnitId' | 'locale'> & { readonly handoverId: string },
) =>
  db
    .selectFrom('document')
    .selectAll()
    .where('businessUnitId', '=', businessUnitId)
    .where('handoverId', '=', handoverId)
    .where('kind', '=', 'handoverProtocol')
    .where('locale', '=', locale)
    .executeTakeFirst();

const findBySubject =
  (subject: 'invoiceId' | 'dunningNoticeId') =>
  (
    db: Database,
    { businessUnitId, id, locale }: Pick<WhichDocument, 'businessUnitId' | 'locale'> & { readonly id: string },
  ) =>
    db
      .selectFrom('document')
      .selectAll()
      .where('businessUnitId', '=', businessUnitId)
      .where(subject, '=', id)
      .where('locale', '=', locale)
      .executeTakeFirst();
/** The paper of an invoice, a credit note or a claim. */
export const findInvoiceDocument = findBySubject('invoiceId');
/** The paper of a letter about late invoices. */
export const findDunningDocument = findBySubject('dunningNoticeId');

/** What has been issued stays: of several at once the first is kept. True if the given one was the first. */
export async function issueDocument(db: Database, document: Insertable<Tables['document']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('document')
    .values(document)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** All papers that were issued to a unit, the newest first. */
export const listPapersOfUnit = (db: Database, { businessUnitId }: { readonly businessUnitId: string }) =>
  db
    .selectFrom('document as d')
    .leftJoin('invoice as i', 'i.id', 'd.invoiceId')
    .leftJoin('customerOrder as o', (join) => join.on('o.id', '=', sql<string>`coalesce(d.order_id, i.order_id)`))
    .leftJoin('booking as b', 'b.id', 'd.bookingId')
    .leftJoin('dunningNotice as n', 'n.id', 'd.dunningNoticeId')
    .select([
      'd.id',
      'd.kind',
      'd.locale',
      'd.path',
      'd.issuedAt',
      'o.number as orderNumber',
      'b.number as bookingNumber',
      'i.number as invoiceNumber',
      'n.number as noticeNumber',
    ])
    .select(sql<string>`encode(d.sha256, 'hex')`.as('sha256'))
    .where('d.businessUnitId', '=', businessUnitId)
    .orderBy('d.issuedAt', 'desc')
    .orderBy('d.id')
    .execute();

/** Where the paper lies that was issued last, to whomever. */
export async function findNewestPaperPath(db: Database): Promise<string | undefined> {
  const newest = await db.selectFrom('document').select('path').orderBy('issuedAt', 'desc').limit(1).executeTakeFirst();
  return newest?.path;
}
