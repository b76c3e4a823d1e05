import { sql, type RawBuilder } from 'kysely';
import type { OrderState } from '#domain/order/order-state.ts';
import type { PaymentStatus } from '#domain/order/payment-status.ts';
import type { Scope } from '#domain/team/scope.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import type { Database } from '../client.ts';
import { countEach, sumCents } from '../count-each.ts';
import { inScope } from '../in-scope.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import { matchesTyped, type TypedFilter } from '#db/figure/console-search.queries.ts';
import type { RowOf } from '../row-of.ts';

/** Of an order at a depot its first line there stands for it, and carries the same time. */
const AT_DEPOT: Keyset['columns'] = [
  { by: sql`k.created_at`, type: 'instant' },
  { by: sql`k.order_id`, type: 'uuid' },
];
const ANYWHERE: Keyset['columns'] = [
  { by: sql`o.created_at`, type: 'instant' },
  { by: sql`o.id`, type: 'uuid' },
];
export const adminOrderColumns = (depotId: string | undefined) =>
  ({
    createdAt: depotId === undefined ? ANYWHERE : AT_DEPOT,
    net: [
      { by: sql`o.due_net_cents`, type: 'integer' },
      { by: sql`o.id`, type: 'uuid' },
    ],
    /** Of a company from A to Z the newest first. */
    company: [
      { by: sql`lower(o.unit_name)`, type: 'text' },
      { by: sql`o.business_unit_id`, type: 'uuid' },
      { by: sql`-(extract(epoch from o.created_at) * 1000000)::int8`, type: 'integer' },
      { by: sql`o.id`, type: 'uuid' },
    ],
  }) as const satisfies Record<string, Keyset['columns']>;

export type AdminOrderFilter = {
  readonly typed: TypedFilter | undefined;
  readonly status: OrderState | undefined;
  readonly payment: PaymentStatus | undefined;
  readonly depotId: string | undefined;
  readonly scope: Scope;
  /** The operator's day: what was due before it is overdue. */
  readonly today: string;
  readonly from: Date | undefined;
  readonly before: Date | undefined;
};
type Page = { readonly keyset: Keyset; readonly after: Place | undefined; readonly limit: number };

export type OrderSpan = {
  readonly trailers: readonly string[];
  readonly depots: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
};

const LISTED = [
  'o.id',
  'o.number',
  'o.status',
  'o.paymentMethod',
  'o.paymentStatus',
  'o.createdAt',
  'o.lapsesAt',
  'o.poNumber',
  'o.version',
  'o.billing',
  'o.netCents',
  'o.dueNetCents',
  'o.dueGrossCents',
  'o.paidCents',
  'o.paymentDueOn',
  'o.businessUnitId as unitId',
  'o.unitName',
] as const;

/**
 * The orders of all units. With a depot its index leads, so that a quiet depot does not cost a walk through all orders;
 * the offset keeps the planner from reading them all for a busy one.
 */
export function listAdminOrders(db: Database, { keyset, after, limit, ...filter }: AdminOrderFilter & Page) {
  return pageBy(selectAdminOrders(db, filter), keyset, { after, limit }).execute();
}
export type AdminOrderListRow = RowOf<typeof listAdminOrders>;

type Counted = { readonly filter: AdminOrderFilter; readonly most: number };

/** How many orders there are in each state and in all, whatever state the filter names. */
export const countOrderStates = (db: Database, { filter, most }: Counted) =>
  countEach(db, ['all', ...ORDER_STATES], (state) =>
    selectAdminOrders(db, { ...filter, status: state === 'all' ? undefined : state })
      .clearSelect()
      .select('o.id')
      .limit(most),
  );

/** What is to be paid for the orders of a list, net. */
export const sumAdminOrders = (db: Database, { filter, most }: Counted) =>
  sumCents(db, selectAdminOrders(db, filter).clearSelect().select('o.dueNetCents as cents').limit(most));

function selectAdminOrders(
  db: Database,
  { typed, status, payment, depotId, scope, today, from, before }: AdminOrderFilter,
) {
  const orders = db
    .selectFrom('customerOrder as o')
    .$if(status !== undefined, (query) => query.where('o.status', '=', status ?? 'placed'))
    .$if(payment !== undefined, (query) => query.where(isPaidAs(payment ?? 'open', today)))
    .where(inScope('o.businessUnitId', scope))
    .where(({ and, eb }) =>
      and([
        ...(from === undefined ? [] : [eb('o.createdAt', '>=', from)]),
        ...(before === undefined ? [] : [eb('o.createdAt', '<', before)]),
      ]),
    );
  const derived = [spanOf.as('span'), isOverdue(today).as('isOverdue')] as const;
  if (depotId === undefined) {
    return orders
      .select(LISTED)
      .select(derived)
      .$if(typed !== undefined, (query) => query.where(isMatch(sql`o.id`, typed)));
  }
  return db
    .selectFrom('booking as k')
    .innerJoinLateral(orders.selectAll('o').where('o.id', '=', sql.ref<string>('k.orderId')).offset(0).as('o'), (on) =>
      on.onTrue(),
    )
    .select(LISTED)
    .select(derived)
    .where('k.depotId', '=', depotId)
    .where(
      sql<boolean>`not exists (
        select from booking n
        where n.order_id = k.order_id and n.depot_id = k.depot_id and n.line_number < k.line_number
      )`,
    )
    .$if(typed !== undefined, (query) => query.where(isMatch(sql`k.order_id`, typed)));
}

/** What is overdue is still awaited; where nothing is left to pay, nothing is. */
function isPaidAs(payment: PaymentStatus, today: string): RawBuilder<boolean> {
  if (payment === 'overdue') return isOverdue(today);
  return payment === 'awaitingTransfer'
    ? sql<boolean>`(o.payment_status in ('awaitingTransfer', 'overdue') and o.due_gross_cents > o.paid_cents)`
    : sql<boolean>`o.payment_status = ${payment}`;
}

/** In the words of the index of what is unpaid. */
const isOverdue = (today: string) =>
  sql<boolean>`(o.payment_status in ('awaitingTransfer', 'overdue')
    and o.due_gross_cents > o.paid_cents and coalesce(o.payment_due_on < ${today}::date, false))`;

const spanOf = sql<OrderSpan>`(
  select json_build_object(
    'trailers', json_agg(t.number order by k.line_number), 'depots', json_agg(distinct d.code),
    'from', min(k.starts_at), 'to', max(k.ends_at), 'timeZone', (array_agg(d.time_zone order by k.starts_at))[1]
  )
  from booking k join trailer t on t.id = k.trailer_id join depot d on d.id = k.depot_id
  where k.order_id = o.id
)`;

/** What was typed is gathered first, by the indexes of numbers, companies and trailers, and then joined. */
const isMatch = (orderId: RawBuilder<unknown>, typed: TypedFilter | undefined): RawBuilder<boolean> => {
  const { numbers, units, trailers } = matchesTyped(typed);
  return sql<boolean>`${orderId} = any(array(
    select m.id from customer_order m where ${numbers(sql`m.number`)}
    union select m.id from customer_order m where m.business_unit_id in (${units})
    union select m.order_id from booking m where m.trailer_id in (${trailers})
  ))`;
};

/** Whose order it is, and who placed it in the author's name. */
export const findOrderCompany = (db: Database, orderId: string) =>
  db
    .selectFrom('customerOrder as o')
    .innerJoin('businessUnit as u', 'u.id', 'o.businessUnitId')
    .leftJoin('userAccount as x', 'x.id', 'o.impersonatorId')
    .select(['u.id', 'u.name', 'u.phone', 'o.billing'])
    .select(sql<string | null>`x.first_name || ' ' || x.last_name`.as('impersonator'))
    .where('o.id', '=', orderId)
    .executeTakeFirst();
