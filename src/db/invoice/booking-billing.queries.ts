import { sql } from 'kysely';
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

/** With tax: what is still to be paid of the documents of an order. */
export async function sumOpenOfOrder(
  db: Database,
  { businessUnitId, orderId }: { readonly businessUnitId: string; readonly orderId: string },
): Promise<number> {
  const { openCents } = await db
    .selectFrom('invoice as i')
    .innerJoin('invoiceAccount as a', 'a.invoiceId', 'i.id')
    .select(sql<number>`coalesce(sum(a.open_cents), 0)::bigint`.as('openCents'))
    .where('i.businessUnitId', '=', businessUnitId)
    .where('i.orderId', '=', orderId)
    .where('a.dueOn', 'is not', null)
    .executeTakeFirstOrThrow();
  return openCents;
}
