import type { Insertable, Selectable } from 'kysely';
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

/** What has been issued stays: of several at once the first is kept. True if the given one was the first. */
export async function issueDocument(db: Database, document: Insertable<Tables['document']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('document')
    .values(document)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
