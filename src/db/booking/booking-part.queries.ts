import { sql } from 'kysely';
import { CHARGE_KINDS, type ChargeKind } from '#domain/charge/charge-kind.ts';
import type { TaxCase } from '#domain/tax/vat.ts';
import type { Database } from '../client.ts';
import type { Tables } from '../schema.ts';
import type { BookingRow } from './booking.queries.ts';

/** An amount of a booking that is taxed in one way: what was booked first, or what an extension added. */
export type BookingPart = Pick<BookingRow, 'taxCase' | 'taxCountry' | 'taxBasisPoints'> & {
  readonly bookingId: string;
  readonly netCents: number;
};

/** What follows from the agreement. What the operator charges beside it is no part of the order, only of invoices. */
export type AgreedCharge = { kind: Exclude<Tables['bookingCharge']['kind'], ChargeKind>; taxCase: TaxCase };

/** What was charged or credited after the bookings of an order were agreed. */
export const listChargesOfOrder = (db: Database, orderId: string) =>
  db
    .selectFrom('bookingCharge as c')
    .innerJoin('booking as k', 'k.id', 'c.bookingId')
    .select(['c.netCents', 'c.taxCase', 'c.taxCountry', 'c.taxBasisPoints'])
    .where('k.orderId', '=', orderId)
    .where('c.kind', 'not in', CHARGE_KINDS)
    .$narrowType<Pick<AgreedCharge, 'taxCase'>>()
    .execute();

/** The parts of the bookings of an order, each in the order in which they were agreed. */
export async function listPartsOfOrder(
  db: Database,
  orderId: string,
): Promise<readonly (BookingPart & { readonly status: BookingRow['status'] })[]> {
  const { rows } = await sql<BookingPart & { status: BookingRow['status'] }>`
    select k.id as booking_id, k.status, p.tax_case, p.tax_country, p.tax_basis_points, p.net_cents
    from booking k
    cross join lateral (
      select 0 as position, k.created_at as agreed_at, k.tax_case, k.tax_country, k.tax_basis_points,
        (k.net_cents - coalesce((select sum(x.net_cents) from booking_extension x where x.booking_id = k.id), 0))::bigint
          as net_cents
      union all
      select 1, x.created_at, x.tax_case, x.tax_country, x.tax_basis_points, x.net_cents
      from booking_extension x where x.booking_id = k.id
    ) p
    where k.order_id = ${orderId}
    order by k.line_number, p.position, p.agreed_at`.execute(db);
  return rows;
}
