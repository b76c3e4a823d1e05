import type { ReturnChange } from '#contract/return-change.ts';
import { listDepots } from '#db/depot/depot.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { toTotals } from '../line/to-line.ts';
import { requireBookingActor } from './act-on-booking.ts';
import { assessReturnChange } from './assess-return-change.ts';
import { toOutsideQuestion } from './extension-risk.ts';
import { findSubject } from './find-subject.ts';
import { isPlannableAnew } from './place-rental.ts';
import type { RebookingDeps } from './preview-rebooking.ts';
import { loadReturnChangeGround } from './return-change-ground.ts';

type Question = { readonly bookingId: string; readonly depotId?: string | undefined };

/** Where the trailer of a booking could come back, whether that is possible, and what it costs. Changes nothing. */
export async function previewReturnChange(
  deps: RebookingDeps,
  actor: Actor,
  { bookingId, ...asked }: Question,
): Promise<Outcome<ReturnChange>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  const { db } = deps;
  const now = deps.clock.now();
  const found = await findSubject(deps, allowed.value, { bookingId, action: 'moveReturn', now });
  if (!found.ok) return found;
  const { booking, trailer, depot, returnDepot } = found.value;
  const depots = await listDepots(db);
  const depotId = asked.depotId ?? returnDepot.id;
  const place = depots.find(({ id }) => id === depotId);
  if (place === undefined) return refuseFields({ depot: 'unknown' });
  const ground = await loadReturnChangeGround(deps, allowed.value, { subject: found.value, depotId, now });
  const isBackInTime = await isPlannableAnew(db, { bookingId, trailerId: trailer.id, depotId, now });
  const own = assessReturnChange(ground, { isBackInTime });
  const objected = await deps.risk.objects(async () => toOutsideQuestion(ground, own));
  const assessment = objected ? assessReturnChange({ ...ground, objected }, { isBackInTime }) : own;
  const { reason, way, previousFee, fee, totals, difference, gross } = assessment;
  return ok({
    version: booking.version,
    depots: depots.map(toNamed),
    pickUpDepotId: depot.id,
    agreedDepotId: returnDepot.id,
    depot: toNamed(place),
    localTo: toWallTime(toInstant(booking.endsAt), place.timeZone),
    possible: reason === null,
    ...(reason !== null && { reason }),
    isClosed: !ground.isOpenThen,
    km: way?.km ?? null,
    previousFee,
    fee,
    totals: toTotals(totals),
    difference: { net: difference, gross },
  });
}

const toNamed = ({ id, name, city }: ReturnChange['depot']): ReturnChange['depot'] => ({ id, name, city });
