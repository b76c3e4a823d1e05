import { type Insertable, sql } from 'kysely';
import type { CertificateKind } from '#domain/trailer/certificate.ts';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

/** What hangs on one trailer: certificates, pictures, papers, stays in the workshop. */

export const listCertificates = (db: Database, trailerId: string) =>
  db
    .selectFrom('certificate as c')
    .select(['c.kind', 'c.validUntil', 'c.issuedOn', 'c.reference'])
    .select(({ selectFrom }) =>
      selectFrom('certificateReminder as r')
        .select(({ fn }) => fn.max('r.remindedAt').as('at'))
        .whereRef('r.trailerId', '=', 'c.trailerId')
        .whereRef('r.kind', '=', 'c.kind')
        .whereRef('r.validUntil', '=', 'c.validUntil')
        .as('remindedAt'),
    )
    .where('c.trailerId', '=', trailerId)
    .orderBy('c.validUntil')
    .orderBy('c.kind')
    .execute();

export async function putCertificate(trx: Transaction, row: Insertable<Tables['certificate']>): Promise<void> {
  const { issuedOn = null, validUntil, reference = null } = row;
  await trx
    .insertInto('certificate')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['trailerId', 'kind'])
        .doUpdateSet({ issuedOn, validUntil, reference, version: sql`certificate.version + 1` }),
    )
    .execute();
}

export async function deleteCertificate(
  trx: Transaction,
  { trailerId, kind }: { trailerId: string; kind: CertificateKind },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('certificate')
    .where('trailerId', '=', trailerId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export const listImages = (db: Database, trailerId: string) =>
  db.selectFrom('trailerImage').selectAll().where('trailerId', '=', trailerId).orderBy('position').execute();

export async function insertImage(trx: Transaction, row: Insertable<Tables['trailerImage']>): Promise<void> {
  await trx.insertInto('trailerImage').values(row).execute();
}

export async function deleteImage(
  trx: Transaction,
  { trailerId, imageId }: { trailerId: string; imageId: string },
): Promise<{ path: string } | undefined> {
  return trx
    .deleteFrom('trailerImage')
    .where('trailerId', '=', trailerId)
    .where('id', '=', imageId)
    .returning('path')
    .executeTakeFirst();
}

/** Trailers that look alike may show the same file. */
export async function isImageShown(trx: Transaction, path: string): Promise<boolean> {
  const row = await trx.selectFrom('trailerImage').select('id').where('path', '=', path).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Puts the pictures into this order, each with its words. Positions are unique only at the end of the transaction. */
export async function arrangeImages(
  trx: Transaction,
  { trailerId, images }: { trailerId: string; images: readonly { readonly id: string; readonly alt: string | null }[] },
): Promise<void> {
  for (const [position, { id, alt }] of images.entries()) {
    await trx
      .updateTable('trailerImage')
      .set({ position, alt })
      .where('trailerId', '=', trailerId)
      .where('id', '=', id)
      .execute();
  }
}

export const listPapers = (db: Database, trailerId: string) =>
  db
    .selectFrom('trailerDocument')
    .select(['id', 'kind', 'bytes', 'createdAt', 'path'])
    .where('trailerId', '=', trailerId)
    .orderBy('kind')
    .orderBy('createdAt', 'desc')
    .execute();

export async function insertPaper(trx: Transaction, row: Insertable<Tables['trailerDocument']>): Promise<void> {
  await trx.insertInto('trailerDocument').values(row).execute();
}

export async function deletePaper(
  trx: Transaction,
  { trailerId, documentId }: { trailerId: string; documentId: string },
): Promise<{ path: string; kind: string } | undefined> {
  return trx
    .deleteFrom('trailerDocument')
    .where('trailerId', '=', trailerId)
    .where('id', '=', documentId)
    .returning(['path', 'kind'])
    .executeTakeFirst();
}

/** Stays in the workshop that have not ended. */
export const listWorkshopPeriods = (db: Database, { trailerId, now }: { trailerId: string; now: Date }) =>
  db
    .selectFrom('allocation')
    .select(['id', 'startsAt', 'endsAt', 'note', 'version'])
    .where('trailerId', '=', trailerId)
    .where('kind', '=', 'workshop')
    .where('endsAt', '>', now)
    .orderBy('startsAt')
    .execute();

export const findWorkshopPeriod = (trx: Transaction, { trailerId, id }: { trailerId: string; id: string }) =>
  trx
    .selectFrom('allocation')
    .select(['id', 'startsAt', 'endsAt', 'note', 'version'])
    .where('trailerId', '=', trailerId)
    .where('id', '=', id)
    .where('kind', '=', 'workshop')
    .executeTakeFirst();

export async function noteWorkshopPeriod(
  trx: Transaction,
  { trailerId, id, note }: { trailerId: string; id: string; note: string | null },
): Promise<void> {
  await trx.updateTable('allocation').set({ note }).where('trailerId', '=', trailerId).where('id', '=', id).execute();
}

export async function deleteWorkshopPeriod(
  trx: Transaction,
  { trailerId, id }: { trailerId: string; id: string },
): Promise<void> {
  await trx
    .deleteFrom('allocation')
    .where('trailerId', '=', trailerId)
    .where('id', '=', id)
    .where('kind', '=', 'workshop')
    .execute();
}
