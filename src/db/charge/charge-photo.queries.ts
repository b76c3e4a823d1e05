import type { Insertable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

type Which = { readonly businessUnitId: string; readonly chargeId: string; readonly position: number };

/** In their order, of all charges of a booking. */
export const listPhotosOfBooking = (
  db: Database,
  { businessUnitId, bookingId }: { readonly businessUnitId: string; readonly bookingId: string },
) =>
  db
    .selectFrom('chargePhoto as p')
    .innerJoin('bookingCharge as c', 'c.id', 'p.chargeId')
    .select(['p.chargeId', 'p.position', 'p.sha256', 'p.width', 'p.height'])
    .where('p.businessUnitId', '=', businessUnitId)
    .where('c.bookingId', '=', bookingId)
    .orderBy('p.chargeId')
    .orderBy('p.position')
    .execute();
export type ChargePhotoRow = Awaited<ReturnType<typeof listPhotosOfBooking>>[number];

/** Undefined unless the charge is one of the booking. */
export const findChargePhoto = (
  db: Database,
  { businessUnitId, bookingId, chargeId, position }: Which & { readonly bookingId: string },
) =>
  db
    .selectFrom('chargePhoto as p')
    .innerJoin('bookingCharge as c', 'c.id', 'p.chargeId')
    .select(['p.path', 'p.sha256'])
    .where('p.businessUnitId', '=', businessUnitId)
    .where('c.bookingId', '=', bookingId)
    .where('p.chargeId', '=', chargeId)
    .where('p.position', '=', position)
    .executeTakeFirst();

/** Where those of all charges of a unit are, in the order of the charges and their own. */
export const listPhotosOfUnit = (db: Database, { businessUnitId }: Pick<Which, 'businessUnitId'>) =>
  db
    .selectFrom('chargePhoto')
    .select(['chargeId', 'position', 'path'])
    .where('businessUnitId', '=', businessUnitId)
    .orderBy('chargeId')
    .orderBy('position')
    .execute();

/** Those of charges that no document asks for prove nothing to anybody. Answers with their files. */
export async function deleteUnbilledPhotos(
  trx: Transaction,
  { businessUnitId }: Pick<Which, 'businessUnitId'>,
): Promise<readonly string[]> {
  const photos = await trx
    .deleteFrom('chargePhoto as p')
    .where('p.businessUnitId', '=', businessUnitId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookingCharge as c')
            .innerJoin('invoiceLine as l', 'l.bookingId', 'c.bookingId')
            .select('c.id')
            .whereRef('c.id', '=', 'p.chargeId')
            .whereRef('l.chargeId', '=', 'c.id'),
        ),
      ),
    )
    .returning('p.path')
    .execute();
  return photos.map(({ path }) => path);
}

/** In place of an older one. */
export async function putChargePhoto(trx: Transaction, photo: Insertable<Tables['chargePhoto']>): Promise<void> {
  const { path, sha256, width, height, uploadedAt, uploadedBy } = photo;
  await trx
    .insertInto('chargePhoto')
    .values(photo)
    .onConflict((conflict) =>
      conflict.columns(['chargeId', 'position']).doUpdateSet({ path, sha256, width, height, uploadedAt, uploadedBy }),
    )
    .execute();
}

export async function deleteChargePhoto(
  trx: Transaction,
  { businessUnitId, chargeId, position }: Which,
): Promise<void> {
  await trx
    .deleteFrom('chargePhoto')
    .where('businessUnitId', '=', businessUnitId)
    .where('chargeId', '=', chargeId)
    .where('position', '=', position)
    .execute();
}
