import type { Booking } from '#contract/booking.ts';
import type { ActReason } from '#domain/booking/act-reason.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { actOnBooking, requireBookingActor } from './act-on-booking.ts';
import { giveUpBooking } from './give-up-booking.ts';
import { loadBooking } from './load-booking.ts';
import { queueBookingMails } from './queue-booking-mails.ts';

type Cancellation = {
  readonly bookingId: string;
  readonly version?: number | undefined;
  /** The operator has to give one, and may also ask for less than the rule does. */
  readonly reason?: ActReason | undefined;
  readonly feeCents?: number | undefined;
};

/** Cancels one booking of an order, by the rules and with their fee. Its trailer is free at once. */
export async function cancelBooking(
  deps: Reads,
  actor: Actor,
  { bookingId, version, reason, feeCents }: Cancellation,
): Promise<Outcome<Booking>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  if (allowed.value.kind === 'platformAdmin' && reason === undefined) return refuseFields({ reason: 'required' });
  const now = deps.clock.now();
  const cancelled = await attempt(deps.db, (trx) =>
    actOnBooking(trx, allowed.value, { bookingId, version, action: 'cancel', now }, async ({ booking, order }) => {
      await queueBookingMails(trx, {
        actor: allowed.value,
        orders: [order],
        news: { template: 'bookingCancelled', bookingId },
      });
      return giveUpBooking(trx, allowed.value, { booking, order, reason, feeCents, now });
    }),
  );
  return cancelled.ok ? loadBooking(deps, allowed.value, bookingId) : cancelled;
}
