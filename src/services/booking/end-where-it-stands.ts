import { lockTrailers } from '#db/booking/allocation.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { settleTrailer } from '#db/booking/rental-move.queries.ts';
import type { Transaction } from '#db/client.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import { occupiedUntil } from '#domain/time/period.ts';
import { endRental } from './place-rental.ts';

type End = { readonly at: Date; readonly depotId: string; readonly isElsewhere: boolean; readonly now: Date };

/** Whatever comes next on the trailer keeps its time: a late return takes of it what is left before. */
export async function endWhereItStands(
  trx: Transaction,
  { booking, trailer, turnaroundHours }: LockedBooking,
  { at, depotId, isElsewhere, now }: End,
): Promise<void> {
  const trailerId = trailer.id;
  await lockTrailers(trx, [trailerId]);
  const readyAt = toDate(occupiedUntil(toInstant(at), turnaroundHours));
  const { standsAt } = await endRental(trx, {
    bookingId: booking.id,
    trailerId,
    depotId,
    backAt: at > now ? at : now,
    readyAt,
    now,
  });
  if (standsAt === undefined && !isElsewhere) return;
  if (standsAt === depotId) await settleTrailer(trx, { trailerId, depotId });
  else await settleTrailer(trx, { trailerId, misplacedDepotId: depotId, misplacedAt: now });
}
