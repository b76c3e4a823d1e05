import type { AdminBooking } from '#contract/admin-booking.ts';
import type { SwapTrailerInput } from '#contract/admin-booking-input.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { findCircumstances } from '#db/booking/availability.queries.ts';
import { releaseHoldsInTheWay } from '#db/booking/booking-allocation.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findHandoverOfKind, lockHandoverOfKind, type HandoverRow } from '#db/handover/handover.queries.ts';
import { listSwapTrailers, moveRentalToTrailer, type SwapTrailerRow } from '#db/booking/swap.queries.ts';
import { occupiedSpan, occupiedUntil } from '#domain/time/period.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import { attempt } from '../../attempt.ts';
import { actOnBooking, type BookingChange } from '../../booking/act-on-booking.ts';
import { periodOf } from '../../booking/booking-subject.ts';
import { liftRental, planAnew } from '../../booking/place-rental.ts';
import { toLoggedReason } from '../../booking/to-logged-reason.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { discardHandover } from '../../handover/discard-handover.ts';
import { isOfAnother } from '../../handover/handover-situation.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { type AgreedMove, lockChain, moveBookings } from '#services/planning/move-bookings.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { WhichBooking } from './change-booking.ts';
import { getBooking } from './get-booking.ts';
import { judgeForOperator } from './judge-for-operator.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'holidays' | 'settings' | 'storage'>;
type Swap = WhichBooking & { readonly input: SwapTrailerInput };
const MOST = 100;
const TAKEN = { reason: 'taken' } as const;

/**
 * Gives a coming booking another trailer of the same type at the same depot. The price stays, and the customer is told.
 * A pick-up protocol that was begun and not signed is about the old trailer and ends here.
 */
export async function swapTrailer(
  deps: Needs,
  actor: Actor,
  { bookingId, version, input }: Swap,
): Promise<Outcome<AdminBooking>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const swapped = await attempt(deps.db, async (trx) => {
    // Before the booking, as whoever signs does: of a swap and a signature one waits for the other.
    await lockChain(trx, bookingId, input.moves ?? []);
    const begun = await lockHandoverOfKind(trx, { scope: 'anyUnit', bookingId, kind: 'pickUp' });
    const step = { bookingId, version, action: 'swapTrailer' as const, now };
    const moved = await actOnBooking(trx, admin.value, step, async (subject) =>
      isUnannounced(begun, subject, input) || (await isBegunMeanwhile(trx, bookingId, begun))
        ? refuse('illegal-state', { details: { reason: 'handoverOpen' } })
        : giveAnother(trx, deps, admin.value, { subject, input, now }),
    );
    if (!moved.ok) return moved;
    return ok(begun === undefined ? [] : await discardHandover(trx, admin.value, { begun, booking: moved.value, now }));
  });
  if (!swapped.ok) return swapped;
  await Promise.all(swapped.value.map((path) => deps.storage.delete(path)));
  return getBooking(deps, actor, bookingId);
}

/** Whether a protocol would be lost that the operator knows nothing of. */
const isUnannounced = (
  begun: HandoverRow | undefined,
  { booking }: LockedBooking,
  { discardsProtocol = false }: SwapTrailerInput,
): boolean => begun !== undefined && !isOfAnother(begun, booking) && !discardsProtocol;

/** Whether a pick-up was begun while this waited for the booking: there was no protocol to lock before. */
const isBegunMeanwhile = async (trx: Transaction, bookingId: string, begun: HandoverRow | undefined) =>
  begun === undefined && (await findHandoverOfKind(trx, { scope: 'anyUnit', bookingId, kind: 'pickUp' })) !== undefined;

/** Both trailers are locked in the order of their ids before anything is judged, so that what is found free stays so. */
async function giveAnother(
  trx: Transaction,
  deps: Needs,
  admin: PlatformAdmin,
  {
    subject,
    input: { trailerId, reason, moves = [] },
    now,
  }: { readonly subject: LockedBooking; readonly input: SwapTrailerInput; readonly now: Date },
): Promise<Outcome<BookingChange>> {
  const { booking, trailer: old } = subject;
  await lockTrailers(trx, [booking.trailerId, trailerId, ...moves.flatMap(({ from, to }) => [from, to])]);
  const { others } = await listSwapTrailers(trx, { trailerId: old.id, depotId: booking.depotId, now, limit: MOST });
  const chosen = others.find(({ id }) => id === trailerId);
  if (chosen === undefined) return refuseFields({ trailerId: 'unknown' });
  if (moves.length > 0 && booking.returnDepotId !== null) return refuse('trailer-taken', { details: TAKEN });
  const free = await requireFree(trx, deps, { subject, chosen, isMadeFree: moves.length > 0, now });
  if (!free.ok) return free;
  await releaseOwnHolds(trx, subject, trailerId);
  const moved =
    moves.length === 0
      ? await moveAlone(trx, subject, { trailerId, now })
      : await moveTogether({ ...deps, db: trx }, admin, { subject, trailerId, moves, now });
  if (!moved.ok) return moved;
  const news = { kind: 'trailerSwapped', oldTrailer: old.number, newTrailer: chosen.number } as const;
  await queueMail(trx, { template: 'bookingNews', bookingId: booking.id, news });
  return ok({
    changes: { trailerId, movedAt: now },
    data: {
      oldTrailer: old.number,
      newTrailer: chosen.number,
      oldTrailerId: old.id,
      newTrailerId: trailerId,
      ...toLoggedReason(reason),
    },
  });
}

/** What brings the trailer on afterwards stays with the old one, as far as it needs it, and is planned anew for the other. */
async function moveAlone(
  trx: Transaction,
  { booking: { id: bookingId, trailerId: oldId, returnDepotId } }: LockedBooking,
  { trailerId, now }: { readonly trailerId: string; readonly now: Date },
): Promise<Outcome<void>> {
  const moved = await liftRental(trx, { bookingId, trailerId: oldId, now }, () =>
    moveRentalToTrailer(trx, { bookingId, trailerId, now }),
  );
  const isWhole = moved && (returnDepotId === null || (await planAnew(trx, { bookingId, trailerId, now })));
  return isWhole ? ok(undefined) : refuse('trailer-taken', { details: TAKEN });
}

type Together = {
  readonly subject: LockedBooking;
  readonly trailerId: string;
  readonly moves: readonly AgreedMove[];
  readonly now: Date;
};

/** In one go with those who make room, some of whom may take the trailer that becomes free. */
const moveTogether = (
  deps: { readonly db: Transaction; readonly holidays: Deps['holidays'] },
  admin: PlatformAdmin,
  { subject: { booking, turnaroundHours }, trailerId, moves, now }: Together,
): Promise<Outcome<void>> =>
  moveBookings(deps, admin, {
    moves,
    comes: { bookingId: booking.id, from: booking.trailerId, to: trailerId },
    number: booking.number,
    wanted: {
      self: { bookingId: booking.id, trailerId, businessUnitId: booking.businessUnitId },
      isUnattended: false,
      depotId: booking.depotId,
      from: booking.startsAt,
      until: toDate(occupiedUntil(toInstant(booking.endsAt), turnaroundHours)),
      now,
    },
  });

type Judged = {
  readonly subject: LockedBooking;
  readonly chosen: SwapTrailerRow;
  /** What else has it then is judged with those who make room. */
  readonly isMadeFree: boolean;
  readonly now: Date;
};

/** The rule of availability, asked while the trailer is locked. */
async function requireFree(
  trx: Transaction,
  { holidays }: Pick<Deps, 'holidays'>,
  { subject: { booking, depot: place, turnaroundHours: turnaround }, chosen, isMadeFree, now }: Judged,
): Promise<Outcome<void>> {
  const { startsAt, endsAt, businessUnitId, depotId } = booking;
  const depot = (await loadDepotBook({ db: trx, holidays }, { now, until: endsAt })).get(depotId);
  const from = startsAt < now ? startsAt : now;
  const [circumstances] = await findCircumstances(trx, { trailerIds: [chosen.id], from, now });
  if (circumstances === undefined || depot === undefined) return refuseFields({ trailerId: 'unknown' });
  const known = isMadeFree ? { ...circumstances, allocations: [] } : circumstances;
  const period = periodOf(booking, place);
  const reason = judgeForOperator({ known, depot, period, self: { businessUnitId, turnaround } }, now);
  return reason === undefined ? ok(undefined) : refuse('trailer-taken', { details: { reason } });
}

/** What the customer only looked at gives way to what the customer has booked. */
const releaseOwnHolds = (trx: Transaction, { booking, depot, turnaroundHours }: LockedBooking, trailerId: string) => {
  const span = occupiedSpan(periodOf(booking, depot), turnaroundHours);
  return releaseHoldsInTheWay(trx, {
    businessUnitId: booking.businessUnitId,
    trailerId,
    from: booking.startsAt,
    to: toDate(span.to),
  });
};
