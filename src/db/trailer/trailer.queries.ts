import { sql, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { FACT_COLUMNS } from '#domain/trailer/trailer-type.ts';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';
import type { Tables } from '../schema.ts';

export type TrailerRow = Selectable<Tables['trailer']>;

/** Neither ready to be offered yet, or gone for good: the shop knows none of them. */
export const NOT_IN_SHOP = ['draft', 'retired'] as const satisfies readonly TrailerRow['status'][];

export const findTrailer = (db: Database, trailerId: string) =>
  db.selectFrom('trailer').selectAll().where('id', '=', trailerId).executeTakeFirst();

/** What the shop shows of a trailer. */
export const SHOWN_COLUMNS = [
  'id',
  'number',
  'plate',
  'type',
  'subType',
  'priceClass',
  'depotId',
  'make',
  'model',
  'firstRegisteredOn',
  'year',
  ...FACT_COLUMNS,
  'facts',
  'certifiedUntil',
] as const satisfies readonly (keyof TrailerRow)[];

export type TrailerWithImages = Pick<TrailerRow, (typeof SHOWN_COLUMNS)[number]> & {
  readonly images: readonly {
    readonly path: string;
    readonly alt: string | null;
    readonly width: number;
    readonly height: number;
  }[];
};

/** In no particular order; without drafts and those that are retired. */
export const listTrailersWithImages = (db: Database, trailerIds: readonly string[]) =>
  db
    .selectFrom('trailer')
    .select(SHOWN_COLUMNS)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('trailerImage')
          .select(['path', 'alt', 'width', 'height'])
          .whereRef('trailerImage.trailerId', '=', 'trailer.id')
          .orderBy('position'),
      ).as('images'),
    )
    .where(sql<boolean>`id = any(${trailerIds}::uuid[])`)
    .where('status', 'not in', NOT_IN_SHOP)
    .modifyEnd(prepared)
    .execute();

/** How many trailers of each type and price class are based at each depot, whatever they are doing. */
export const countStock = (db: Database) =>
  db
    .selectFrom('trailer')
    .select(({ fn }) => ['depotId', 'type', 'priceClass', fn.countAll<number>().as('count')])
    .where('status', 'not in', NOT_IN_SHOP)
    .groupBy(['depotId', 'type', 'priceClass'])
    .execute();

/** Trailers that have a page of their own. */
export async function listTrailerIds(db: Database, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('trailer')
    .select('id')
    .where('status', 'not in', NOT_IN_SHOP)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
