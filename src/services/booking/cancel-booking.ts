import type { Booking } from '#contract/booking.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { actOnBooking, requireBookingActor } from './act-on-booking.ts';
import { giveUpBooking } from './give-up-booking.ts';
import { loadBooking } from './load-booking.ts';
import { queueBookingMails } from './queue-booking-mails.ts';

type Cancellation = { readonly bookingId: string; readonly version?: number | undefined };

/** Cancels one booking of an order, by the rules and with their fee. Its trailer is free at once. */
export async function cancelBooking(
  deps: Reads,
  actor: Actor,
  { bookingId, version }: Cancellation,
): Promise<Outcome<Booking>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  const now = deps.clock.now();
  const cancelled = await attempt(deps.db, (trx) =>
    actOnBooking(trx, allowed.value, { bookingId, version, action: 'cancel', now }, async ({ booking, order }) => {
      await queueBookingMails(trx, {
        actor: allowed.value,
        orders: [order],
        news: { template: 'bookingCancelled', bookingId },
      });
      return ok(await giveUpBooking(trx, allowed.value, { booking, order, now }));
    }),
  );
  return cancelled.ok ? loadBooking(deps, allowed.value, bookingId) : cancelled;
}
