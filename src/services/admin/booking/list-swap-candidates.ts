import type { SwapCandidate } from '#contract/admin-booking.ts';
import { findCircumstances } from '#db/booking/availability.queries.ts';
import { findBookingView } from '#db/booking/booking-view.queries.ts';
import { listSwapTrailers } from '#db/booking/swap.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { periodOf } from '../../booking/booking-subject.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { judgeForOperator } from './judge-for-operator.ts';

const MOST = 100;

/** What could stand in for the trailer of a booking: free twins first, and why the others cannot. */
export async function listSwapCandidates(
  { db, clock, holidays }: Pick<Deps, 'db' | 'clock' | 'holidays'>,
  actor: Actor,
  bookingId: string,
): Promise<Outcome<{ readonly items: readonly SwapCandidate[] }>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const now = clock.now();
  const booking = await findBookingView(db, { scope: 'anyUnit', bookingId, now });
  if (booking === undefined) return refuse('not-found');
  const { trailerId, depotId, businessUnitId, startsAt, endsAt } = booking;
  const rows = await listSwapTrailers(db, { trailerId, depotId, limit: MOST });
  const depot = (await loadDepotBook({ db, holidays }, { now, until: endsAt })).get(depotId);
  const from = startsAt < now ? startsAt : now;
  const known = await findCircumstances(db, { trailerIds: rows.map(({ id }) => id), from, now });
  const knownOf = new Map(known.map((circumstances) => [circumstances.trailerId, circumstances]));
  const period = periodOf(booking, booking.depot);
  const items = rows.flatMap((row): SwapCandidate[] => {
    const circumstances = knownOf.get(row.id);
    if (circumstances === undefined || depot === undefined) return [];
    const reason = judgeForOperator({ known: circumstances, depot, period, self: { businessUnitId } }, now);
    const isTwin = row.subType === booking.trailer.subType;
    return [{ ...row, isTwin, free: reason === undefined, ...(reason !== undefined && { reason }) }];
  });
  return ok({ items: items.toSorted((a, b) => rank(a) - rank(b)) });
}

const rank = ({ free, isTwin }: SwapCandidate): number => (free ? 0 : 2) + (isTwin ? 0 : 1);
