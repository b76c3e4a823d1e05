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

/** The first of its kind, where a booking has one at most. */
export const findFeeOfKind = (
  db: Database,
  { businessUnitId, bookingId, kind }: Omit<WhichFee, 'chargeId'> & { readonly kind: 'wrongDepot' },
) =>
  db
    .selectFrom('bookingCharge')
    .select('id')
    .where('businessUnitId', '=', businessUnitId)
    .where('bookingId', '=', bookingId)
    .where('kind', '=', kind)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();

/** The caller has locked the booking and its order. */
export async function updateFee(
  trx: Transaction,
  {
    businessUnitId,
    bookingId,
    chargeId,
    ...fee
  }: WhichFee & {
    readonly netCents: number;
    readonly ruleCents: number | null;
    /** Where it is reckoned anew. */
    readonly priceTrace?: string;
  },
): Promise<void> {
  await trx
    .updateTable('bookingCharge')
    .set(fee)
    .where('businessUnitId', '=', businessUnitId)
    .where('bookingId', '=', bookingId)
    .where('id', '=', chargeId)
    .execute();
}
