import type { TrailerStatusInput } from '#contract/admin-trailer-input.ts';
import type { Transaction } from '#db/client.ts';
import { findDepotZone, listLiveBookings } from '#db/trailer/admin-trailer.queries.ts';
import { listCertificates } from '#db/trailer/trailer-part.queries.ts';
import type { TrailerRow } from '#db/trailer/trailer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { findGaps, type Gap } from '#domain/trailer/completeness.ts';
import { canTrailerBecome } from '#domain/trailer/trailer-state.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';
import { toBlockingBooking } from './get-trailer.ts';

type Change = { readonly trailerId: string; readonly input: TrailerStatusInput; readonly version?: number | undefined };

/**
 * Offers a trailer, which then is complete, takes it off the market, or retires it for good: not while anybody counts
 * on it.
 */
export const setTrailerStatus = (deps: Reads, actor: Actor, { trailerId, input: { status }, version }: Change) =>
  alterTrailer(deps, actor, { trailerId, version }, async (trx, trailer) => {
    if (status === trailer.status) return ok(undefined);
    if (!canTrailerBecome(trailer.status, status)) return refuse('illegal-state');
    if (status === 'active') {
      const gaps = await listGaps(trx, trailer, deps.clock.now());
      if (gaps.length > 0) return refuse('trailer-incomplete', { details: { gaps: [...gaps] } });
    }
    if (status === 'retired') {
      const bookings = await listLiveBookings(trx, { trailerId });
      if (bookings.length > 0) {
        return refuse('illegal-state', { details: { inTheWay: bookings.map(toBlockingBooking) } });
      }
    }
    return ok({
      action: status === 'retired' ? 'trailer.retire' : 'trailer.status',
      changes: { status },
      data: { from: trailer.status, to: status },
    });
  });

async function listGaps(trx: Transaction, trailer: TrailerRow, now: Date): Promise<readonly Gap[]> {
  const certificates = await listCertificates(trx, trailer.id);
  const depot = await findDepotZone(trx, trailer.depotId);
  return findGaps({ ...trailer, certificates }, localDate(now.toISOString(), depot?.timeZone ?? OPERATOR_ZONE));
}
