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

/**
 * Whether the trailer `t` is free in the window `w`: the decision of `availability`, except for what is wrong with the
 * window itself. As allocations never overlap, only the last live one that begins before the window ends can reach into
 * it. The probe reads nothing but its index.
 */
export const isFree = (asker: Asker): RawBuilder<boolean> => sql`(
  t.status = 'active'
  and (t.certified_until is null or t.certified_until >= w.certified_until)
  and not exists (
    select from booking b
    where b.trailer_id = t.id and b.status in ('onRent', 'returnAnnounced') and b.ends_at <= ${asker.now}
  )
  and coalesce((
    select a.ends_at from allocation a
    where a.trailer_id = t.id and a.starts_at < w.occupied_until
      and (a.expires_at is null or a.expires_at > ${asker.now})
      ${asker.businessUnitId === null ? sql`` : sql`and (a.expires_at is null or (a.trailer_id, a.starts_at) not in (select trailer_id, starts_at from own_hold))`}
    order by a.starts_at desc
    limit 1
  ) <= w.starts_at, true)
)`;
