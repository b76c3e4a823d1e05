import { sql } from 'kysely';
import type { Database } from '../client.ts';

/** Something that the log tells about a booking or its order, or a mail that went out about them. */
export type HistoryRow = {
  readonly at: Date;
  readonly kind: string;
  readonly actor: string | null;
  readonly actorKind: 'guest' | 'member' | 'platformAdmin' | 'system';
  readonly impersonator: string | null;
  readonly data: Readonly<Record<string, unknown>>;
};

type Question = { readonly bookingId: string; readonly orderId: string; readonly kinds: readonly string[] };

/** What ended together with its order is told as the end of the order. */
const EVENT = sql<string>`coalesce(l.data ->> 'partOf', l.action)`;

/** Newest first, in one statement. An end of the order is told by the booking's own entry, if it has one. */
export async function listHistory(db: Database, { bookingId, orderId, kinds }: Question): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select e.at, e.kind, e.actor_kind, e.data,
      u.first_name || ' ' || u.last_name as actor, i.first_name || ' ' || i.last_name as impersonator
    from (
      select l.at, l.id as position, ${EVENT} as kind, l.actor_kind, l.actor_id, l.impersonator_id, l.data
      from audit_log l
      where l.action = any(${kinds}) and (
        (l.object_type = 'booking' and l.object_id = ${bookingId})
        or (l.object_type = 'order' and l.object_id = ${orderId} and not exists (
          select from audit_log o
          where o.object_type = 'booking' and o.object_id = ${bookingId} and o.data ->> 'partOf' = l.action
        ))
      )
      union all
      select m.created_at, null, 'mail', 'system', null, null,
        jsonb_build_object('template', m.template, 'recipient', m.recipient, 'subject', m.subject)
      from sent_mail m
      where m.status = 'sent' and (m.booking_id = ${bookingId} or (m.order_id = ${orderId} and m.booking_id is null))
    ) e
    left join user_account u on u.id = e.actor_id
    left join user_account i on i.id = e.impersonator_id
    order by e.at desc, e.position desc nulls first`.execute(db);
  return rows;
}

/** The last thing that was done to each of these bookings. */
export async function listLastChanges(
  db: Database,
  bookingIds: readonly string[],
): Promise<(Pick<HistoryRow, 'at' | 'kind' | 'actor'> & { readonly bookingId: string })[]> {
  const { rows } = await sql<Pick<HistoryRow, 'at' | 'kind' | 'actor'> & { bookingId: string }>`
    select w.id as booking_id, l.at, ${EVENT} as kind, u.first_name || ' ' || u.last_name as actor
    from unnest(${bookingIds}::text[]) as w (id)
    cross join lateral (
      select * from audit_log a
      where a.object_type = 'booking' and a.object_id = w.id
      order by a.id desc limit 1
    ) l
    left join user_account u on u.id = l.actor_id`.execute(db);
  return rows;
}
