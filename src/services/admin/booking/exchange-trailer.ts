import type { AdminBooking } from '#contract/admin-booking.ts';
import type { ExchangeTrailerInput } from '#contract/admin-exchange.ts';
import { lockTrailers, moveAllocation, takeTrailer } from '#db/booking/allocation.queries.ts';
import { findRentalAllocation, releaseHoldsInTheWay } from '#db/booking/booking-allocation.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { insertExchange } from '#db/booking/exchange.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertHandover, lockHandoverOfKind } from '#db/handover/handover.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import { occupiedUntil } from '#domain/time/period.ts';
import { fromWallTime } from '#domain/time/wall-clock.ts';
import { turnaroundNow } from '#domain/trailer/turnaround.ts';
import { attempt } from '../../attempt.ts';
import { actOnBooking, type BookingChange } from '../../booking/act-on-booking.ts';
import { endRental, planRental } from '../../booking/place-rental.ts';
import { toLoggedReason } from '../../booking/to-logged-reason.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { requireStaff } from '#services/require-actor.ts';
import { refuseTaken } from '../trailer/workshop-span.ts';
import type { WhichBooking } from './change-booking.ts';
import { type ExchangeOffer, readExchangeOffers } from './exchange-ground.ts';
import { getBooking } from './get-booking.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'holidays' | 'settings'>;
type Exchange = WhichBooking & { readonly input: ExchangeTrailerInput };
type Work = { readonly subject: LockedBooking; readonly input: ExchangeTrailerInput; readonly now: Date };

/**
 * Gives a rental that is out another trailer, from now on and for the price that was agreed. The old one is due at its
 * depot or goes to the workshop; its return and the pick-up of the new one are begun as protocols of their own.
 */
export async function exchangeTrailer(
  deps: Needs,
  actor: Actor,
  { bookingId, version, input }: Exchange,
): Promise<Outcome<AdminBooking>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const exchanged = await attempt(deps.db, async (trx) => {
    // Before the booking, as whoever signs does: of an exchange and a return one waits for the other.
    await lockHandoverOfKind(trx, { scope: 'anyUnit', bookingId, kind: 'return' });
    const step = { bookingId, version, action: 'exchangeTrailer' as const, now };
    return actOnBooking(trx, admin.value, step, (subject) => exchange(trx, deps, admin.value, { subject, input, now }));
  });
  return exchanged.ok ? getBooking(deps, actor, bookingId) : exchanged;
}

/** Both trailers are locked in the order of their ids before anything is judged, so that what is found free stays so. */
async function exchange(
  trx: Transaction,
  { holidays, settings }: Needs,
  { userId }: PlatformAdmin,
  { subject, input, now }: Work,
): Promise<Outcome<BookingChange>> {
  const { booking, trailer: old, depot, returnDepot } = subject;
  const { id: bookingId, businessUnitId } = booking;
  if (booking.endsAt <= now) return refuse('illegal-state');
  const until = new Date(fromWallTime(input.until, returnDepot.timeZone));
  if (until <= now) return refuseFields({ until: 'past' });
  await lockTrailers(trx, [old.id, input.trailerId]);
  const { turnaround } = await settings.inForce(trx);
  const { offers } = await readExchangeOffers({ db: trx, holidays, turnaround }, { booking, depot, returnDepot, now });
  const chosen = offers.find(({ id }) => id === input.trailerId);
  if (chosen === undefined) return refuse('trailer-taken', { details: { reason: 'taken' } });
  const closed = await closeOld(trx, subject, { fate: input.fate, until, now });
  if (!closed.ok) return closed;
  const taken = await takeNew(trx, subject, { chosen, turnaroundHours: turnaroundNow(turnaround, chosen.type), now });
  if (!taken.ok) return taken;
  const trailers = { oldTrailerId: old.id, newTrailerId: chosen.id };
  await insertExchange(trx, {
    businessUnitId,
    bookingId,
    ...trailers,
    at: now,
    fate: input.fate,
    until,
    createdBy: userId,
  });
  const begun = { businessUnitId, bookingId, startedBy: userId, startedAt: now };
  await insertHandover(trx, { ...begun, kind: 'return', trailerId: old.id });
  await insertHandover(trx, { ...begun, kind: 'pickUp', trailerId: chosen.id });
  const numbers = { oldTrailer: old.number, newTrailer: chosen.number };
  await queueMail(trx, { template: 'bookingNews', bookingId, news: { kind: 'trailerExchanged', ...numbers } });
  const data = { ...numbers, ...trailers, fate: input.fate, until: until.toISOString() };
  return ok({ changes: { trailerId: chosen.id }, data: { ...data, ...toLoggedReason(input.reason) } });
}

type Closing = Pick<ExchangeTrailerInput, 'fate'> & { readonly until: Date; readonly now: Date };

/** The old trailer is free after its turnaround at the depot, or after the workshop. What comes next on it keeps its time. */
async function closeOld(
  trx: Transaction,
  { booking, turnaroundHours }: LockedBooking,
  { fate, until, now }: Closing,
): Promise<Outcome<void>> {
  const { trailerId, id: bookingId } = booking;
  const isForWorkshop = fate === 'workshop';
  const ready = toDate(occupiedUntil(toInstant(until), turnaroundHours));
  await endRental(trx, { bookingId, trailerId, backAt: until, readyAt: isForWorkshop ? until : ready, now });
  if (!isForWorkshop) return ok(undefined);
  const left = await findRentalAllocation(trx, { bookingId, trailerId });
  if (left === undefined) throw new Error(`Booking ${booking.number} has no allocation`);
  const { id: allocationId, startsAt } = left;
  const endsAt = new Date(Math.max(now.getTime(), startsAt.getTime() + MINUTE_MS));
  const moved = await moveAllocation(trx, { trailerId, allocationId, startsAt, endsAt, now });
  if (!moved.ok) throw new Error(`The end of booking ${booking.number} could not be moved: ${moved.error}`);
  const stay = { trailerId, startsAt: endsAt, endsAt: until };
  const taken = await takeTrailer(trx, { ...stay, use: { kind: 'workshop', note: booking.number }, now });
  return taken.ok ? ok(undefined) : refuseTaken(trx, stay);
}

type Taking = { readonly chosen: ExchangeOffer; readonly turnaroundHours: number; readonly now: Date };

/** Wherever it comes from, it is brought back to where the rental ends. */
async function takeNew(
  trx: Transaction,
  { booking, returnDepot }: LockedBooking,
  { chosen, turnaroundHours, now }: Taking,
): Promise<Outcome<void>> {
  const { id: bookingId, businessUnitId } = booking;
  const endsAt = toDate(occupiedUntil(toInstant(booking.endsAt), turnaroundHours));
  const stretch = { trailerId: chosen.id, startsAt: now, endsAt };
  await releaseHoldsInTheWay(trx, { businessUnitId, trailerId: chosen.id, from: now, to: endsAt });
  const taken = await takeTrailer(trx, { ...stretch, use: { kind: 'rental', bookingId, turnaroundHours }, now });
  const isWhole =
    taken.ok &&
    (chosen.depotId === returnDepot.id ||
      (await planRental(trx, { bookingId, trailerId: chosen.id, depotId: returnDepot.id, readyAt: endsAt, now })));
  return isWhole ? ok(undefined) : refuse('trailer-taken', { details: { reason: 'taken' } });
}
