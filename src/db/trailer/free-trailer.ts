import { sql, type RawBuilder } from 'kysely';

/** Who asks, and when: their own holds stand in nobody's way, and lapsed ones in no one's. */
export type Asker = { readonly businessUnitId: string | null; readonly now: Date };

/** The holds of one unit, few enough to be looked up once per statement. */
const ownHolds = ({ businessUnitId }: Asker): RawBuilder<unknown> =>
  sql`select trailer_id, starts_at from allocation
    where kind = 'hold' and business_unit_id = ${businessUnitId}::uuid`;

/** Stands before a statement that asks whether trailers are free. */
export const withOwnHolds = (asker: Asker): RawBuilder<unknown> =>
  asker.businessUnitId === null ? sql`` : sql`with own_hold as materialized (${ownHolds(asker)})`;

/** Whether an allocation `a` stands in the way of who asks. */
const isLive = (asker: Asker): RawBuilder<unknown> => sql`(a.expires_at is null or a.expires_at > ${asker.now})
  ${asker.businessUnitId === null ? sql`` : sql`and (a.expires_at is null or (a.trailer_id, a.starts_at) not in (select trailer_id, starts_at from own_hold))`}`;

/** Whether a stay of a trailer covers the window `w`. */
export const coversWindow = (stay: 's' | 'p' | 'y'): RawBuilder<boolean> =>
  sql`${sql.ref(`${stay}.starts_at`)} <= w.starts_at and ${sql.ref(`${stay}.ends_at`)} >= w.occupied_until`;

/** Whether the trailer `t`, which moves, stands at the depot of the window `w` all that time. */
export const stands = sql`exists (
  select from trailer_stay s where s.trailer_id = t.id and s.depot_id = w.depot_id and ${coversWindow('s')}
)`;

/** Whether the trailer `t` should have arrived at another depot by now: nobody knows when it will. */
const isLate = ({ now }: Asker): RawBuilder<unknown> => sql`exists (
  select from allocation m where m.trailer_id = t.id and m.kind = 'transfer' and m.ends_at <= ${now}
)`;

/** Whether the trailer `t` can be had in the window `w`, as far as no other rental is concerned. */
export const isOffered = (asker: Asker): RawBuilder<boolean> => sql`(
  t.status = 'active'
  and coalesce(t.certified_until >= w.certified_until, false)
  and not exists (
    select from booking b
    where b.trailer_id = t.id and b.status in ('onRent', 'returnAnnounced') and b.ends_at <= ${asker.now}
  )
  and (not t.moves or (${stands} and not ${isLate(asker)}))
)`;

/** When the last allocation of the trailer `t` that begins before the window `w` ends is over. The probe reads nothing but its index. */
export const lastEnd = (asker: Asker): RawBuilder<Date | null> => sql`(
  select a.ends_at from allocation a
  where a.trailer_id = t.id and a.starts_at < w.occupied_until and ${isLive(asker)}
  order by a.starts_at desc
  limit 1
)`;

/** When the first one begins that does so after the window. */
export const nextStart = (asker: Asker): RawBuilder<Date | null> => sql`(
  select a.starts_at from allocation a
  where a.trailer_id = t.id and a.starts_at >= w.occupied_until and ${isLive(asker)}
  order by a.starts_at
  limit 1
)`;

/**
 * Whether the trailer `t` is free in the window `w`: the decision of `availability`, except for what is wrong with the
 * window itself. As allocations never overlap, only the last live one that begins before the window ends can reach into
 * it.
 */
export const isFree = (asker: Asker): RawBuilder<boolean> =>
  sql`(${isOffered(asker)} and coalesce(${lastEnd(asker)} <= w.starts_at, true))`;
