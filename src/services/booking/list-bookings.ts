import type { BookingPage } from '#contract/booking.ts';
import type { BookingQuery } from '#contract/booking-query.ts';
import { countBookings } from '#db/booking/booking-list.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { parseBookingCursor, toBookingCursor } from './booking-cursor.ts';
import { filterOf, findBookings, sortOf } from './find-bookings.ts';

const USUAL_LIMIT = 25;

/** The bookings of the unit, in three statements however many there are. */
export async function listBookings(
  { db, clock }: Reads,
  actor: Actor,
  query: BookingQuery = {},
): Promise<Outcome<BookingPage>> {
  const member = requireRight(actor, 'seeBookings');
  if (!member.ok) return member;
  const { tab, cursor, limit = USUAL_LIMIT } = query;
  const sort = sortOf(query);
  const after = cursor === undefined ? undefined : parseBookingCursor(sort, cursor);
  if (cursor !== undefined && after === undefined) return refuseFields({ cursor: 'cursor' });
  const filter = filterOf(member.value, query, clock.now());
  const [{ items, next }, counts] = await Promise.all([
    findBookings({ db }, member.value, { filter, tab, sort, after, limit }),
    countBookings(db, filter),
  ]);
  return ok({ items, nextCursor: next ? toBookingCursor(sort, next) : null, counts });
}
