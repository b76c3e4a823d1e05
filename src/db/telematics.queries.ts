import type { Selectable } from 'kysely';
import type { BookingState } from '#domain/booking/booking-state.ts';
import type { Database } from './client.ts';
import type { Tables } from './schema.ts';

export type TrackedBookingRow = {
  readonly status: BookingState;
  readonly pickedUpAt: Date | null;
  readonly startsAt: Date;
  readonly trailerId: string;
  readonly vin: string;
  readonly telematics: Selectable<Tables['trailer']>['telematics'];
  readonly lat: number;
  readonly lon: number;
};

/** Without a unit of any: for the operator. */
export const findTrackedBooking = (
  db: Database,
  { businessUnitId, bookingId }: { readonly businessUnitId: string | undefined; readonly bookingId: string },
): Promise<TrackedBookingRow | undefined> =>
  db
    .selectFrom('booking as k')
    .innerJoin('trailer as t', 't.id', 'k.trailerId')
    .innerJoin('depot as d', 'd.id', 'k.depotId')
    .select(['k.status', 'k.pickedUpAt', 'k.startsAt', 'k.trailerId', 't.vin', 't.telematics', 'd.lat', 'd.lon'])
    .where('k.id', '=', bookingId)
    .$if(businessUnitId !== undefined, (query) => query.where('k.businessUnitId', '=', businessUnitId ?? ''))
    .executeTakeFirst();

type Recorded = Pick<Selectable<Tables['trailerPosition']>, 'lat' | 'lon' | 'recordedAt' | 'speedKmh'>;

/** The last that was recorded in a stretch of time: of a rental, nothing from before it. */
export const findLastPosition = (
  db: Database,
  { trailerId, from, to }: { readonly trailerId: string; readonly from: Date; readonly to: Date },
): Promise<Recorded | undefined> =>
  db
    .selectFrom('trailerPosition')
    .select(['lat', 'lon', 'recordedAt', 'speedKmh'])
    .where('trailerId', '=', trailerId)
    .where('recordedAt', '>=', from)
    .where('recordedAt', '<=', to)
    .orderBy('recordedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
