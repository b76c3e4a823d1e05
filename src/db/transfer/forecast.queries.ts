import { sql } from 'kysely';
import type { DepotTarget } from '#domain/transfer/depot-target.ts';
import type { Database, Transaction } from '../client.ts';

type Place = { readonly depotId: string; readonly type: string };
export type TargetRow = DepotTarget & { readonly depotId: string };

/** All targets of depots that are open. */
export const listTargets = (db: Database): Promise<readonly TargetRow[]> =>
  db
    .selectFrom('depotTarget as g')
    .innerJoin('depot as d', 'd.id', 'g.depotId')
    .select(['g.depotId', 'g.type', 'g.least', 'g.most'])
    .where('d.status', '=', 'active')
    .orderBy('g.depotId')
    .orderBy('g.type')
    .execute();

/** Those of two depots, so that nobody else reckons with the same trailers meanwhile. */
export const lockTargets = (
  trx: Transaction,
  { depotIds, type }: { readonly depotIds: readonly string[]; readonly type: string },
): Promise<readonly TargetRow[]> =>
  trx
    .selectFrom('depotTarget')
    .select(['depotId', 'type', 'least', 'most'])
    .where('depotId', 'in', depotIds)
    .where('type', '=', type)
    .orderBy('depotId')
    .forUpdate()
    .execute();

type Days = {
  readonly now: Date;
  /** By the operator's calendar; the first of the days is the next one. */
  readonly today: string;
  readonly startsAt: Date;
  /** At most thirty: each is a bit of a number. */
  readonly days: number;
};

const SOON = sql.raw("interval '7 days'");

export type FreeRow = Place & {
  /** A bit for each day, the first one last. */
  readonly days: number;
  readonly trailers: number;
};

/**
 * How many trailers are free on which days, at the depots and of the types with a target. A day that is taken in part is taken, as
 * is one on which the trailer has lost its certificate. One that is soon brought there counts at once: nobody need send another.
 */
export async function countFreeDays(
  db: Database,
  { targets, now, today, startsAt, days }: Days & { readonly targets: readonly Place[] },
): Promise<readonly FreeRow[]> {
  const { rows } = await sql<FreeRow>`
    with wanted as materialized (
      select * from unnest(
        ${targets.map(({ depotId }) => depotId)}::uuid[], ${targets.map(({ type }) => type)}::text[]
      ) as w (depot_id, type)
    ), span as materialized (
      select ${startsAt}::timestamptz as starts_at, ${startsAt}::timestamptz + ${days} * interval '24 hours' as ends_at
    ), standing as (
      select w.depot_id, w.type, t.id,
        (((1 << greatest(0, p.until - p.since)) - 1) << p.since)
          & ((1 << least(${days}, greatest(0, coalesce(t.certified_until - ${today}::date, 0)))) - 1) as days
      from span x, wanted w
      join trailer t on t.type = w.type and t.status = 'active'
      join trailer_stay s on s.trailer_id = t.id and s.depot_id = w.depot_id
      cross join lateral (
        select case when s.starts_at < x.starts_at + ${SOON} and exists (
            select from transfer r
            where r.trailer_id = t.id and r.to_depot_id = s.depot_id and r.status in ('planned', 'underway')
          ) then 0 else ceil(extract(epoch from greatest(s.starts_at, x.starts_at) - x.starts_at) / 86400)::int end as since,
          floor(extract(epoch from least(s.ends_at, x.ends_at) - x.starts_at) / 86400)::int as until
      ) p
      where s.starts_at < x.ends_at and s.ends_at > x.starts_at and not exists (
        select from booking b
        where b.trailer_id = t.id and b.status in ('onRent', 'returnAnnounced') and b.ends_at <= ${now}
      )
    ), taken as (
      select a.trailer_id, bit_or(((1 << p.until - p.since) - 1) << p.since) as days
      from span x, allocation a
      cross join lateral (
        select floor(extract(epoch from greatest(a.starts_at, x.starts_at) - x.starts_at) / 86400)::int as since,
          ceil(extract(epoch from least(a.ends_at, x.ends_at) - x.starts_at) / 86400)::int as until
      ) p
      where a.starts_at < x.ends_at and a.ends_at > x.starts_at and (a.expires_at is null or a.expires_at > ${now})
        and a.kind <> 'transfer' and a.trailer_id in (select id from standing)
      group by a.trailer_id
    )
    select s.depot_id, s.type, s.days & ~coalesce(k.days, 0) as days, count(*) as trailers
    from standing s left join taken k on k.trailer_id = s.id
    group by 1, 2, 3`.execute(db);
  return rows;
}

export type MoverRow = Place & { readonly trailerId: string };

/** Of each place at most so many trailers that nothing takes any more, in the order of their numbers. */
export async function listMovers(
  db: Database,
  { places, now, certifiedUntil }: MoverQuestion,
): Promise<readonly MoverRow[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<MoverRow>`
    select w.depot_id, w.type, m.id as trailer_id
    from unnest(
      ${places.map(({ depotId }) => depotId)}::uuid[], ${places.map(({ type }) => type)}::text[],
      ${places.map(({ most }) => most)}::int[]
    ) as w (depot_id, type, most)
    cross join lateral (
      select t.id, t.number from trailer t
      where t.depot_id = w.depot_id and t.type = w.type and t.status = 'active' and t.certified_until >= ${certifiedUntil}::date
        and not exists (
          select from allocation a
          where a.trailer_id = t.id and a.ends_at > ${now} and (a.expires_at is null or a.expires_at > ${now})
        )
        and not exists (
          select from booking b where b.trailer_id = t.id and b.status in ('onRent', 'returnAnnounced')
        )
        and not exists (select from transfer r where r.trailer_id = t.id and r.status in ('planned', 'underway'))
      order by t.price_class, t.number
      limit w.most
    ) m
    order by w.depot_id, w.type, m.number`.execute(db);
  return rows;
}

type MoverQuestion = {
  readonly places: readonly (Place & { readonly most: number })[];
  readonly now: Date;
  /** What loses its certificate before is not worth the way. */
  readonly certifiedUntil: string;
};

export const listDistances = (db: Database) =>
  db.selectFrom('depotDistance').select(['fromDepotId', 'toDepotId', 'km']).execute();
