import type { Database, Transaction } from '../client.ts';

type WhichFee = { readonly businessUnitId: string; readonly bookingId: string; readonly chargeId: string };

export const findFee = (db: Database, { businessUnitId, bookingId, chargeId }: WhichFee) =>
  db
    .selectFrom('bookingCharge')
    .select(['id', 'kind', 'netCents', 'ruleCents'])
    .where('businessUnitId', '=', businessUnitId)
    .where('bookingId', '=', bookingId)
    .where('id', '=', chargeId)
    .executeTakeFirst();

/** The caller has locked the booking and its order. */
export async function updateFee(
  trx: Transaction,
  {
    businessUnitId,
    bookingId,
    chargeId,
    netCents,
    ruleCents,
  }: WhichFee & { readonly netCents: number; readonly ruleCents: number | null },
): Promise<void> {
  await trx
    .updateTable('bookingCharge')
    .set({ netCents, ruleCents })
    .where('businessUnitId', '=', businessUnitId)
    .where('bookingId', '=', bookingId)
    .where('id', '=', chargeId)
    .execute();
}
