import { sql, type Selectable } from 'kysely';
import type { BookingState } from '#domain/booking/booking-state.ts';
import type { HandoverKind } from '#domain/handover/handover-plan.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { Scope } from '#domain/team/scope.ts';
import type { Database } from '../client.ts';
import { ofBooking } from '../in-scope.ts';
import {
  lineDepot,
  readLineDepot,
  readLineTrailer,
  type LineDepotRow,
  type LineTrailerRow,
} from '#db/trailer/line-trailer.ts';
import type { Tables } from '../schema.ts';

/** A booking with all that a handover needs to know of it. */
export type HandoverBookingRow = Pick<
  Selectable<Tables['booking']>,
  | 'id'
  | 'number'
  | 'orderId'
  | 'businessUnitId'
  | 'trailerId'
  | 'startsAt'
  | 'endsAt'
  | 'driverName'
  | 'reservationNote'
  | 'handedBackAt'
> & {
  readonly status: BookingState;
  readonly orderStatus: OrderState;
  readonly company: string;
  readonly services: readonly string[];
  readonly trailer: LineTrailerRow;
  readonly vin: string;
  readonly axles: number;
  readonly depot: LineDepotRow;
  readonly street: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly keyBox: boolean;
  /** Where it was agreed to be brought back, if that is another depot than the one of the handover. */
  readonly returnDepot: AddressedDepotRow | null;
  /** Of a trailer that was exchanged on the road: whether the booking has given it away, or got it there. */
  readonly leg: 'left' | 'joined' | null;
};

type AddressedDepotRow = LineDepotRow & { readonly street: string; readonly postalCode: string };

export type WhichBooking = { readonly scope: Scope; readonly bookingId: string };
/** Of a booking whose trailer was exchanged, which of its trailers. Without one, or one it never had: the one it has. */
export type WhichTrailer = { readonly trailerId?: string | undefined };
/** A pick-up happens where the booking begins, a return where it ends, or where the trailer really is. */
type WhichPlace = { readonly kind?: HandoverKind | undefined; readonly depotId?: string | undefined };
/** Whether the booking `k` has given a trailer away on the road. */
const hasLeft = (trailerId: string | undefined) => sql<boolean>`exists (
  select from booking_exchange x where x.booking_id = k.id and x.old_trailer_id = ${trailerId ?? null}::uuid
)`;

const placeOf = ({ kind, depotId }: WhichPlace) =>
  kind === 'return'
    ? sql<string>`coalesce(${depotId ?? null}::uuid, k.returned_depot_id, k.return_depot_id, k.depot_id)`
    : sql<string>`k.depot_id`;

const readAddressedReturn = sql<AddressedDepotRow | null>`case when r.id is not null then
  ${lineDepot('r')}::jsonb || jsonb_build_object('street', r.street, 'postalCode', r.postal_code) end`.as(
  'returnDepot',
);

export const findHandoverBooking = (
  db: Database,
  { scope, bookingId, trailerId, ...place }: WhichBooking & WhichTrailer & WhichPlace,
) =>
  db
    .selectFrom('booking as k')
    .innerJoin('customerOrder as o', 'o.id', 'k.orderId')
    .innerJoin('businessUnit as b', 'b.id', 'k.businessUnitId')
    .innerJoin('trailer as t', (join) =>
      join.on(
        sql<boolean>`t.id = case when ${hasLeft(trailerId)} then ${trailerId ?? null}::uuid else k.trailer_id end`,
      ),
    )
    .innerJoin('depot as d', (join) => join.on(sql<boolean>`d.id = ${placeOf(place)}`))
    .leftJoin('depot as r', (join) =>
      join.on(sql<boolean>`r.id = coalesce(k.return_depot_id, k.depot_id) and r.id <> d.id`),
    )
    .select(readAddressedReturn)
    .select([
      'k.id',
      'k.number',
      'k.orderId',
      'k.businessUnitId',
      't.id as trailerId',
      'k.status',
      'k.startsAt',
      'k.endsAt',
      'k.driverName',
      'k.reservationNote',
      'k.handedBackAt',
      'o.status as orderStatus',
      'b.name as company',
      't.vin',
      't.axles',
      'd.street',
      'd.postalCode',
      'd.phone',
      'd.keyBox',
      sql<HandoverBookingRow['leg']>`case
        when t.id <> k.trailer_id then 'left'
        when exists (select from booking_exchange x where x.booking_id = k.id and x.new_trailer_id = t.id) then 'joined'
      end`.as('leg'),
      readLineTrailer,
      readLineDepot,
      sql<string[]>`array(
        select s.service_key from booking_service s join service v on v.key = s.service_key
        where s.booking_id = k.id order by v.position, s.service_key
      )`.as('services'),
    ])
    .where('k.id', '=', bookingId)
    .where(ofBooking(scope))
    .executeTakeFirst();
