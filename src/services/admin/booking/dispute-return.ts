import type { DisputeReturnInput } from '#contract/admin-booking-input.ts';
import { disputeReturnOf } from '#db/handover/handover.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { changeBooking, type WhichBooking } from './change-booking.ts';

type Dispute = WhichBooking & { readonly input: DisputeReturnInput };

/**
 * The trailer of a return that the customer signed alone is not there: the rental goes on as if nobody had signed, and
 * the customer can hand it in again. The protocol stays as it was signed, marked with the reason.
 */
export const disputeReturn = (deps: ReadsWithSettings, actor: Actor, { input: { reason }, ...which }: Dispute) =>
  changeBooking(deps, actor, { ...which, action: 'disputeReturn' }, async (trx, { booking }, now) => {
    const { id: bookingId, trailerId, handedBackAt } = booking;
    if (handedBackAt === null) return refuse('illegal-state');
    const at = handedBackAt.toISOString();
    await disputeReturnOf(trx, { bookingId, trailerId, dispute: { reason, at: now.toISOString() } });
    await queueMail(trx, { template: 'bookingNews', bookingId, news: { kind: 'returnDisputed', at, reason } });
    return ok({ changes: { handedBackAt: null, returnedDepotId: null }, data: { happenedAt: at, note: reason } });
  });
