import { sql } from 'kysely';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';
import { readLineDepot, readLineTrailer, type LineDepotRow, type LineTrailerRow } from './line-trailer.ts';
import { isAtDepot, standsOn } from './place.queries.ts';
import { NOT_IN_SHOP } from './trailer.queries.ts';

/** More of a kind than stand at any depot. */
const MOST_CANDIDATES = 200;

/** A trailer that could be put into a cart, as a line would show it that fetches it then. */
export const findLineTrailer = (db: Database, trailerId: string, startsAt: Date) =>
  db
    .selectFrom('trailer as t')
    .innerJoin('depot as d', (join) => join.on(sql<boolean>`d.id = ${standsOn(startsAt)}`))
    .select([readLineTrailer, readLineDepot])
    .where('t.id', '=', trailerId)
    .where('t.status', 'not in', NOT_IN_SHOP)
    .modifyEnd(prepared)
    .executeTakeFirst();

/** The same of one that is on its way then. */
export async function findTrailerOfLine(db: Database, trailerId: string): Promise<LineTrailerRow | undefined> {
  const row = await db
    .selectFrom('trailer as t')
    .select(readLineTrailer)
    .where('t.id', '=', trailerId)
    .where('t.status', 'not in', NOT_IN_SHOP)
    .executeTakeFirst();
  return row?.trailer;
}

/** A depot where a line could be brought back. */
export const findLineDepot = (db: Database, depotId: string): Promise<LineDepotRow | undefined> =>
  db
    .selectFrom('depot')
    .select(['id', 'code', 'name', 'city', 'country', 'lat', 'lon', 'timeZone'])
    .where('id', '=', depotId)
    .where('status', '=', 'active')
    .executeTakeFirst();

type Kind = {
  readonly depotId: string;
  readonly type: string;
  readonly subType: string;
  readonly startsAt: Date;
};

/** Trailers of one kind that stand at one depot then and could be put into a cart, as lines would show them. */
export const listLineTrailersOfKind = (db: Database, { depotId, type, subType, startsAt }: Kind) =>
  db
    .selectFrom('trailer as t')
    .innerJoin('depot as d', (join) => join.on('d.id', '=', sql<string>`${depotId}::uuid`))
    .select([readLineTrailer, readLineDepot])
    .where(isAtDepot(depotId, startsAt))
    .where('t.type', '=', type)
    .where('t.subType', '=', subType)
    .where('t.status', 'not in', NOT_IN_SHOP)
    .orderBy('t.number')
    .limit(MOST_CANDIDATES)
    .execute();
