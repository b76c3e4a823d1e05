import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

export type HandoverPhotoRow = Selectable<Tables['handoverPhoto']>;

export const listPhotos = (db: Database, handoverId: string) =>
  db.selectFrom('handoverPhoto').selectAll().where('handoverId', '=', handoverId).orderBy('position').execute();

type WhichPhoto = { readonly handoverId: string; readonly position: string };

export const findPhoto = (db: Database, { handoverId, position }: WhichPhoto) =>
  db
    .selectFrom('handoverPhoto')
    .selectAll()
    .where('handoverId', '=', handoverId)
    .where('position', '=', position)
    .executeTakeFirst();

export const putPhoto = (trx: Transaction, photo: Insertable<Tables['handoverPhoto']>): Promise<HandoverPhotoRow> => {
  const { handoverId: _handover, position: _position, ...changes } = photo;
  return trx
    .insertInto('handoverPhoto')
    .values(photo)
    .onConflict((conflict) => conflict.columns(['handoverId', 'position']).doUpdateSet(changes))
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The path of the picture, if there was one. */
export async function deletePhoto(trx: Transaction, { handoverId, position }: WhichPhoto): Promise<string | undefined> {
  const deleted = await trx
    .deleteFrom('handoverPhoto')
    .where('handoverId', '=', handoverId)
    .where('position', '=', position)
    .returning('path')
    .executeTakeFirst();
  return deleted?.path;
}
