import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { CHARGE_KINDS } from '#domain/charge/charge-kind.ts';
import type { StoredSetting } from '#domain/setting/settings-in-force.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { MandateScheme } from '#domain/payment/mandate.ts';
import type { ServiceUnit } from '#domain/price/service-price.ts';
import type { Scope } from '#domain/team/scope.ts';
import type { Database, Transaction } from '../client.ts';
import { inScope } from '../in-scope.ts';
import { insertAny, insertRows } from '../insert-rows.ts';
import type { BookedServiceNames } from '../json-columns.ts';
import {
  readLineDepot,
  readLineTrailer,
  readReturnDepot,
  type LineDepotRow,
  type LineTrailerRow,
} from '#db/trailer/line-trailer.ts';
import { prepared } from '../prepared.ts';
import type { Tables } from '../schema.ts';
import type { Write } from '../write-together.ts';
import type { WhichOrder } from './which-order.ts';

export type OrderRow = Selectable<Tables['customerOrder']>;
type BookingColumns = Selectable<Tables['booking']>;

/** An order with the people and the mandate it names. */
export type OrderWithPeople = OrderRow & {
  readonly creatorName: string;
  readonly deciderName: string | null;
  readonly company: string;
  readonly mandate: {
    readonly reference: string;
    readonly scheme: MandateScheme;
    readonly ibanMasked: string;
    readonly accountHolder: string;
  } | null;
};

export type BookedServiceRow = {
  readonly key: string;
  readonly names: BookedServiceNames;
  readonly unit: ServiceUnit;
  readonly unitPriceCents: number;
  readonly netCents: number;
};

/** An extension or a rebooking. Times are ISO texts. */
export type LineExtensionRow = { readonly id: string; readonly createdAt: string; readonly endsAt: string };

/** A line of an order, with all that is shown of it. */
export type OrderLineRow = Pick<
  BookingColumns,
  | 'id'
  | 'orderId'
  | 'number'
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'chargeableDays'
  | 'priceTrace'
  | 'rentCents'
  | 'netCents'
  | 'taxCase'
  | 'taxCountry'
  | 'taxBasisPoints'
  | 'unitChoice'
  | 'oneWay'
  | 'freeCancellationHours'
  | 'lateCancellationDays'
  | 'noShowDays'
  | 'version'
> & {
  readonly services: readonly BookedServiceRow[];
  /** What was charged or credited since, net. */
  readonly chargedCents: number;
  /** In the order in which they were agreed. */
  readonly extensions: readonly LineExtensionRow[];
  readonly rebookings: readonly LineExtensionRow[];
  readonly trailer: LineTrailerRow;
  readonly depot: LineDepotRow;
  /** Where it is brought back, if that is another one. */
  readonly returnDepot: LineDepotRow | null;
};

type InUnit = { readonly businessUnitId: string };

/** A charge `c` by the agreement of its booking, and none that is billed beside it. */
export const isFeeOrCredit = sql<boolean>`c.kind not in (${sql.join(CHARGE_KINDS.map((kind) => sql.lit(kind)))})`;

/** What was charged or credited for a booking `k` by its agreement after it was made, net. */
export const chargedCents = sql<number>`coalesce((
  select sum(c.net_cents) from booking_charge c where c.booking_id = k.id and ${isFeeOrCredit}
), 0)::bigint`;

const selectOrders = (db: Database) =>
  db
    .selectFrom('customerOrder as o')
    .innerJoin('userAccount as u', 'u.id', 'o.createdBy')
    .innerJoin('businessUnit as b', 'b.id', 'o.businessUnitId')
    .leftJoin('userAccount as x', 'x.id', 'o.decidedBy')
    .leftJoin('mandate as m', 'm.id', 'o.mandateId')
    .selectAll('o')
    .select([
      'b.name as company',
      sql<string>`u.first_name || ' ' || u.last_name`.as('creatorName'),
      sql<string | null>`x.first_name || ' ' || x.last_name`.as('deciderName'),
      sql<OrderWithPeople['mandate']>`case when m.id is not null then json_build_object(
        'reference', m.reference, 'scheme', m.scheme, 'ibanMasked', m.iban_masked, 'accountHolder', m.account_holder
      ) end`.as('mandate'),
    ]);

export const findOrder = (db: Database, { businessUnitId, orderId }: WhichOrder) =>
  selectOrders(db).where('o.businessUnitId', '=', businessUnitId).where('o.id', '=', orderId).executeTakeFirst();

/** Alone, as whoever has locked it wants to read it again. */
export const findOrderRow = (db: Database, { businessUnitId, orderId }: WhichOrder) =>
  db
    .selectFrom('customerOrder')
    .selectAll()
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', orderId)
    .executeTakeFirst();

/** The newest order that somebody has placed since then. */
export const findOrderOfAuthor = (
  db: Database,
  { businessUnitId, userId, since }: InUnit & { readonly userId: string; readonly since: Date },
) =>
  db
    .selectFrom('customerOrder')
    .select(['id', 'number', 'createdAt'])
    .where('businessUnitId', '=', businessUnitId)
    .where('createdBy', '=', userId)
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Of any unit: for the operator, and for jobs that an outbox row sent. */
export const findOrderOfAnyUnit = (db: Database, orderId: string) =>
  selectOrders(db).where('o.id', '=', orderId).executeTakeFirst();

export type OrderPageQuestion = InUnit & {
  readonly statuses: readonly OrderState[] | undefined;
  /** The last order of the page before. */
  readonly after: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
};

/** Newest first. */
export const listOrders = (db: Database, { businessUnitId, statuses, after, limit }: OrderPageQuestion) =>
  selectOrders(db)
    .where('o.businessUnitId', '=', businessUnitId)
    .$if(statuses !== undefined, (query) => query.where('o.status', 'in', statuses ?? []))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(o.created_at, o.id) < (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();

export async function listOrderLines(
  db: Database,
  { businessUnitId, orderIds }: InUnit & { readonly orderIds: readonly string[] },
): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('booking as k')
    .innerJoin('trailer as t', 't.id', 'k.trailerId')
    .innerJoin('depot as d', 'd.id', 'k.depotId')
    .leftJoin('depot as r', 'r.id', 'k.returnDepotId')
    .select([
      'k.id',
      'k.orderId',
      'k.number',
      'k.status',
      'k.startsAt',
      'k.endsAt',
      'k.chargeableDays',
      'k.priceTrace',
      'k.rentCents',
      'k.netCents',
      'k.taxCase',
      'k.taxCountry',
      'k.taxBasisPoints',
      'k.unitChoice',
      'k.oneWay',
      'k.freeCancellationHours',
      'k.lateCancellationDays',
      'k.noShowDays',
      'k.version',
      readLineTrailer,
      readLineDepot,
      readReturnDepot,
      sql<BookedServiceRow[]>`coalesce((
        select json_agg(json_build_object(
          'key', s.service_key, 'names', s.names, 'unit', s.unit, 'unitPriceCents', s.unit_price_cents,
          'netCents', s.net_cents
        ) order by v.position, s.service_key)
        from booking_service s left join service v on v.key = s.service_key where s.booking_id = k.id
      ), '[]')`.as('services'),
      chargedCents.as('chargedCents'),
      sql<LineExtensionRow[]>`coalesce((
        select json_agg(json_build_object('id', x.id, 'createdAt', x.created_at, 'endsAt', x.ends_at)
          order by x.created_at, x.ends_at)
        from booking_extension x where x.booking_id = k.id
      ), '[]')`.as('extensions'),
      sql<LineExtensionRow[]>`coalesce((
        select json_agg(json_build_object('id', r.id, 'createdAt', r.created_at, 'endsAt', r.ends_at)
          order by r.created_at)
        from booking_rebooking r where r.booking_id = k.id
      ), '[]')`.as('rebookings'),
    ])
    .where('k.businessUnitId', '=', businessUnitId)
    .where('k.orderId', 'in', orderIds)
    .orderBy('k.orderId')
    .orderBy('k.lineNumber')
    .execute();
}

/** Makes whoever decides on an order wait for whoever decides on it now. Trailers, if any, are locked afterwards. */
export const lockOrder = (trx: Transaction, { orderId, scope }: { readonly orderId: string; readonly scope: Scope }) =>
  trx
    .selectFrom('customerOrder')
    .selectAll()
    .where('id', '=', orderId)
    .where(inScope('businessUnitId', scope))
    .forUpdate()
    .executeTakeFirst();

/** The waiting order whose time has been over for longest. Those that somebody is deciding on are left for the next time. */
export const lockLapsedOrder = (trx: Transaction, now: Date) =>
  trx
    .selectFrom('customerOrder')
    .selectAll()
    .where('status', 'in', ['pendingApproval', 'placed'])
    .where('lapsesAt', '<=', now)
    .orderBy('lapsesAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

type OrderGround = { readonly sequence: number; readonly settings: readonly StoredSetting[] };

/** The number of a new order, and what is decided about orders now: an order takes few statements. */
export async function openOrder(trx: Transaction): Promise<OrderGround> {
  const { rows } = await sql<OrderGround>`${prepared}
    select nextval('order_number') as sequence, coalesce((
      select json_agg(json_build_object('name', s.name, 'value', s.value))
      from (select distinct on (name) name, value from setting order by name, version desc) s
    ), '[]') as settings`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('A sequence gave no number');
  return row;
}

export type NewOrder = {
  readonly order: Partial<OrderRow>;
  readonly bookings: readonly Partial<BookingColumns>[];
  readonly services: readonly Partial<Selectable<Tables['bookingService']>>[];
};

/** To be sent with the other writes of the order. */
export const insertOrder = ({ order, bookings, services }: NewOrder): [Write, ...Write[]] => [
  insertRows('customerOrder', [order]),
  ...insertAny('booking', bookings),
  ...insertAny('bookingService', services),
];

export const updateOrder = (
  trx: Transaction,
  { businessUnitId, orderId, changes }: WhichOrder & { readonly changes: Updateable<Tables['customerOrder']> },
) =>
  trx
    .updateTable('customerOrder')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', orderId)
    .where('businessUnitId', '=', businessUnitId)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function insertCharges(
  trx: Transaction,
  charges: readonly Insertable<Tables['bookingCharge']>[],
): Promise<void> {
  if (charges.length > 0) await trx.insertInto('bookingCharge').values(charges).execute();
}

/** By what people call it, or by what the shop does. */
export const findOrderByIdOrNumber = (db: Database, { businessUnitId, order }: InUnit & { readonly order: string }) =>
  db
    .selectFrom('customerOrder')
    .select(['id', 'number', 'netCents'])
    .where('businessUnitId', '=', businessUnitId)
    .where(({ or, eb, cast, ref }) => or([eb('number', '=', order), eb(cast<string>(ref('id'), 'text'), '=', order)]))
    .executeTakeFirst();
