import type { Position } from '#contract/position.ts';
import type { LiveBookingRow, RecordedPosition } from '#db/today/today.queries.ts';
import type { Deps } from '../deps.ts';
import type { TrackedPosition } from '../ports/telematics.ts';

type Needs = Pick<Deps, 'clock' | 'telematics'>;

/** Where a trailer is, as far as that is known without asking anybody outside: a page does not wait for that. */
export async function locateRunning({ clock, telematics }: Needs, row: LiveBookingRow): Promise<Position | undefined> {
  if (!row.hasTelematics || row.handedBackAt !== null) return undefined;
  const recorded = row.position ? toTracked(row.position) : undefined;
  if (!telematics.isSimulated) return recorded && toPosition(recorded);
  const { trailer, vin, depot, pickedUpAt, startsAt } = row;
  const outSince = pickedUpAt ?? startsAt;
  const asked = await telematics.findPosition({ trailerId: trailer.id, vin, depot, outSince, recorded }, clock.now());
  return asked.ok && asked.value ? toPosition(asked.value) : undefined;
}

const toTracked = ({ lat, lon, recordedAt, speedKmh }: RecordedPosition): TrackedPosition => ({
  lat,
  lon,
  at: new Date(recordedAt),
  speedKmh,
  place: null,
});

const toPosition = ({ lat, lon, at, speedKmh, place }: TrackedPosition): Position => ({
  lat,
  lon,
  at: at.toISOString(),
  speedKmh,
  place,
});
