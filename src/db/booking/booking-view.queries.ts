import { sql } from 'kysely';
import type { Certificate } from '#domain/trailer/certificate.ts';
import type { Scope } from '#domain/team/scope.ts';
import type { BookingRow, ServiceOfBooking } from './booking.queries.ts';
import type { Database } from '../client.ts';
import { ofBooking } from '../in-scope.ts';
import {
  readLineDepot,
  readLineTrailer,
  readReturnDepot,
  readReturnedDepot,
  type LineDepotRow,
  type LineTrailerRow,
} from '#db/trailer/line-trailer.ts';
import { chargedCents, type OrderRow } from '#db/order/order.queries.ts';

/** A booking with all that is shown of it in a list. */
export type BookingViewRow = BookingRow & {
  readonly trailer: LineTrailerRow;
  readonly depot: LineDepotRow;
  readonly returnDepot: LineDepotRow | null;
  readonly returnedDepot: LineDepotRow | null;
  readonly keyBox: boolean;
  readonly depotPhone: string;
  readonly order: Pick<
    OrderRow,
    | 'id'
    | 'number'
    | 'version'
    | 'status'
    | 'paymentMethod'
    | 'paymentStatus'
    | 'riskCheckFailed'
    | 'dueGrossCents'
    | 'paidCents'
    | 'poNumber'
    | 'costCentre'
    | 'createdBy'
    | 'businessUnitId'
  > & {
    readonly creatorName: string;
    /** ISO text. */
    readonly createdAt: string;
    readonly lapsesAt: string | null;
    readonly lines: number;
  };
  readonly services: readonly ServiceOfBooking[];
  readonly certificates: readonly Certificate[];
  readonly extensions: number;
  /** What was charged or credited since, net. */
  readonly chargedCents: number;
  readonly newDamages: number;
  /** Whether its trailer is still out with somebody else who should have brought it back. */
  readonly isOverdueElsewhere: boolean;
};

const selectBookings = (db: Database, now: Date) =>
  db
    .selectFrom('booking as k')
    .innerJoin('customerOrder as o', 'o.id', 'k.orderId')
    .innerJoin('userAccount as u', 'u.id', 'o.createdBy')
    .innerJoin('trailer as t', 't.id', 'k.trailerId')
    .innerJoin('depot as d', 'd.id', 'k.depotId')
    .leftJoin('depot as r', 'r.id', 'k.returnDepotId')
    .leftJoin('depot as x', 'x.id', 'k.returnedDepotId')
    .selectAll('k')
    .select([
      readLineTrailer,
      readLineDepot,
      readReturnDepot,
      readReturnedDepot,
      'd.keyBox',
      'd.phone as depotPhone',
      sql<BookingViewRow['order']>`json_build_object(
        'id', o.id, 'number', o.number, 'version', o.version, 'status', o.status, 'paymentMethod', o.payment_method,
        'paymentStatus', o.payment_status, 'riskCheckFailed', o.risk_check_failed,
        'dueGrossCents', o.due_gross_cents, 'paidCents', o.paid_cents, 'poNumber', o.po_number,
        'costCentre', o.cost_centre, 'createdAt', o.created_at, 'createdBy', o.created_by, 'lapsesAt', o.lapses_at,
        'businessUnitId', o.business_unit_id, 'creatorName', u.first_name || ' ' || u.last_name,
        'lines', (select count(*) from booking n where n.order_id = o.id)
      )`.as('order'),
      sql<ServiceOfBooking[]>`coalesce((
        select json_agg(json_build_object(
          'key', s.service_key, 'names', s.names, 'unit', s.unit, 'unitPriceCents', s.unit_price_cents,
          'netCents', s.net_cents
        ) order by v.position, s.service_key)
        from booking_service s left join service v on v.key = s.service_key where s.booking_id = k.id
      ), '[]')`.as('services'),
      sql<Certificate[]>`coalesce((
        select json_agg(json_build_object('kind', c.kind, 'validUntil', c.valid_until) order by c.valid_until, c.kind)
        from certificate c where c.trailer_id = k.trailer_id
      ), '[]')`.as('certificates'),
      chargedCents.as('chargedCents'),
      sql<number>`(select count(*) from booking_extension x where x.booking_id = k.id)`.as('extensions'),
      sql<number>`(
        select count(*) from handover h join damage g on g.handover_id = h.id
        where h.booking_id = k.id and h.kind = 'return'
      )`.as('newDamages'),
      sql<boolean>`k.status = 'reserved' and exists (
        select from booking n
        where n.trailer_id = k.trailer_id and n.id <> k.id and n.status in ('onRent', 'returnAnnounced')
          and n.ends_at <= ${now}
      )`.as('isOverdueElsewhere'),
    ]);

type Seen = { readonly scope: Scope; readonly now: Date };

export const findBookingView = (db: Database, { scope, bookingId, now }: Seen & { readonly bookingId: string }) =>
  selectBookings(db, now).where('k.id', '=', bookingId).where(ofBooking(scope)).executeTakeFirst();

/** In no particular order. */
export async function listBookingViews(
  db: Database,
  { scope, bookingIds, now }: Seen & { readonly bookingIds: readonly string[] },
): Promise<BookingViewRow[]> {
  if (bookingIds.length === 0) return [];
  return selectBookings(db, now).where('k.id', 'in', bookingIds).where(ofBooking(scope)).execute();
}

/** The other bookings of an order, in the order of their lines. */
export const listSiblings = (
  db: Database,
  { orderId, bookingId, now }: { readonly orderId: string; readonly bookingId: string; readonly now: Date },
) =>
  selectBookings(db, now)
    .where('k.orderId', '=', orderId)
    .where('k.id', '!=', bookingId)
    .orderBy('k.lineNumber')
    .execute();
