import type { LaterCharge } from '#contract/charge.ts';
import { deleteChargePhoto } from '#db/charge/charge-photo.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { changePhoto, type WhichPhoto } from './change-photo.ts';
import { listCharges } from './list-charges.ts';

/** Takes a photo of a damage back. One that is not there is no trouble: the wish may have been sent twice. */
export async function removePhoto(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  which: WhichPhoto,
): Promise<Outcome<readonly LaterCharge[]>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const { chargeId, position } = which;
  const removed = await changePhoto(deps, admin.value, which, {
    action: 'charge.removePhoto',
    work: (trx, { businessUnitId }) => deleteChargePhoto(trx, { businessUnitId, chargeId, position }),
  });
  if (!removed.ok) return removed;
  if (removed.value !== undefined) await deps.storage.delete(removed.value.path);
  return listCharges(deps, actor, which.bookingId);
}
