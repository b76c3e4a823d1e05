import type { TrailerStatusInput } from '#contract/admin-trailer.ts';
import { listLiveBookings } from '#db/trailer/admin-trailer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { canTrailerBecome } from '#domain/trailer/trailer-state.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';
import { toBlockingBooking } from './get-trailer.ts';

type Change = { readonly trailerId: string; readonly input: TrailerStatusInput; readonly version?: number | undefined };

/** Takes a trailer off the market, puts it back, or retires it for good: not while anybody counts on it. */
export const setTrailerStatus = (deps: Reads, actor: Actor, { trailerId, input: { status }, version }: Change) =>
  alterTrailer(deps, actor, { trailerId, version }, async (trx, trailer) => {
    if (status === trailer.status) return ok(undefined);
    if (!canTrailerBecome(trailer.status, status)) return refuse('illegal-state');
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
