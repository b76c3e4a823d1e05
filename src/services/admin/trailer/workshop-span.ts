import type { WorkshopInput } from '#contract/workshop.ts';
import { findDepotZone, listLiveBookings } from '#db/trailer/admin-trailer.queries.ts';
import type { Database } from '#db/client.ts';
import { fromWallTime } from '#domain/time/wall-clock.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { toBlockingBooking } from './get-trailer.ts';

export type WorkshopSpan = { readonly startsAt: Date; readonly endsAt: Date };

const toDate = (wallTime: string, timeZone: string): Date => new Date(fromWallTime(wallTime, timeZone));

/** The wall times of the trailer's depot as instants. What has ended is no plan any more. */
export async function toWorkshopSpan(
  db: Database,
  { from, to }: WorkshopInput,
  { depotId, now }: { readonly depotId: string; readonly now: Date },
): Promise<Outcome<WorkshopSpan>> {
  const depot = await findDepotZone(db, depotId);
  if (depot === undefined) return refuse('not-found');
  const span = { startsAt: toDate(from, depot.timeZone), endsAt: toDate(to, depot.timeZone) };
  if (span.endsAt <= now) return refuseFields({ to: 'past' });
  // Two wall times of the hour that is skipped in spring are one instant.
  return span.startsAt < span.endsAt ? ok(span) : refuseFields({ to: 'before-from' });
}

/** Later than anything that is planned. */
export const FOR_GOOD = new Date(Date.UTC(9999, 11, 31));

/** Says who has the trailer in that time; none means that a customer is just holding it, or another stay is planned. */
export async function refuseTaken(
  db: Database,
  { trailerId, startsAt, endsAt }: WorkshopSpan & { readonly trailerId: string },
): Promise<Outcome<never>> {
  const bookings = await listLiveBookings(db, { trailerId, from: startsAt, to: endsAt });
  return refuse('trailer-taken', { details: { inTheWay: bookings.map(toBlockingBooking) } });
}
