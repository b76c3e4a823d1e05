import type { LiveBooking } from '#contract/today.ts';
import type { LiveBookingRow } from '#db/today/today.queries.ts';
import { actionsFor } from '#domain/booking/booking-action.ts';
import { isOverdue } from '#domain/booking/booking-flag.ts';
import { isHandedBack, isOut } from '#domain/booking/booking-state.ts';
import type { Member } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { periodOf, situationOf } from '../booking/booking-subject.ts';
import { toLineTrailer } from '../line/to-line.ts';
import { toRentalPeriod } from '../line/to-rental-period.ts';

/** A booking with the row that it was made of. */
export type Live = { readonly row: LiveBookingRow; readonly booking: LiveBooking };

export function toLiveBooking(row: LiveBookingRow, { actor, now }: { actor: Member; now: Date }): LiveBooking {
  const at = toInstant(now);
  const situation = situationOf(row, { status: row.orderStatus });
  return {
    id: row.id,
    number: row.number,
    orderId: row.orderId,
    isOut: isOut(row.status),
    isHandedBack: isHandedBack(row),
    isOverdue: isOverdue(situation, situation.period.to, at),
    driverName: row.driverName,
    period: toRentalPeriod(periodOf(row, row.depot)),
    trailer: toLineTrailer(row.trailer),
    depot: { ...row.depot, keyBox: row.keyBox },
    actions: actionsFor(situation, actor, at),
  };
}
