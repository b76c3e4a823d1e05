import { sql } from 'kysely';
import type { Database } from '../client.ts';

/** Everything that was billed, of all units: the archive is the operator's. */

/** So many documents tell how large the others are. */
const WEIGHED = 500;

/**
 * The years in which something was issued, newest first, with how much there is of each. How many documents there are is told
 * by the last numbers, which have no gaps; their files are weighed by the last of each year, for all of them would have to be
 * read otherwise. Those are looked up one by one: the database would rather read all files than join a few hundred.
 */
export async function listArchiveYears(db: Database) {
  const { rows } = await sql<{ year: number; documents: number; bytes: number }>`
    select y.year, y.documents, (w.mean * y.documents)::bigint as bytes
    from (select year, sum(last)::bigint as documents from number_series group by year) as y
    cross join lateral (
      select avg(
        (select sum(length(f.content)) from invoice_file f where f.invoice_id = i.id)
          + coalesce((select d.bytes from document d where d.invoice_id = i.id and d.locale = i.locale), 0)
      ) as mean
      from (
        select id, locale, year from invoice where issued_on <= make_date(y.year::int, 12, 31)
        order by issued_on desc, id limit ${WEIGHED}
      ) as i
      where i.year = y.year
    ) as w
    order by y.year desc`.execute(db);
  return rows;
}

export type ArchivePlace = { readonly issuedOn: string; readonly number: string };
type Year = { readonly year: number };

const ofYear = (db: Database, { year }: Year) =>
  db
    .selectFrom('invoice as i')
    .where('i.issuedOn', '>=', `${year}-01-01`)
    .where('i.issuedOn', '<=', `${year}-12-31`)
    .orderBy('i.issuedOn')
    .orderBy('i.number');

/** The document after which the next comes that is so many behind the first; undefined if there are not as many. */
export const findArchivePlace = (
  db: Database,
  { year, documents }: Year & { readonly documents: number },
): Promise<ArchivePlace | undefined> =>
  ofYear(db, { year })
    .select(['i.issuedOn', 'i.number'])
    .offset(documents - 1)
    .limit(1)
    .executeTakeFirst();

type Page = Year & { readonly after: ArchivePlace | undefined; readonly limit: number };

/** What was issued in a year, in the order of days and numbers, without the originals. */
export const listArchived = (db: Database, { year, after, limit }: Page) =>
  ofYear(db, { year })
    .innerJoin('invoiceFile as f', 'f.invoiceId', 'i.id')
    .innerJoin('businessUnit as u', 'u.id', 'i.businessUnitId')
    .leftJoin('document as d', (join) => join.onRef('d.invoiceId', '=', 'i.id').onRef('d.locale', '=', 'i.locale'))
    .leftJoin('invoice as c', 'c.id', 'i.correctsId')
    .select(['i.id', 'i.number', 'i.kind', 'i.issuedOn', 'i.netCents', 'i.taxCents', 'i.grossCents', 'i.currency'])
    .select(['c.number as corrects', 'u.name as company', 'u.debtorNumber', 'f.profile'])
    .select(['f.sha256', 'd.path as paperPath', 'd.sha256 as paperSha256'])
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(i.issued_on, i.number) > (${after?.issuedOn}::date, ${after?.number})`),
    )
    .limit(limit)
    .execute();
export type ArchivedRow = Awaited<ReturnType<typeof listArchived>>[number];

/** The originals of some documents, by the id of each. */
export async function readOriginals(db: Database, invoiceIds: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await db
    .selectFrom('invoiceFile')
    .select(['invoiceId', 'content'])
    .where('invoiceId', 'in', invoiceIds)
    .execute();
  return new Map(rows.map(({ invoiceId, content }) => [invoiceId, content]));
}
