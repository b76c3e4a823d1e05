import type { ChangeFeeInput } from '#contract/admin-booking-input.ts';
import { findFee, updateFee } from '#db/booking/fee.queries.ts';
import { findFeeFault, isFeeKind } from '#domain/booking/fee-change.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toLoggedReason } from '../../booking/to-logged-reason.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { refuse, refuseFields } from '../../failure.ts';
import { changeBooking, type WhichBooking } from './change-booking.ts';

type FeeChange = WhichBooking & { readonly chargeId: string; readonly input: ChangeFeeInput };

/**
 * Asks for less of a fee than its rule does, or for nothing. What has been billed of it stays as it is: the next run finds
 * the difference and credits it.
 */
export const changeFee = (
  deps: ReadsWithSettings,
  actor: Actor,
  { chargeId, input: { cents, reason }, ...which }: FeeChange,
) =>
  changeBooking(deps, actor, { ...which, action: 'changeFee' }, async (trx, { booking }) => {
    const fee = { businessUnitId: booking.businessUnitId, bookingId: booking.id, chargeId };
    const charge = await findFee(trx, fee);
    if (charge === undefined || !isFeeKind(charge.kind)) return refuse('not-found');
    const { kind, netCents } = charge;
    const asked = charge.ruleCents ?? netCents;
    const fault = findFeeFault(cents, asked);
    if (fault !== undefined) return refuseFields({ cents: fault });
    await updateFee(trx, { ...fee, netCents: cents, ruleCents: cents === asked ? null : asked });
    const changes = { feeCents: [netCents, cents] };
    return ok({ data: { charge: kind, feeCents: cents, ruleCents: asked, changes, ...toLoggedReason(reason) } });
  });
