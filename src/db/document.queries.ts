import type { Insertable, Selectable } from 'kysely';
import type { Database } from './client.ts';
import type { Tables } from './schema.ts';

export type DocumentRow = Selectable<Tables['document']>;

type WhichDocument = {
  readonly businessUnitId: string;
  readonly orderId: string;
  readonly kind: DocumentRow['kind'];
  readonly locale: DocumentRow['locale'];
};

export const findOrderDocument = (
  db: Database,
  { businessUnitId, orderId, kind, locale }: WhichDocument,
): Promise<DocumentRow | undefined> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('businessUnitId', '=', businessUnitId)
    .where('orderId', '=', orderId)
    .where('bookingId', 'is', null)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .executeTakeFirst();

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
): Promise<DocumentRow | undefined> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('businessUnitId', '=', businessUnitId)
    .where('handoverId', '=', handoverId)
    .where('kind', '=', 'handoverProtocol')
    .where('locale', '=', locale)
    .executeTakeFirst();

/** What has been issued stays: of several at once the first is kept. True if it is this one. */
export async function issueDocument(db: Database, document: Insertable<Tables['document']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('document')
    .values(document)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
