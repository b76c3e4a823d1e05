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
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  readonly keyset: Keyset;
  readonly after: Place | undefined;
  readonly limit: number;
};

/** The log has ids of all kinds; those of people are looked up by their key. */
const OBJECT_AS_USER = sql<string>`
  case when l.object_type = 'user' and l.object_id ~ '^[0-9a-f-]{36}$' then l.object_id::uuid end`;

export function listAudit(db: Database, question: Question) {
  const { typed, actorId, scope, action, from, before, keyset, ...page } = question;
  let query = db
    .selectFrom('auditLog as l')
    .leftJoin('userAccount as a', 'a.id', 'l.actorId')
    .leftJoin('userAccount as i', 'i.id', 'l.impersonatorId')
    .leftJoin('businessUnit as b', 'b.id', 'l.businessUnitId')
    .leftJoin('userAccount as o', (join) => join.on('o.id', '=', OBJECT_AS_USER))
    .select(['l.id', 'l.at', 'l.actorKind', 'l.actorId', 'l.impersonatorId', 'l.businessUnitId'])
    .select(['l.action', 'l.objectType', 'l.objectId', 'l.data', 'l.traceId', 'b.name as businessUnitName'])
    .select([
      sql<string | null>`a.first_name || ' ' || a.last_name`.as('actorName'),
      sql<string | null>`i.first_name || ' ' || i.last_name`.as('impersonatorName'),
      sql<string | null>`o.first_name || ' ' || o.last_name`.as('objectName'),
    ]);
  if (typed !== undefined) query = query.where(isAbout(typed));
  if (actorId !== undefined) {
    query = query.where((eb) => eb.or([eb('l.actorId', '=', actorId), eb('l.impersonatorId', '=', actorId)]));
  }
  query = query.where(inScope('l.businessUnitId', scope));
  if (action !== undefined) {
    query = action.includes('.')
      ? query.where('l.action', '=', action)
      : query.where('l.action', 'like', `${action}.%`);
  }
  if (from !== undefined) query = query.where('l.at', '>=', from);
  if (before !== undefined) query = query.where('l.at', '<', before);
  return pageBy(query, keyset, page).execute();
}
export type AuditRow = RowOf<typeof listAudit>;

/** What was done to an order, a booking or a trailer, or to whatever has this very id, and what one call has done. */
const isAbout = (typed: TypedFilter): RawBuilder<boolean> => {
  const { numbers, trailers } = matchesTyped(typed);
  return sql<boolean>`l.id = any(array(
    select m.id from audit_log m where m.trace_id = ${typed.q}
    union select m.id from audit_log m where m.object_id = any(array(
      select ${typed.q}
      union select o.id::text from customer_order o where ${numbers(sql`o.number`)}
      union select k.id::text from booking k where ${numbers(sql`k.number`)}
      union select t.id::text from (${trailers}) t
    ))
  ))`;
};
