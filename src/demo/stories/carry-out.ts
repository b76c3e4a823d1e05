import type { Order, OrderLine } from '#contract/order.ts';
import { closeBooking } from '#services/admin/booking/close-booking.ts';
import { markNoShow } from '#services/admin/booking/mark-no-show.ts';
import { attempt } from '#services/attempt.ts';
import { changeBooking } from '#services/booking/change-booking.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { finishRental } from '#services/booking/finish-rental.ts';
import { returnBookings } from '#services/booking/return-bookings.ts';
import { startRental } from '#services/booking/start-rental.ts';
import type { Deps } from '#services/deps.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time/duration.ts';
import { toInstant, toIso } from '#domain/time/instant.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { atTime, dayOf, expectDone } from './place-story-order.ts';
import { signProtocol } from './sign-protocol.ts';
import type { OrderStory, StoryRental } from './story.ts';

export type Cast = { readonly actor: Member; readonly operator: PlatformAdmin; readonly seededAt: Date };
type Trip = Cast & { readonly line: OrderLine; readonly rental: StoryRental };

/** Lets the trailers of an order leave and come back, each at its time. */
export async function carryOut(deps: Deps, story: OrderStory, order: Order, cast: Cast): Promise<void> {
  for (const { trailer, rental } of story.lines) {
    const line = order.lineItems.find((item) => item.trailer.number === trailer);
    if (rental === undefined || line === undefined) continue;
    if (rental === 'noShow') await missPickUp(deps, story, cast.operator, line);
    else await rent(deps, story, { ...cast, line, rental });
  }
}

/** Given up on the day after. */
async function missPickUp(
  deps: Deps,
  story: OrderStory,
  operator: PlatformAdmin,
  { bookingId, from }: OrderLine,
): Promise<void> {
  const then = atTime(deps, new Date(Date.parse(from) + DAY_MS));
  expectDone(story, await markNoShow(then, operator, { bookingId, input: { reason: { kind: 'unreachable' } } }));
}

async function rent(deps: Deps, story: OrderStory, { line, rental, seededAt, actor, operator }: Trip): Promise<void> {
  const { bookingId } = line;
  const {
    driver: driverName,
    extended,
    isSigned,
    returnedDaysLate,
    returnsDamaged,
    isClosed,
    announcedForDay,
    lastSeen,
  } = rental;
  const step = async (kind: 'pickUp' | 'return', at: Date) => {
    const then = atTime(deps, at);
    if (isSigned) {
      await signProtocol(then, actor, {
        story,
        bookingId,
        kind,
        isDamaged: kind === 'return' && returnsDamaged === true,
      });
      return;
    }
    const move = kind === 'pickUp' ? startRental : finishRental;
    expectDone(story, await attempt(deps.db, (trx) => move(trx, actor, { bookingId, at, now: at })));
  };

  const pickedUpAt = new Date(line.from);
  expectDone(story, await changeBooking(atTime(deps, pickedUpAt), actor, { bookingId, input: { driverName } }));
  await step('pickUp', pickedUpAt);
  if (extended !== undefined) {
    const then = atTime(deps, new Date(pickedUpAt.getTime() + extended.afterDays * DAY_MS));
    const to = toInstant(new Date(line.to)).toZonedDateTimeISO(OPERATOR_ZONE).add({ days: extended.days });
    expectDone(story, await extendBooking(then, actor, { bookingId, input: { to: toIso(to) } }));
  }
  if (lastSeen !== undefined) {
    const { lat, lon, minutesAgo } = lastSeen;
    const recordedAt = new Date(seededAt.getTime() - minutesAgo * MINUTE_MS);
    await deps.db.insertInto('trailerPosition').values({ trailerId: line.trailerId, recordedAt, lat, lon }).execute();
  }
  if (announcedForDay !== undefined) {
    const at = dayOf(seededAt).add({ days: announcedForDay }).toZonedDateTime(OPERATOR_ZONE).add({ hours: 10 });
    const input = { bookingIds: [bookingId], at: toIso(at) };
    expectDone(story, await returnBookings(deps, actor, input));
  }
  if (returnedDaysLate === undefined) return;
  const returnedAt = new Date(Date.parse(line.to) + returnedDaysLate * DAY_MS);
  await step('return', returnedAt);
  if (!isClosed) return;
  const closing = atTime(deps, new Date(returnedAt.getTime() + DAY_MS));
  expectDone(story, await closeBooking(closing, operator, { bookingId }));
}
