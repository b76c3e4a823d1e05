import type { Booking } from '#contract/booking.ts';
import type { AskForExtensionInput } from '#contract/extension-request.ts';
import { lockBookings } from '#db/booking/booking.queries.ts';
import { findOpenRequest, keepRequest } from '#db/booking/extension-request.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { toInstant } from '#domain/time/instant.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { attempt } from '../attempt.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { horizonOf } from '../horizon-of.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { requireRight } from '../require-actor.ts';
import { actOnBooking } from './act-on-booking.ts';
import { assessExtension } from './assess-extension.ts';
import { withRoom } from './extension-chain.ts';
import { loadExtensionGround } from './extension-ground.ts';
import { loadBooking } from './load-booking.ts';
import type { ExtensionDeps } from './preview-extension.ts';
import { refuseExtension } from './refuse-extension.ts';

type Wish = {
  readonly bookingId: string;
  readonly version?: number | undefined;
  readonly input: AskForExtensionInput;
};

/**
 * Asks the desk for an extension that somebody else stands in the way of. Everything but that is judged as if it were
 * done now: whoever may not spend it does not get round their limit so. Who asks the same again has asked once.
 */
export async function askForExtension(
  deps: ExtensionDeps,
  actor: Actor,
  { bookingId, version, input }: Wish,
): Promise<Outcome<Booking>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  const { userId: askedBy } = member.value;
  const now = deps.clock.now();
  const endsAt = new Date(input.to);
  const note = input.note || null;
  const asked = await attempt(deps.db, async (trx) => {
    await lockBookings(trx, { bookingIds: [bookingId], scope: scopeOf(member.value) });
    const open = await findOpenRequest(trx, { bookingId });
    if (open?.askedBy === askedBy && open.endsAt.getTime() === endsAt.getTime() && open.note === note) {
      return ok(undefined);
    }
    const step = { bookingId, version, action: 'askExtension', now } as const;
    return actOnBooking(trx, member.value, step, async (subject) => {
      const { booking, depot } = subject;
      if (isBeyondHorizon(localDate(endsAt, depot.timeZone), horizonOf(deps))) return refuseFields({ to: 'too-far' });
      const ground = await loadExtensionGround({ ...deps, db: trx }, member.value, { subject, until: endsAt, now });
      const to = toInstant(endsAt);
      const { reason } = assessExtension(withRoom(ground, to), to, toInstant(now));
      if (reason !== null) return refuseExtension(reason);
      const { businessUnitId, endsAt: previousEndsAt } = booking;
      await keepRequest(trx, { businessUnitId, bookingId, previousEndsAt, endsAt, note, askedBy, askedAt: now });
      const news = { kind: 'extensionAsked', to: endsAt.toISOString() } as const;
      await queueMail(trx, { template: 'bookingNews', bookingId, userId: askedBy, news });
      return ok({ data: { newEnd: endsAt.toISOString() } });
    });
  });
  return asked.ok ? loadBooking(deps, member.value, bookingId) : asked;
}
