import { recordAudit } from '#db/audit/audit.queries.ts';
import { lockBookings } from '#db/booking/booking.queries.ts';
import { findChargePhoto } from '#db/charge/charge-photo.queries.ts';
import { listChargesOfBooking } from '#db/charge/charge.queries.ts';
import type { Transaction } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';

export type WhichPhoto = { readonly bookingId: string; readonly chargeId: string; readonly position: number };
type Before = { readonly path: string; readonly sha256: Buffer } | undefined;
type Step = {
  readonly action: 'charge.photo' | 'charge.removePhoto';
  readonly work: (
    trx: Transaction,
    step: { readonly businessUnitId: string; readonly before: Before },
  ) => Promise<void>;
};

/**
 * Changes a photo of a claim that is neither billed nor waived: what the customer was shown then stays. Says which file
 * nothing points at any more.
 */
export const changePhoto = (
  { db, clock }: Reads,
  actor: PlatformAdmin,
  { bookingId, chargeId, position }: WhichPhoto,
  { action, work }: Step,
): Promise<Outcome<Before>> =>
  attempt(db, async (trx): Promise<Outcome<Before>> => {
    const [subject] = await lockBookings(trx, { bookingIds: [bookingId], scope: 'anyUnit' });
    if (subject === undefined) return refuse('not-found');
    const { businessUnitId, number } = subject.booking;
    const charge = (await listChargesOfBooking(trx, { businessUnitId, bookingId })).find(({ id }) => id === chargeId);
    if (charge === undefined || charge.kind !== 'damage') return refuse('not-found');
    if (charge.invoiceId !== null || charge.waivedAt !== null) return refuse('illegal-state');
    const before = await findChargePhoto(trx, { businessUnitId, bookingId, chargeId, position });
    await work(trx, { businessUnitId, before });
    const data = { number, position };
    await recordAudit(trx, { actor, businessUnitId, action, objectId: chargeId, data, now: clock.now() });
    return ok(before);
  });
