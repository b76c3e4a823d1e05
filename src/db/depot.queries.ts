import type { Selectable } from 'kysely';
import type { Database } from './client.ts';
import type { Tables } from './schema.ts';

export type DepotRow = Selectable<Tables['depot']>;

export const listDepots = (db: Database): Promise<DepotRow[]> =>
  db.selectFrom('depot').selectAll().where('status', '=', 'active').orderBy('name').execute();

export type DepotStock = { depotId: string; type: string; count: number };

/** How many trailers of each type are based at each depot, whatever they are doing. */
export const countTrailersAtDepots = (db: Database): Promise<DepotStock[]> =>
  db
    .selectFrom('trailer')
    .select(({ fn }) => ['depotId', 'type', fn.countAll<number>().as('count')])
    .where('status', '!=', 'retired')
    .groupBy(['depotId', 'type'])
    .orderBy('depotId')
    .orderBy('type')
    .execute();
