import type { CorrectReturnInput } from '#contract/admin-booking-input.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { isSeenSince } from '#db/booking/rental-move.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { chargeWrongDepot } from '../../booking/charge-wrong-depot.ts';
import { endWhereItStands } from '../../booking/end-where-it-stands.ts';
import { requirePlace } from '../../booking/require-place.ts';
import { toLoggedReason } from '../../booking/to-logged-reason.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { refuse, refuseFields } from '../../failure.ts';
import { changeBooking, type WhichBooking } from './change-booking.ts';

type Correction = WhichBooking & { readonly input: CorrectReturnInput };

/**
 * A trailer came back to another depot than was said at its return. The fee is reckoned anew, and its plan goes on from there,
 * unless it has left or somebody has said since where it is: then only what the customer pays changes.
 */
export const correctReturn = (
  deps: ReadsWithSettings,
  actor: Actor,
  { input: { depotId, reason }, ...which }: Correction,
) =>
  changeBooking(deps, actor, { ...which, action: 'correctReturn' }, async (trx, subject, now) => {
    const { booking, trailer, returnDepot } = subject;
    const { id: bookingId, returnedAt: at, returnedDepotId } = booking;
    const agreed = returnDepot.id;
    if (at === null) return refuse('illegal-state');
    if (depotId === (returnedDepotId ?? agreed)) return refuseFields({ depotId: 'same-depot' });
    const place = await requirePlace(trx, depotId);
    if (!place.ok) return place;
    const isElsewhere = depotId !== agreed;
    const fee = await chargeWrongDepot(trx, subject, { depotId, now });
    // Whoever hands it over or sends it meanwhile has done so, or waits.
    await lockTrailers(trx, [trailer.id]);
    if (!(await isSeenSince(trx, { trailerId: trailer.id, bookingId, now }))) {
      await endWhereItStands(trx, subject, { at, depotId, isElsewhere, now });
    }
    return ok({
      changes: { returnedDepotId: isElsewhere ? depotId : null },
      data: { returnedTo: fee.depot, wrongDepotCents: fee.cents, ...toLoggedReason(reason) },
    });
  });
