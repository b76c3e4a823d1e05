import { findLastPosition, listTrackedReturns, type TrackedReturnRow } from '#db/telematics/telematics.queries.ts';
import { isSeenAtDepot } from '#domain/booking/seen-at-depot.ts';
import { attempt } from '../attempt.ts';
import { confirmReturn } from '../booking/confirm-return.ts';
import type { Deps } from '../deps.ts';
import type { TrackedPosition } from '../ports/telematics.ts';

/** As many as can be asked about well before the next run. */
const MOST_AT_ONCE = 50;

type Needs = Pick<Deps, 'db' | 'clock' | 'telematics'>;

/**
 * Confirms returns that customers signed alone where the transmitter places the trailer at its depot. How many. The
 * service is asked before anything is locked; whoever has confirmed one meanwhile was faster, and nothing happens twice.
 */
export async function confirmReturns(deps: Needs): Promise<number> {
  const { db, clock } = deps;
  let confirmed = 0;
  for (const tracked of await listTrackedReturns(db, MOST_AT_ONCE)) {
    const position = await locate(deps, tracked);
    const { bookingId, depot, handedBackAt } = tracked;
    if (position === undefined || !isSeenAtDepot({ position, depot, handedBackAt })) continue;
    const data = { lat: position.lat, lon: position.lon, seenAt: position.at.toISOString() };
    const done = await attempt(db, (trx) =>
      confirmReturn(trx, { kind: 'system' }, { bookingId, now: clock.now(), data }),
    );
    if (done.ok) confirmed += 1;
  }
  return confirmed;
}

async function locate(
  { db, clock, telematics }: Needs,
  { trailerId, vin, depot, outSince }: TrackedReturnRow,
): Promise<TrackedPosition | undefined> {
  const now = clock.now();
  const last = await findLastPosition(db, { trailerId, from: outSince, to: now });
  const recorded = last && { ...last, at: last.recordedAt, place: null };
  if (telematics.isSimulated) return recorded;
  const asked = await telematics.findPosition({ trailerId, vin, depot, outSince, recorded }, now);
  return (asked.ok ? asked.value : undefined) ?? recorded;
}
