import type { LaterCharge } from '#contract/charge.ts';
import { listChargesOfBooking } from '#db/charge/charge.queries.ts';
import { putChargePhoto } from '#db/charge/charge-photo.queries.ts';
import { findBookings } from '#db/booking/booking.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { storeImage } from '../upload/store-image.ts';
import { changePhoto, type WhichPhoto } from './change-photo.ts';
import { listCharges } from './list-charges.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'storage' | 'imageEncoder'>;

/** Takes a photo of a damage, in place of an older one. Nothing is read before it is clear that it is wanted. */
export async function storePhoto(
  deps: Needs,
  actor: Actor,
  { body, ...which }: WhichPhoto & { readonly body: AsyncIterable<Uint8Array> },
): Promise<Outcome<readonly LaterCharge[]>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  if (!(await isWanted(deps, which))) return refuse('not-found');
  const stored = await storeImage(deps, { purpose: 'charge', body });
  if (!stored.ok) return refuse(stored.error);
  const { path, sha256, width, height } = stored.value;
  const { chargeId, position } = which;
  const kept = await changePhoto(deps, admin.value, which, {
    action: 'charge.photo',
    work: async (trx, { businessUnitId, before }) => {
      if (before?.sha256.equals(sha256)) return;
      const uploaded = { uploadedAt: deps.clock.now(), uploadedBy: admin.value.userId };
      await putChargePhoto(trx, { businessUnitId, chargeId, position, path, sha256, width, height, ...uploaded });
    },
  });
  // The older picture, or the new one if it is the same or was not taken.
  const isNew = kept.ok && kept.value?.sha256.equals(sha256) !== true;
  const dropped = isNew ? kept.value?.path : path;
  if (dropped !== undefined) await deps.storage.delete(dropped);
  return kept.ok ? listCharges(deps, actor, which.bookingId) : kept;
}

async function isWanted({ db }: Needs, { bookingId, chargeId }: WhichPhoto): Promise<boolean> {
  const [subject] = await findBookings(db, { bookingIds: [bookingId], scope: 'anyUnit' });
  if (subject === undefined) return false;
  const { businessUnitId } = subject.booking;
  const charges = await listChargesOfBooking(db, { businessUnitId, bookingId });
  return charges.some(({ id, kind }) => id === chargeId && kind === 'damage');
}
