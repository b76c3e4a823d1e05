import type { BookingNow } from '#contract/booking.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { listLastChanges } from '#db/booking/booking-history.queries.ts';
import type { Database } from '#db/client.ts';
import { actionsFor } from '#domain/booking/booking-action.ts';
import type { Actor, System } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { situationOf } from './booking-subject.ts';
import { isEventKind } from './event-kind.ts';

type Changed = {
  readonly subjects: readonly Pick<LockedBooking, 'booking' | 'order'>[];
  readonly now: Date;
};

/** What has become of bookings that somebody wanted to change, and who was faster. */
export async function describeConflict(
  db: Database,
  actor: Actor | System,
  { subjects, now }: Changed,
): Promise<readonly BookingNow[]> {
  const last = await listLastChanges(
    db,
    subjects.map(({ booking }) => booking.id),
  );
  const lastOf = new Map(last.map((change) => [change.bookingId, change]));
  return subjects.map(({ booking, order }) => {
    const change = lastOf.get(booking.id);
    return {
      id: booking.id,
      number: booking.number,
      version: booking.version,
      status: booking.status,
      from: booking.startsAt.toISOString(),
      to: booking.endsAt.toISOString(),
      actions: actionsFor(situationOf(booking, order), actor, toInstant(now)),
      lastChange:
        change && isEventKind(change.kind)
          ? { at: change.at.toISOString(), kind: change.kind, actor: change.actor }
          : null,
    };
  });
}
