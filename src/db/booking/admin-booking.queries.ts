import { sql, type RawBuilder } from 'kysely';
import { DESK_TABS, DESK_TIME, type DeskTab } from '#domain/admin/booking-desk.ts';
import type { BookingState } from '#domain/booking/booking-state.ts';
import type { Scope } from '#domain/team/scope.ts';
import type { Database } from '../client.ts';
import { countEach, type Summed } from '../count-each.ts';
import { inScope } from '../in-scope.ts';
import { matchesTyped, type TypedFilter } from '#db/figure/console-search.queries.ts';
import { chargedCents, isFeeOrCredit } from '#db/order/order.queries.ts';
import { inOrderOf, type Keyset, pageBy, type Place } from '../keyset.ts';
import { readReturnDepot } from '../trailer/line-trailer.ts';
import type { RowOf } from '../row-of.ts';

const byStart: Keyset['columns'] = [
  { by: sql`k.starts_at`, type: 'instant' },
  { by: sql`k.id`, type: 'uuid' },
];
const byEnd: Keyset['columns'] = [
  { by: sql`k.ends_at`, type: 'instant' },
  { by: sql`k.id`, type: 'uuid' },
];
/** Of a company from A to Z what was picked up last first. */
const byCompany: Keyset['columns'] = [
  { by: sql`lower(k.unit_name)`, type: 'text' },
  { by: sql`k.business_unit_id`, type: 'uuid' },
  { by: sql`-(extract(epoch from k.starts_at) * 1000000)::int8`, type: 'integer' },
  { by: sql`k.id`, type: 'uuid' },
];
/** In the words of the index. */
const byNext: Keyset['columns'] = [
  { by: sql`next_handover(k.status, k.starts_at, k.ends_at)`, type: 'integer' },
  { by: sql`k.id`, type: 'uuid' },
];
export const BOOKING_ORDERS = { next: byNext, from: byStart, to: byEnd, company: byCompany } as const;

const isHandoverOpen = sql<boolean>`exists (
  select from handover h
  where h.booking_id = k.id and h.kind = 'pickUp' and h.trailer_id = k.trailer_id and h.signed_at is null
)`;

/** The customer has signed a pick-up that waits for the depot's signature. */
export const isToSign = sql<boolean>`k.status = 'reserved' and exists (
  select from handover h
  where h.booking_id = k.id and h.trailer_id = k.trailer_id and h.waiting_since is not null and h.signed_at is null
)`;

/** Words that the indexes of the tabs have as well. */
const TAB_CONDITION = {
  pickUps: sql<boolean>`k.status not in ('cancelled', 'noShow')`,
  returns: sql<boolean>`k.status not in ('cancelled', 'noShow')`,
  toConfirm: sql<boolean>`k.id = any(array(
    select m.id from booking m where m.status in ('onRent', 'returnAnnounced') and m.handed_back_at is not null
    union select h.booking_id from handover h join booking m on m.id = h.booking_id
      where h.waiting_since is not null and h.signed_at is null
        and m.status = 'reserved' and m.trailer_id = h.trailer_id
  ))`,
  overdue: sql<boolean>`k.status in ('onRent', 'returnAnnounced') and k.handed_back_at is null`,
  running: sql<boolean>`k.status in ('onRent', 'returnAnnounced')`,
  upcoming: sql<boolean>`k.status = 'reserved'`,
  returned: sql<boolean>`k.status = 'returned'`,
  all: sql<boolean>`true`,
} as const satisfies Record<DeskTab, RawBuilder<boolean>>;

export type AdminBookingFilter = {
  readonly tab: DeskTab;
  readonly typed: TypedFilter | undefined;
  readonly status: BookingState | undefined;
  readonly depotIds: readonly string[] | undefined;
  readonly scope: Scope;
  readonly type: string | undefined;
  /** Of the time that the tab is about. */
  readonly from: Date | undefined;
  readonly before: Date | undefined;
  readonly now: Date;
};
type Page = { readonly keyset: Keyset; readonly after: Place | undefined; readonly limit: number };

/** Which bookings a tab has under its filters. Today is each depot's own. */
function filterBookings(
  db: Database,
  { tab, typed, status, depotIds, scope, type, from, before, now }: AdminBookingFilter,
) {
  const time = timeOf(tab);
  const isToday = tab === 'pickUps' || tab === 'returns';
  return db
    .selectFrom('booking as k')
    .where(TAB_CONDITION[tab])
    .$if(tab === 'overdue', (query) => query.where('k.endsAt', '<=', now))
    .$if(isToday, (query) =>
      query
        // No zone is farther than this from Greenwich: a bound that an index can use, before each depot's own day.
        .where(sql<boolean>`${time} >= ${now}::timestamptz - interval '38 hours'`)
        .where(sql<boolean>`${time} < ${now}::timestamptz + interval '38 hours'`)
        .where(
          sql<boolean>`exists (
            select from depot d where d.id = k.depot_id
              and (${time} at time zone d.time_zone)::date = (${now}::timestamptz at time zone d.time_zone)::date
          )`,
        ),
    )
    .$if(status !== undefined, (query) => query.where('k.status', '=', status ?? 'reserved'))
    .$if(depotIds !== undefined, (query) => query.where(isAtOneOf(depotIds ?? [])))
    .where(inScope('k.businessUnitId', scope))
    .$if(type !== undefined, (query) => query.where('k.trailerType', '=', type ?? ''))
    .$if(from !== undefined, (query) => query.where(sql<boolean>`${time} >= ${from}`))
    .$if(before !== undefined, (query) => query.where(sql<boolean>`${time} < ${before}`))
    .$if(typed !== undefined, (query) => query.where(matchesBooking(typed)));
}

const timeOf = (tab: DeskTab) => (DESK_TIME[tab] === 'to' ? sql.ref('k.ends_at') : sql.ref('k.starts_at'));

/** A single depot keeps the order of its index, which a choice of them does not. */
const isAtOneOf = (depotIds: readonly string[]) =>
  depotIds.length === 1
    ? sql<boolean>`k.depot_id = ${depotIds[0]}`
    : sql<boolean>`k.depot_id = any(${depotIds}::uuid[])`;

/**
 * The bookings of all units. Bookings alone make up the page, and its rows are then joined: joined first, they could be so
 * many that the planner would rather read the other tables whole.
 */
export function listAdminBookings(db: Database, { keyset, after, limit, ...filter }: AdminBookingFilter & Page) {
  const bookings = filterBookings(db, filter).select('k.id');
  const rows = db
    .selectFrom(pageBy(bookings, keyset, { after, limit }).as('page'))
    .innerJoin('booking as k', 'k.id', 'page.id')
    .innerJoin('customerOrder as o', 'o.id', 'k.orderId')
    .innerJoin('trailer as t', 't.id', 'k.trailerId')
    .innerJoin('depot as d', 'd.id', 'k.depotId')
    .leftJoin('depot as r', 'r.id', 'k.returnDepotId')
    .select(readReturnDepot)
    .select(['k.id', 'k.number', 'k.status', 'k.startsAt', 'k.endsAt', 'k.handedBackAt', 'k.netCents'])
    .select(['k.driverName', 'k.driverPhone', 'k.version', 'k.unitChoice'])
    .select([chargedCents.as('chargedCents'), isToSign.as('isToSign')])
    .select([
      'k.returnedAt',
      'k.orderId',
      'o.number as orderNumber',
      'o.status as orderStatus',
      'k.businessUnitId as unitId',
      'k.unitName',
    ])
    .select(['t.id as trailerId', 't.number as trailerNumber', 't.plate', 't.type', 't.subType'])
    .select(['d.id as depotId', 'd.code as depotCode', 'd.city', 'd.country', 'd.timeZone', 'page.place']);
  return inOrderOf(rows, keyset).execute();
}
export type AdminBookingListRow = RowOf<typeof listAdminBookings>;

/** How many bookings each tab has, at most `most` of each, along its order. */
export const countBookingTabs = (
  db: Database,
  { filters, most }: { readonly filters: Readonly<Record<DeskTab, AdminBookingFilter>>; readonly most: number },
) =>
  countEach(db, DESK_TABS, (tab) => filterBookings(db, filters[tab]).select('k.id').orderBy(timeOf(tab)).limit(most));

/** What the bookings of a tab come to, net, with what was charged or credited since; of so many at most. */
export async function sumBookings(
  db: Database,
  { most, ...filter }: AdminBookingFilter & { readonly most: number },
): Promise<Summed> {
  const some = filterBookings(db, filter).select(['k.id', 'k.netCents']).orderBy(timeOf(filter.tab)).limit(most);
  const { rows } = await sql<Summed>`
    with listed as materialized (${some})
    select (select count(*) from listed)::int as count,
      ((select coalesce(sum(net_cents), 0) from listed) + (
        select coalesce(sum(c.net_cents), 0) from booking_charge c
        where ${isFeeOrCredit} and c.booking_id in (select id from listed)
      ))::bigint as cents`.execute(db);
  return rows[0] ?? { count: 0, cents: 0 };
}

/** What was typed is gathered first, by the indexes of numbers, companies and trailers. */
const matchesBooking = (typed: TypedFilter | undefined): RawBuilder<boolean> => {
  const { numbers, units, trailers } = matchesTyped(typed);
  return sql<boolean>`k.id = any(array(
    select m.id from booking m where ${numbers(sql`m.number`)}
    union select m.id from booking m where m.business_unit_id in (${units})
    union select m.id from booking m where m.trailer_id in (${trailers})
  ))`;
};

/** Whose booking it is, and whether its pick-up has been begun and not signed, or only by the customer. */
export const findBookingCompany = (db: Database, bookingId: string) =>
  db
    .selectFrom('booking as k')
    .innerJoin('businessUnit as u', 'u.id', 'k.businessUnitId')
    .innerJoin('trailer as t', 't.id', 'k.trailerId')
    .select([
      'u.id',
      'u.name',
      'u.phone',
      't.axles',
      'k.noShowDays',
      'k.lateFeeCents',
      isHandoverOpen.as('isHandoverOpen'),
      isToSign.as('isToSign'),
    ])
    .where('k.id', '=', bookingId)
    .executeTakeFirst();
