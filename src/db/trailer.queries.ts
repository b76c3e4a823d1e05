import type { Selectable } from 'kysely';
import type { Database } from './client.ts';
import type { Tables } from './schema.ts';

export type TrailerRow = Selectable<Tables['trailer']>;

export const findTrailer = (db: Database, trailerId: string): Promise<TrailerRow | undefined> =>
  db.selectFrom('trailer').selectAll().where('id', '=', trailerId).executeTakeFirst();

export const countTrailersByType = (db: Database): Promise<{ type: string; count: number }[]> =>
  db
    .selectFrom('trailer')
    .select(({ fn }) => ['type', fn.countAll<number>().as('count')])
    .where('status', '!=', 'retired')
    .groupBy('type')
    .orderBy('type')
    .execute();
