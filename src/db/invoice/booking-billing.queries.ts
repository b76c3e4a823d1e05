import type { Database } from '../client.ts';

/** The order that a booking of the unit belongs to. */
export const findOrderOfBooking = (
  db: Database,
  { businessUnitId, bookingId }: { readonly businessUnitId: string; readonly bookingId: string },
) =>
  db
    .selectFrom('customerOrder as o')
    .innerJoin('booking as k', 'k.orderId', 'o.id')
    .selectAll('o')
    .where('k.businessUnitId', '=', businessUnitId)
    .where('k.id', '=', bookingId)
    .executeTakeFirst();
