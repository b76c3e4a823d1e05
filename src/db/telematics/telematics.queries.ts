import { sql } from 'kysely';
import type { Scope } from '#domain/team/scope.ts';
import type { Database } from '../client.ts';
import { inScope } from '../in-scope.ts';

export const findTrackedBooking = (
  db: Database,
  { scope, bookingId }: { readonly scope: Scope; readonly bookingId: string },
) =>
  db
    .selectFrom('booking as k')
    .innerJoin('trailer as t', 't.id', 'k.trailerId')
    .innerJoin('depot as d', 'd.id', 'k.depotId')
    .select([
      'k.status',
      'k.pickedUpAt',
      'k.handedBackAt',
      'k.startsAt',
      'k.trailerId',
      't.vin',
      't.telematics',
      'd.lat',
      'd.lon',
    ])
    .where('k.id', '=', bookingId)
    .where(inScope('k.businessUnitId', scope, 'k.depotId'))
    .executeTakeFirst();

export type TrackedReturnRow = {
  readonly bookingId: string;
  readonly trailerId: string;
  readonly vin: string;
  readonly depot: { readonly lat: number; readonly lon: number };
  readonly outSince: Date;
  readonly handedBackAt: Date;
};

/** Returns that wait for their confirmation and whose trailers can be located: the latest, for what stays open longer is the desk's. */
export async function listTrackedReturns(db: Database, limit: number): Promise<readonly TrackedReturnRow[]> {
  const { rows } = await sql<TrackedReturnRow>`
    select k.id as booking_id, k.trailer_id, t.vin, json_build_object('lat', d.lat, 'lon', d.lon) as depot,
      coalesce(k.picked_up_at, k.starts_at) as out_since, k.handed_back_at
    from booking k
    join trailer t on t.id = k.trailer_id
    join depot d on d.id = coalesce(k.returned_depot_id, k.return_depot_id, k.depot_id)
    where k.handed_back_at is not null and k.status in ('onRent', 'returnAnnounced') and t.telematics <> 'none'
    order by k.handed_back_at desc, k.id limit ${limit}`.execute(db);
  return rows;
}

/** The last that was recorded in a stretch of time: of a rental, nothing from before it. */
export const findLastPosition = (
  db: Database,
  { trailerId, from, to }: { readonly trailerId: string; readonly from: Date; readonly to: Date },
) =>
  db
    .selectFrom('trailerPosition')
    .select(['lat', 'lon', 'recordedAt', 'speedKmh'])
    .where('trailerId', '=', trailerId)
    .where('recordedAt', '>=', from)
    .where('recordedAt', '<=', to)
    .orderBy('recordedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
