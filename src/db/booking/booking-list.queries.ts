import { sql, type RawBuilder } from 'kysely';
import type { BookingState } from '#domain/booking/booking-state.ts';
import { ATTENTION, TAB_STATES, type BookingTab } from '#domain/booking/booking-tab.ts';
import type { Database } from '../client.ts';

export type BookingFilter = {
  readonly businessUnitId: string;
  /** Whose approvals wait for them: undefined for those who may not approve. */
  readonly deciderId: string | undefined;
  readonly states: readonly BookingState[] | undefined;
  readonly text: string | undefined;
  readonly types: readonly string[] | undefined;
  /** Codes or ids. */
  readonly depots: readonly string[] | undefined;
  readonly now: Date;
};

export type BookingPlace = { readonly rank: number; readonly value: number; readonly orderId: string };
export type BookingOrdering = 'attention' | 'pickUp' | 'return' | 'newest';

/** The tests of `findAttention`, in its order; null where nothing is to be done. */
const attentionRank = ({ deciderId, now }: BookingFilter): RawBuilder<number | null> => {
  const tests: Record<(typeof ATTENTION)[number], RawBuilder<boolean>> = {
    overdue: sql`k.status in ('onRent', 'returnAnnounced') and k.handed_back_at is null and k.ends_at <= ${now}`,
    pickUpToday: sql`k.status = 'reserved' and o.status in ('confirmed', 'active')
      and (k.starts_at at time zone d.time_zone)::date = (${now}::timestamptz at time zone d.time_zone)::date`,
    approval: sql`k.status = 'reserved' and o.status = 'pendingApproval' and o.created_by <> ${deciderId ?? null}::uuid`,
    advancePayment: sql`k.status = 'reserved' and o.status = 'placed'`,
  };
  const cases = ATTENTION.map((reason, rank) => sql`when ${tests[reason]} then ${sql.lit(rank)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
};

/** Percent signs and underscores are what they are. */
const toPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function lines(filter: BookingFilter): RawBuilder<unknown> {
  const { businessUnitId, states, text, types, depots } = filter;
  const tests: RawBuilder<unknown>[] = [sql`k.business_unit_id = ${businessUnitId}`];
  if (states) tests.push(sql`k.status = any(${states})`);
  if (types) tests.push(sql`t.type = any(${types})`);
  if (depots) tests.push(sql`(lower(d.code) = any(${depots}) or d.id::text = any(${depots}))`);
  if (text) {
    const pattern = toPattern(text);
    const plate = toPattern(text.replaceAll(/[^\p{L}\p{N}]/gu, ''));
    tests.push(sql`(
      k.number ilike ${pattern} or t.number ilike ${pattern} or t.plate ilike ${pattern}
      or (${plate} <> '%%' and regexp_replace(t.plate, '[^[:alnum:]]', '', 'g') ilike ${plate})
      or k.driver_name ilike ${pattern} or k.reservation_note ilike ${pattern} or o.po_number ilike ${pattern}
      or k.return_reference ilike ${pattern}
    )`);
  }
  return sql`
    select k.id, k.order_id, k.line_number, k.status, k.starts_at, k.ends_at, o.lapses_at, o.created_at,
      ${attentionRank(filter)} as rank
    from booking k
    join customer_order o on o.id = k.order_id
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = k.depot_id
    where ${sql.join(tests, sql` and `)}`;
}

const inTab = (tab: BookingTab): RawBuilder<boolean> =>
  tab === 'waiting' ? sql`rank is not null` : sql`status = any(${TAB_STATES[tab]})`;

/** How many bookings each tab shows. */
export async function countBookings(db: Database, filter: BookingFilter): Promise<Record<BookingTab, number>> {
  const { rows } = await sql<Record<BookingTab, number>>`
    select
      count(*) filter (where ${inTab('running')}) as running, count(*) filter (where ${inTab('upcoming')}) as upcoming,
      count(*) filter (where ${inTab('waiting')}) as waiting, count(*) filter (where ${inTab('past')}) as past
    from (${lines(filter)}) l`.execute(db);
  return rows[0] ?? { running: 0, upcoming: 0, waiting: 0, past: 0 };
}

const milliseconds = (at: RawBuilder<unknown>) => sql`(extract(epoch from ${at}) * 1000)::bigint`;

/** Until when what the line waits for can still be done: an order lapses, a trailer was to come back or is to be fetched. */
const URGENT_AT = {
  overdue: sql`ends_at`,
  pickUpToday: sql`starts_at`,
  approval: sql`lapses_at`,
  advancePayment: sql`lapses_at`,
} as const satisfies Record<(typeof ATTENTION)[number], RawBuilder<unknown>>;
const urgentAt = sql`case ${sql.join(
  ATTENTION.map((reason, rank) => sql`when rank = ${sql.lit(rank)} then ${URGENT_AT[reason]}`),
  sql` `,
)} end`;

/** What orders are sorted by, smallest first: the most pressing of their lines decides. */
const SORT_VALUES = {
  attention: sql`case when min(rank) is null then -${milliseconds(sql`max(created_at)`)}
    else ${milliseconds(sql`(array_agg(${urgentAt} order by rank, ${urgentAt}))[1]`)} end`,
  pickUp: milliseconds(sql`min(starts_at)`),
  return: milliseconds(sql`min(ends_at)`),
  newest: sql`-${milliseconds(sql`max(created_at)`)}`,
} as const satisfies Record<BookingOrdering, RawBuilder<unknown>>;

type PageQuestion = {
  readonly filter: BookingFilter;
  readonly tab: BookingTab | undefined;
  readonly sort: BookingOrdering;
  readonly after: BookingPlace | undefined;
  readonly limit: number;
};

/** Orders with those of their bookings that match, which stand together in a list. */
export async function listOrdersOfBookings(
  db: Database,
  { filter, tab, sort, after, limit }: PageQuestion,
): Promise<(BookingPlace & { readonly bookingIds: readonly string[] })[]> {
  const rank = sort === 'attention' ? sql`coalesce(min(rank), ${sql.lit(ATTENTION.length)})` : sql`0`;
  const { rows } = await sql<BookingPlace & { bookingIds: string[] }>`
    select * from (
      select order_id, ${rank} as rank, ${SORT_VALUES[sort]} as value, array_agg(id order by line_number) as booking_ids
      from (${lines(filter)}) l
      where ${tab === undefined ? sql`true` : inTab(tab)}
      group by order_id
    ) g
    where ${after ? sql`(rank, value, order_id) > (${after.rank}::int, ${after.value}::bigint, ${after.orderId}::uuid)` : sql`true`}
    order by rank, value, order_id
    limit ${limit}`.execute(db);
  return rows;
}
