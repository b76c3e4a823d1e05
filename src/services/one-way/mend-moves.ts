import type { GivenUpMove } from '#db/booking/rental.queries.ts';
import type { Transaction } from '#db/client.ts';
import { clearLapsedHolds, isPlannedFrom, planInItsPlace, withdrawWayBack } from '#db/one-way/given-up-move.queries.ts';
import { findEnds } from '#db/trailer/transfer.queries.ts';
import { driveMs } from '#domain/depot/drive.ts';

/**
 * Keeps the plan of a trailer, which the caller has locked, in one piece when a rental that would have brought it to another depot
 * is given up. It is not brought back either; but if it is needed where the rental would have ended, a transfer takes it
 * there instead. So nobody is kept from cancelling by what others have booked since.
 */
export async function mendMoves(trx: Transaction, move: GivenUpMove, now: Date): Promise<void> {
  const { trailerId, startsAt, endsAt, fromDepotId, toDepotId } = move;
  await clearLapsedHolds(trx, { trailerId, now });
  if (await withdrawWayBack(trx, move)) return;
  if (!(await isPlannedFrom(trx, { trailerId, from: endsAt }))) return;
  const ends = await findEnds(trx, [fromDepotId, toDepotId]);
  const [from, to] = [fromDepotId, toDepotId].map((id) => ends.find((end) => end.id === id));
  if (from === undefined || to === undefined) throw new Error('A rental led between depots that are not there');
  const departure = new Date(Math.max(startsAt.getTime(), endsAt.getTime() - driveMs(from, to)));
  await planInItsPlace(trx, { ...move, startsAt: departure }, now);
}
