import type { AdminBooking } from '#contract/admin-booking.ts';
import type { ReleasePickUpInput } from '#contract/admin-booking-input.ts';
import { findHandoverOfKind, releaseHandover } from '#db/handover/handover.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { findStop } from '#domain/handover/pick-up-stop.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { changeHandover } from '../../handover/change-handover.ts';
import { toSoFar } from '../../handover/handover-situation.ts';
import { noteStop } from '../../handover/note-stop.ts';
import { requireStaff } from '#services/require-actor.ts';
import { getBooking } from './get-booking.ts';

type Release = { readonly bookingId: string; readonly input: ReleasePickUpInput };

/**
 * Lets a trailer go although checks are not in order, for a reason that stays in the protocol. Only what the operator has
 * seen is released: a check that fails afterwards stops the pick-up again.
 */
export async function releasePickUp(
  deps: ReadsWithSettings,
  actor: Actor,
  { bookingId, input: { checks, reason } }: Release,
): Promise<Outcome<AdminBooking>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const begun = await findHandoverOfKind(deps.db, { scope: 'anyUnit', bookingId, kind: 'pickUp' });
  const user = await findUser(deps.db, admin.value.userId);
  if (begun === undefined || user === undefined) return refuse('not-found');
  const step = { bookingId, handoverId: begun.id, action: 'handover.release' as const, data: { checks, reason } };
  const released = await changeHandover<void>(deps, admin.value, step, async (trx, open) => {
    const { handover, booking, now } = open;
    const { checks: stopped } = findStop(toSoFar(handover, booking, []));
    if (!checks.every((check) => stopped.some((other) => other === check))) return refuse('illegal-state');
    const release = {
      checks: [...(handover.release?.checks ?? []), ...checks],
      reason: [handover.release?.reason, reason].filter(Boolean).join(' · '),
      by: `${user.firstName} ${user.lastName}`,
      at: now.toISOString(),
    };
    await releaseHandover(trx, { handoverId: handover.id, release });
    await noteStop(trx, admin.value, { ...open, handover: { ...handover, release } });
    return ok(undefined);
  });
  return released.ok ? getBooking(deps, actor, bookingId) : released;
}
