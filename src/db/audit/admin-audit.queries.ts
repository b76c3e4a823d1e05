import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#domain/team/scope.ts';
import type { Database } from '../client.ts';
import { inScope } from '../in-scope.ts';
import { matchesTyped, type TypedFilter } from '#db/figure/console-search.queries.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { RowOf } from '../row-of.ts';

export const AUDIT_ORDERS = {
  at: [
    { by: sql`l.at`, type: 'instant' },
    { by: sql`l.id`, type: 'integer' },
  ],
} as const satisfies Readonly<Record<string, Keyset['columns']>>;

type Question = {
  readonly typed?: TypedFilter | undefined;
  readonly actorId?: string | undefined;
  readonly scope: Scope;
  /** One action, or the noun before its dot. */
  readonly action?: string | undefined;
  /** What it was done to. */
  readonly object?: string | undefined;
  /** The path of a price, or the beginning of one. */
  readonly price?: string | undefined;
  /** Actions that are left out. */
  readonly without: readonly string[];
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  readonly keyset: Keyset;
  readonly after: Place | undefined;
  readonly limit: number;
};

export async function listAudit(db: Database, question: Question) {
  const { typed, actorId, scope, action, object, price, without, from, before, keyset, ...page } = question;
  let query = db
    .selectFrom('auditLog as l')
    .leftJoin('userAccount as a', 'a.id', 'l.actorId')
    .leftJoin('userAccount as i', 'i.id', 'l.impersonatorId')
    .leftJoin('businessUnit as b', 'b.id', 'l.businessUnitId')
    .select(['l.id', 'l.at', 'l.actorKind', 'l.actorId', 'l.impersonatorId', 'l.businessUnitId'])
    .select(['l.action', 'l.objectType', 'l.objectId', 'l.data', 'l.traceId', 'b.name as businessUnitName'])
    .select([
      sql<string | null>`a.first_name || ' ' || a.last_name`.as('actorName'),
      sql<string | null>`i.first_name || ' ' || i.last_name`.as('impersonatorName'),
    ]);
  if (typed !== undefined) query = query.where(await isAbout(db, typed));
  if (actorId !== undefined) {
    query = query.where((eb) => eb.or([eb('l.actorId', '=', actorId), eb('l.impersonatorId', '=', actorId)]));
  }
  query = query.where(inScope('l.businessUnitId', scope));
  if (action !== undefined) {
    query = action.includes('.')
      ? query.where('l.action', '=', action)
      : query.where('l.action', 'like', `${action}.%`);
  }
  if (object !== undefined) query = query.where(isOf(object));
  if (price !== undefined) query = query.where(isPrice(price));
  if (without.length > 0) query = query.where('l.action', 'not in', without);
  if (from !== undefined) query = query.where('l.at', '>=', from);
  if (before !== undefined) query = query.where('l.at', '<', before);
  return pageBy(query, keyset, page).execute();
}
export type AuditRow = RowOf<typeof listAudit>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What was done to this very thing, and to what belongs to it: an order has bookings, those have protocols and charges. */
const isOf = (object: string): RawBuilder<boolean> => {
  const bookings = sql`(select k.id from booking k where k.order_id = ${object}::uuid or k.id = ${object}::uuid)`;
  const parts = UUID.test(object)
    ? sql`
      union select k.id::text from booking k where k.order_id = ${object}::uuid
      union select i.id::text from invoice i where i.order_id = ${object}::uuid
      union select h.id::text from handover h where h.booking_id in ${bookings}
      union select c.id::text from booking_charge c where c.booking_id in ${bookings}`
    : sql``;
  return sql<boolean>`l.id = any(array(
    select m.id from audit_log m where m.object_id = any(array(select ${object}::text ${parts}))
  ))`;
};

/**
 * What was done to a price, in whichever list. Older entries say that a list was changed and not what, so that they may be
 * about it too.
 */
const isPrice = (price: string): RawBuilder<boolean> => sql<boolean>`l.id = any(array(
  select m.id from audit_log m where m.action = 'priceList.change' and (
    m.data -> 'changes' is null or exists (
      select from jsonb_object_keys(m.data -> 'changes') path
      where path = ${price} or starts_with(path, ${price} || '.')
    )
  )
))`;

/** More objects than that are not gathered: of so many, the next entries of the log tell soon. */
const MOST_OBJECTS = 5000;
const OBJECT_ID = sql`case when l.object_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then l.object_id::uuid end`;

/**
 * What was done to an order, a booking or a trailer, or to whatever has this very id, and what one call has done. The
 * beginning of all numbers is looked for entry by entry, each by the id of its object: `exists` would read all orders first.
 */
async function isAbout(db: Database, typed: TypedFilter): Promise<RawBuilder<boolean>> {
  const { numbers, trailers } = matchesTyped(typed);
  const most = MOST_OBJECTS + 1;
  const { rows } = await sql<{ objects: readonly string[] }>`select array(
    (select o.id::text from customer_order o where ${numbers(sql`o.number`)} order by o.number limit ${most})
    union (select k.id::text from booking k where ${numbers(sql`k.number`)} order by k.number limit ${most})
    union select t.id::text from (${trailers}) t
    union select ${typed.q}
  ) as objects`.execute(db);
  const objects = rows[0]?.objects ?? [];
  if (objects.length <= MOST_OBJECTS) {
    return sql<boolean>`l.id = any(array(
      select m.id from audit_log m where m.trace_id = ${typed.q}
      union select m.id from audit_log m where m.object_id = any(${objects}::text[])
    ))`;
  }
  return sql<boolean>`(l.trace_id = ${typed.q} or l.object_id = ${typed.q}
    or (select ${numbers(sql`o.number`)} from customer_order o where o.id = ${OBJECT_ID})
    or (select ${numbers(sql`k.number`)} from booking k where k.id = ${OBJECT_ID})
    or l.object_id in (select t.id::text from (${trailers}) t))`;
}
