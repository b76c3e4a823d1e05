import type { Booking } from '#contract/booking.ts';
import { listCharges, listExtensions, listOrderFiles, listProtocols } from '#db/booking/booking-detail.queries.ts';
import { findLastRequest } from '#db/booking/extension-request.queries.ts';
import { listHistory } from '#db/booking/booking-history.queries.ts';
import { findBookingView, listSiblings } from '#db/booking/booking-view.queries.ts';
import { listExchanges } from '#db/booking/exchange.queries.ts';
import { listRebookings } from '#db/booking/rebooking.queries.ts';
import { ok } from '#domain/result.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { BookingActor } from './act-on-booking.ts';
import { LOGGED_EVENTS } from './event-kind.ts';
import { toBooking } from './to-booking.ts';

/** A booking as this actor sees it: a member one of their own unit, the operator any. */
export async function loadBooking(
  { db, clock }: Reads,
  actor: BookingActor,
  bookingId: string,
): Promise<Outcome<Booking>> {
  const now = clock.now();
  const row = await findBookingView(db, { scope: scopeOf(actor), bookingId, now });
  if (row === undefined) return refuse('not-found');
  const { orderId } = row;
  const [exchanges, extensions, rebookings, charges, protocols, files, history, siblings, request] = await Promise.all([
    listExchanges(db, bookingId),
    listExtensions(db, bookingId),
    listRebookings(db, bookingId),
    listCharges(db, bookingId),
    listProtocols(db, bookingId),
    listOrderFiles(db, { orderId, userId: actor.userId }),
    listHistory(db, { bookingId, orderId, kinds: LOGGED_EVENTS }),
    listSiblings(db, { orderId, bookingId, now }),
    findLastRequest(db, { bookingId }),
  ]);
  return ok(
    toBooking(
      { row, exchanges, extensions, rebookings, charges, protocols, files, history, siblings, request },
      { actor, now },
    ),
  );
}
