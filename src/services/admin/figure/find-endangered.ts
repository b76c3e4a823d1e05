import type { Task } from '#contract/desk-task.ts';
import type { Database } from '#db/client.ts';
import { listFollowers } from '#db/figure/endangered.queries.ts';
import { distanceKm } from '#domain/depot/distance.ts';
import { toMinute } from '#domain/planning/bar.ts';
import { forecastReturn } from '#domain/planning/forecast-return.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import { turnaroundKept } from '#domain/trailer/turnaround.ts';

/** What is due later may still come in time. */
const DUE_WITHIN_MS = DAY_MS;
/** A pick-up that is further ahead leaves time enough to wait and see. */
const PICK_UP_WITHIN_MS = 14 * DAY_MS;
/** More than any fleet has that is late and wanted. */
const MOST = 2000;

/** Coming bookings whose trailer is not expected back in time, the next pick-up first: whom the ripple of a late one hits. */
export async function findEndangered(
  db: Database,
  now: Date,
): Promise<readonly (Task & { readonly kind: 'nextEndangered' })[]> {
  const minute = toMinute(toInstant(now));
  const rows = await listFollowers(db, {
    now,
    dueBefore: new Date(now.getTime() + DUE_WITHIN_MS),
    pickUpBefore: new Date(now.getTime() + PICK_UP_WITHIN_MS),
    limit: MOST,
  });
  return rows.flatMap((row) => {
    const { due, announcedFor, position, lat, lon, turnaroundHours, trailerType, pickUpAt, ...task } = row;
    const expected = forecastReturn({
      now: minute,
      due: toMinute(toInstant(due)),
      announced: announcedFor && toMinute(toInstant(announcedFor)),
      distanceKm: position && distanceKm(position, { lat, lon }),
    });
    const ready = expected + turnaroundKept(turnaroundHours, trailerType) * 60;
    if (toMinute(toInstant(pickUpAt)) >= ready) return [];
    return [
      {
        ...task,
        kind: 'nextEndangered',
        pickUpAt: pickUpAt.toISOString(),
        expectedAt: new Date(expected * MINUTE_MS).toISOString(),
        readyAt: new Date(ready * MINUTE_MS).toISOString(),
      },
    ];
  });
}
