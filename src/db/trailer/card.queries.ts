import { sql } from 'kysely';
import type { Circumstances } from '../booking/availability.queries.ts';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';
import { isFree, ownHolds, type Asker } from './free-trailer.ts';
import { windowTable } from './trailer-search.queries.ts';
import { SHOWN_COLUMNS, type TrailerWithImages } from './trailer.queries.ts';
import type { Window } from './window.ts';

/** What a card shows, and whether the trailer is free in its window at this very moment. */
export type CardRow = TrailerWithImages & {
  readonly free: boolean;
  /** Why not, and what else it can be had for. Absent for free ones, unless they are asked for. */
  readonly known: Circumstances | null;
};

type CardQuestion = {
  readonly trailerIds: readonly string[];
  readonly windows: readonly Window[];
  readonly asker: Asker;
  /** Allocations that end after it are told. */
  readonly from: Date;
  /** Whether the circumstances of free ones are told too. */
  readonly tellsAll: boolean;
};

/** In no particular order; without those that are retired, or stand in none of the windows any more. */
export async function listCards(
  db: Database,
  { trailerIds, windows, asker, from, tellsAll }: CardQuestion,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`${prepared}
    ${asker.businessUnitId === null ? sql`` : sql`with own_hold as materialized (${ownHolds(asker)})`}
    select
      ${sql.join(SHOWN_COLUMNS.map((name) => sql.ref(`t.${name}`)))},
      (
        select coalesce(json_agg(json_build_object(
          'path', i.path, 'alt', i.alt, 'width', i.width, 'height', i.height
        ) order by i.position), '[]')
        from trailer_image i where i.trailer_id = t.id
      ) as images,
      f.free,
      case when not f.free or ${tellsAll} then json_build_object(
        'trailerId', t.id, 'type', t.type, 'subType', t.sub_type, 'priceClass', t.price_class, 'depotId', t.depot_id,
        'state', t.status,
        'overdueSince', (
          select b.ends_at from booking b
          where b.trailer_id = t.id and b.status in ('onRent', 'returnAnnounced') and b.ends_at <= ${asker.now}
        ),
        'certificates', (
          select coalesce(json_agg(json_build_object('kind', c.kind, 'validUntil', c.valid_until) order by c.kind), '[]')
          from certificate c where c.trailer_id = t.id
        ),
        'allocations', (
          select coalesce(json_agg(json_build_object(
            'kind', a.kind, 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'expiresAt', a.expires_at,
            'businessUnitId', a.business_unit_id, 'bookingId', a.booking_id
          ) order by a.starts_at), '[]')
          from allocation a where a.trailer_id = t.id and a.ends_at > ${from}
        )
      ) end as known
    from trailer t
    join ${windowTable(windows)} on t.depot_id = w.depot_id and t.type = w.type
    cross join lateral (select not w.blocked and ${isFree(asker)} as free offset 0) f
    where t.id = any(${trailerIds}::uuid[]) and t.status <> 'retired'`.execute(db);
  return rows;
}
