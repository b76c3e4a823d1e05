import { sql } from 'kysely';
import type { Database } from '../client.ts';
import { inDepots } from '../in-scope.ts';

/** What a trailer did, does and is going to do. */

/** The latest bookings of a trailer, those to come first. */
export const listTrailerBookings = (
  db: Database,
  { trailerId, depots, limit }: { trailerId: string; depots: readonly string[] | 'any'; limit: number },
) =>
  db
    .selectFrom('booking as b')
    .innerJoin('businessUnit as u', 'u.id', 'b.businessUnitId')
    .innerJoin('depot as d', 'd.id', 'b.depotId')
    .select(['b.id', 'b.number', 'u.name as company', 'b.status', 'b.startsAt', 'b.endsAt', 'b.netCents', 'd.timeZone'])
    .where('b.trailerId', '=', trailerId)
    .where(inDepots(sql`b.depot_id`, depots))
    .orderBy('b.startsAt', 'desc')
    .limit(limit)
    .execute();

export type TrailerYield = { readonly netCents: number; readonly rentals: number; readonly rentedHours: number };

/** What was agreed for rentals that began since a day, and for how long the trailer was out since another. */
export async function sumTrailer(
  db: Database,
  { trailerId, earnedSince, outSince, now }: { trailerId: string; earnedSince: Date; outSince: Date; now: Date },
): Promise<TrailerYield> {
  const { rows } = await sql<TrailerYield>`
    select
      coalesce(sum(b.net_cents) filter (where b.starts_at >= ${earnedSince}), 0)::int8 as net_cents,
      count(*) filter (where b.starts_at >= ${earnedSince})::int as rentals,
      coalesce(sum(
        extract(epoch from least(coalesce(b.returned_at, greatest(b.ends_at, ${now})), ${now}) - greatest(b.starts_at, ${outSince}))
      ) filter (where coalesce(b.returned_at, greatest(b.ends_at, ${now})) > ${outSince}), 0)::float8 / 3600 as rented_hours
    from booking b
    where b.trailer_id = ${trailerId} and b.starts_at <= ${now}
      and b.status in ('onRent', 'returnAnnounced', 'returned', 'closed')`.execute(db);
  return rows[0] ?? { netCents: 0, rentals: 0, rentedHours: 0 };
}

export const listOpenDamages = (db: Database, trailerId: string) =>
  db
    .selectFrom('damage')
    .select(['id', 'bookingId', 'kind', 'severity', 'view', 'description', 'foundAt'])
    .where('trailerId', '=', trailerId)
    .where('status', '=', 'open')
    .orderBy('foundAt', 'desc')
    .limit(20)
    .execute();
