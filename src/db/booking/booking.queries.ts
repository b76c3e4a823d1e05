import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { ServiceUnit } from '#domain/price/service-price.ts';
import type { Scope } from '#domain/team/scope.ts';
import { turnaroundKept } from '#domain/trailer/turnaround.ts';
import type { Database, Transaction } from '../client.ts';
import { ofBooking } from '../in-scope.ts';
import type { BookedServiceNames } from '../json-columns.ts';
import type { OrderRow } from '#db/order/order.queries.ts';
import type { Tables } from '../schema.ts';

export type BookingRow = Selectable<Tables['booking']>;

export type ServiceOfBooking = {
  readonly key: string;
  readonly names: BookedServiceNames;
  readonly unit: ServiceUnit;
  readonly unitPriceCents: number;
  readonly netCents: number;
};

/** A booking that nobody else changes meanwhile, with what its rules need to know. */
export type LockedBooking = {
  readonly booking: BookingRow;
  readonly order: OrderRow;
  readonly trailer: { readonly id: string; readonly number: string; readonly type: string; readonly subType: string };
  readonly depot: {
    readonly id: string;
    readonly country: string;
    readonly timeZone: string;
    readonly lat: number;
    readonly lon: number;
  };
  /** Where it is brought back: the same one, unless it was agreed otherwise. */
  readonly returnDepot: LockedBooking['depot'];
  readonly services: readonly ServiceOfBooking[];
  /** How long its trailer stays off the market afterwards, as it was agreed. */
  readonly turnaroundHours: number;
};

type Which = { readonly bookingIds: readonly string[]; readonly scope: Scope };

const selectSubjects = (db: Database, { bookingIds, scope }: Which) =>
  db
    .selectFrom('booking as k')
    .innerJoin('trailer as t', 't.id', 'k.trailerId')
    .innerJoin('depot as d', 'd.id', 'k.depotId')
    .innerJoin('depot as r', (join) => join.on(sql<boolean>`r.id = coalesce(k.return_depot_id, k.depot_id)`))
    .selectAll('k')
    .select([
      sql<LockedBooking['trailer']>`json_build_object(
        'id', t.id, 'number', t.number, 'type', t.type, 'subType', t.sub_type)`.as('trailer'),
      sql<LockedBooking['depot']>`json_build_object(
        'id', d.id, 'country', d.country, 'timeZone', d.time_zone, 'lat', d.lat, 'lon', d.lon)`.as('depot'),
      sql<LockedBooking['depot']>`json_build_object(
        'id', r.id, 'country', r.country, 'timeZone', r.time_zone, 'lat', r.lat, 'lon', r.lon)`.as('returnDepot'),
      sql<ServiceOfBooking[]>`coalesce((
        select json_agg(json_build_object(
          'key', s.service_key, 'names', s.names, 'unit', s.unit, 'unitPriceCents', s.unit_price_cents,
          'netCents', s.net_cents
        ) order by s.service_key)
        from booking_service s where s.booking_id = k.id
      ), '[]')`.as('services'),
      sql<number | null>`(
        select a.turnaround_hours from allocation a where a.booking_id = k.id and a.trailer_id = k.trailer_id
      )`.as('keptHours'),
    ])
    .where('k.id', 'in', bookingIds)
    .where(ofBooking(scope))
    .orderBy('k.id');

const selectOrders = (db: Database, { bookingIds, scope }: Which) =>
  db
    .selectFrom('customerOrder')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb.selectFrom('booking as k').select('k.orderId').where('k.id', 'in', bookingIds).where(ofBooking(scope)),
    )
    .orderBy('id');

type SubjectRow = Awaited<ReturnType<ReturnType<typeof selectSubjects>['execute']>>[number];

function joinOrders(rows: readonly SubjectRow[], orders: readonly OrderRow[]): readonly LockedBooking[] {
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  return rows.flatMap(({ trailer, depot, returnDepot, services, keptHours, ...booking }) => {
    const order = orderOf.get(booking.orderId);
    return order
      ? [
          {
            booking,
            order,
            trailer,
            depot,
            returnDepot,
            services,
            turnaroundHours: turnaroundKept(keptHours, trailer.type),
          },
        ]
      : [];
  });
}

/**
 * Makes whoever changes a booking wait for whoever changes its order or one of its bookings now: orders first, then
 * bookings, each in the order of their ids. Trailers, if any, are locked afterwards. Unknown ones are left out.
 */
export async function lockBookings(trx: Transaction, which: Which): Promise<readonly LockedBooking[]> {
  const orders = await selectOrders(trx, which).forUpdate().execute();
  if (orders.length === 0) return [];
  // A statement of its own: it sees what those before us in the queue have done.
  return joinOrders(await selectSubjects(trx, which).forNoKeyUpdate('k').execute(), orders);
}

/** Bookings with their orders for a look that changes nothing and waits for nobody. */
export async function findBookings(db: Database, which: Which): Promise<readonly LockedBooking[]> {
  const orders = await selectOrders(db, which).execute();
  if (orders.length === 0) return [];
  return joinOrders(await selectSubjects(db, which).execute(), orders);
}

export const updateBooking = (
  trx: Transaction,
  { bookingId, changes }: { readonly bookingId: string; readonly changes: Updateable<Tables['booking']> },
) =>
  trx
    .updateTable('booking')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', bookingId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The states of all bookings of an order, by their ids. */
export async function listStatesOfOrder(db: Database, orderId: string): Promise<Map<string, BookingRow['status']>> {
  const rows = await db.selectFrom('booking').select(['id', 'status']).where('orderId', '=', orderId).execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}

export const insertExtension = (trx: Transaction, extension: Insertable<Tables['bookingExtension']>) =>
  trx.insertInto('bookingExtension').values(extension).returning('id').executeTakeFirstOrThrow();

/** What the services of a booking cost with other days. */
export async function updateServicePrices(
  trx: Transaction,
  { bookingId, prices }: { readonly bookingId: string; readonly prices: ReadonlyMap<string, number> },
): Promise<void> {
  for (const [serviceKey, netCents] of prices) {
    await trx
      .updateTable('bookingService')
      .set({ netCents })
      .where('bookingId', '=', bookingId)
      .where('serviceKey', '=', serviceKey)
      .execute();
  }
}

export async function nextReturnSequence(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ sequence: number }>`select nextval('return_number') as sequence`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('A sequence gave no number');
  return row.sequence;
}
