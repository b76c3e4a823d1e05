import { sql, type Selectable } from 'kysely';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';
import type { Tables } from '../schema.ts';

export type DepotRow = Selectable<Tables['depot']>;

export const listDepots = (db: Database) =>
  db.selectFrom('depot').selectAll().where('status', '=', 'active').orderBy('name').execute();

/** Also of those that are closed by now. */
export const listDepotNames = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('depot')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

export async function isOpenDepot(db: Database, id: string): Promise<boolean> {
  const query = db.selectFrom('depot').select('id').where('id', '=', id).where('status', '=', 'active');
  return (await query.executeTakeFirst()) !== undefined;
}

export type DepotExceptionRow = Selectable<Tables['depotException']>;

/** Dated exceptions of all depots that have not ended before a day. */
export const listDepotExceptions = (db: Database, from: string) =>
  db.selectFrom('depotException').selectAll().where('endsOn', '>=', from).orderBy('startsOn').orderBy('id').execute();

export type DepotDistanceRow = Selectable<Tables['depotDistance']>;

/** Ways that somebody knows better than the line between two depots. */
export const listDepotDistances = (db: Database): Promise<readonly DepotDistanceRow[]> =>
  db.selectFrom('depotDistance').selectAll().execute();

/** Another text after every change of any depot, exception, distance or of what the night foresaw: each new version of a row has a transaction of its own. */
export const depotFingerprint = sql<string>`concat_ws(' ', current_database(),
  (select concat(count(*), ':', sum(hashtextextended(concat(id, xmin, ctid), 0))) from depot),
  (select concat(count(*), ':', sum(hashtextextended(concat(id, xmin, ctid), 0))) from depot_exception),
  (select concat(count(*), ':', sum(hashtextextended(concat(from_depot_id, to_depot_id, xmin, ctid), 0))) from depot_distance),
  (select concat(count(*), ':', sum(hashtextextended(concat(depot_id, type, xmin, ctid), 0))) from depot_shortage),
  (select concat(count(*), ':', sum(hashtextextended(concat(depot_id, type, xmin, ctid), 0))) from depot_surplus)
)`;

export async function readDepotFingerprint(db: Database): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`${prepared} select ${depotFingerprint} as fingerprint`.execute(
    db,
  );
  return rows[0]?.fingerprint ?? '';
}
