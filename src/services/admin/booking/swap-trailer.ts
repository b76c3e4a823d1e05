import type { AdminBooking, SwapTrailerInput } from '#contract/admin-booking.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { findCircumstances } from '#db/booking/availability.queries.ts';
import { releaseHoldsInTheWay } from '#db/booking/booking-allocation.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findHandoverOfKind, lockHandoverOfKind, type HandoverRow } from '#db/handover/handover.queries.ts';
import { listSwapTrailers, moveRentalToTrailer, type SwapTrailerRow } from '#db/booking/swap.queries.ts';
import { occupiedSpan } from '#domain/time/period.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toDate } from '#domain/time/instant.ts';
import { attempt } from '../../attempt.ts';
import { actOnBooking, type BookingChange } from '../../booking/act-on-booking.ts';
import { periodOf } from '../../booking/booking-subject.ts';
import { toLoggedReason } from '../../booking/to-logged-reason.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { discardHandover } from '../../handover/discard-handover.ts';
import { isOfAnother } from '../../handover/handover-situation.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { WhichBooking } from './change-booking.ts';
import { getBooking } from './get-booking.ts';
import { judgeForOperator } from './judge-for-operator.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'holidays' | 'settings' | 'storage'>;
type Swap = WhichBooking & { readonly input: SwapTrailerInput };
const MOST = 100;

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
    const begun = await lockHandoverOfKind(trx, { scope: 'anyUnit', bookingId, kind: 'pickUp' });
    const step = { bookingId, version, action: 'swapTrailer' as const, now };
    const moved = await actOnBooking(trx, admin.value, step, async (subject) =>
      isUnannounced(begun, subject, input) || (await isBegunMeanwhile(trx, bookingId, begun))
        ? refuse('illegal-state', { details: { reason: 'handoverOpen' } })
        : giveAnother(trx, deps, { subject, input, now }),
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
  {
    subject,
    input: { trailerId, reason },
    now,
  }: { readonly subject: LockedBooking; readonly input: SwapTrailerInput; readonly now: Date },
): Promise<Outcome<BookingChange>> {
  const { booking, trailer: old } = subject;
  await lockTrailers(trx, [booking.trailerId, trailerId]);
  const { others } = await listSwapTrailers(trx, { trailerId: old.id, depotId: booking.depotId, now, limit: MOST });
  const chosen = others.find(({ id }) => id === trailerId);
  if (chosen === undefined) return refuseFields({ trailerId: 'unknown' });
  const free = await requireFree(trx, deps, { subject, chosen, now });
  if (!free.ok) return free;
  await releaseOwnHolds(trx, subject, trailerId);
  if (!(await moveRentalToTrailer(trx, { bookingId: booking.id, trailerId, now }))) {
    return refuse('trailer-taken', { details: { reason: 'taken' } });
  }
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

type Judged = { readonly subject: LockedBooking; readonly chosen: SwapTrailerRow; readonly now: Date };

/** The rule of availability, asked while the trailer is locked. */
async function requireFree(
  trx: Transaction,
  { holidays }: Pick<Deps, 'holidays'>,
  { subject: { booking, depot: place, turnaroundHours: turnaround }, chosen, now }: Judged,
): Promise<Outcome<void>> {
  const { startsAt, endsAt, businessUnitId, depotId } = booking;
  const depot = (await loadDepotBook({ db: trx, holidays }, { now, until: endsAt })).get(depotId);
  const from = startsAt < now ? startsAt : now;
  const [known] = await findCircumstances(trx, { trailerIds: [chosen.id], from, now });
  if (known === undefined || depot === undefined) return refuseFields({ trailerId: 'unknown' });
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
