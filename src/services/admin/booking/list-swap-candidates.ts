import type { SwapCandidate, SwapCandidates } from '#contract/admin-booking.ts';
import { findCircumstances } from '#db/booking/availability.queries.ts';
import { findBookingView, type BookingViewRow } from '#db/booking/booking-view.queries.ts';
import { listSwapTrailers } from '#db/booking/swap.queries.ts';
import { findHandoverOfKind } from '#db/handover/handover.queries.ts';
import { findStayReason } from '#domain/planning/find-stay-reason.ts';
import { twinOrBetter } from '#domain/planning/twin-or-better.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import { occupiedUntil } from '#domain/time/period.ts';
import { periodOf } from '../../booking/booking-subject.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { findChainAmong } from '#services/planning/find-chain.ts';
import { loadTwins } from '#services/planning/load-twins.ts';
import { requireStaff } from '#services/require-actor.ts';
import { judgeForOperator } from './judge-for-operator.ts';
import { readTurnaround } from './read-turnaround.ts';

const MOST = 100;

/** What could stand in for the trailer of a booking: free twins first, then better ones, and what the others lack. */
export async function listSwapCandidates(
  { db, clock, holidays }: Pick<Deps, 'db' | 'clock' | 'holidays'>,
  actor: Actor,
  bookingId: string,
): Promise<Outcome<SwapCandidates>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const now = clock.now();
  const booking = await findBookingView(db, { scope: 'anyUnit', bookingId, now });
  if (booking === undefined) return refuse('not-found');
  const { trailerId, depotId, businessUnitId, startsAt, endsAt } = booking;
  const { old, others: rows } = await listSwapTrailers(db, { trailerId, depotId, now, limit: MOST });
  const begun = await findHandoverOfKind(db, { scope: 'anyUnit', bookingId, kind: 'pickUp' });
  const depot = (await loadDepotBook({ db, holidays }, { now, until: endsAt })).get(depotId);
  const from = startsAt < now ? startsAt : now;
  const known = await findCircumstances(db, { trailerIds: rows.map(({ id }) => id), from, now });
  const knownOf = new Map(known.map((circumstances) => [circumstances.trailerId, circumstances]));
  const period = periodOf(booking, booking.depot);
  const turnaround = await readTurnaround(db, booking);
  const items = rows.flatMap((row): SwapCandidate[] => {
    const circumstances = knownOf.get(row.id);
    if (circumstances === undefined || depot === undefined || old === undefined) return [];
    const reason = judgeForOperator({ known: circumstances, depot, period, self: { businessUnitId, turnaround } }, now);
    const { id, number, plate, type, subType, make, model } = row;
    const trailer = { id, number, plate, type, subType, make, model };
    const standing = twinOrBetter(row, old);
    return [{ ...trailer, ...standing, free: reason === undefined, ...(reason !== undefined && { reason }) }];
  });
  const stay = findStayReason(
    {
      state: booking.status,
      unitChoice: booking.unitChoice,
      isOneWay: booking.returnDepot !== null,
      isHandoverBegun: begun !== undefined,
      pickUp: toInstant(startsAt),
      movedAt: booking.movedAt && toInstant(booking.movedAt),
    },
    toInstant(now),
  );
  const withMoves = await findMoves({ db, holidays }, { items, booking, turnaround, now });
  return ok({
    items: withMoves.toSorted((a, b) => placeOf(a) - placeOf(b)),
    stay: stay ?? null,
    version: booking.version,
  });
}

/** For how many trailers that are taken the way to make room is looked for: nobody reads a longer list. */
const MOST_MOVED = 10;

type Taken = {
  readonly items: readonly SwapCandidate[];
  readonly booking: BookingViewRow;
  readonly turnaround: number;
  readonly now: Date;
};

/** Of equal or better ones that are taken, who would make room. */
async function findMoves(
  deps: Pick<Deps, 'db' | 'holidays'>,
  { items, booking, turnaround, now }: Taken,
): Promise<readonly SwapCandidate[]> {
  const taken = items.filter(({ reason, rank }) => reason === 'taken' && rank !== null).slice(0, MOST_MOVED);
  // Nobody makes room for a rental that takes the trailer elsewhere: what comes after it would have to be planned as well.
  if (taken.length === 0 || booking.returnDepot !== null) return items;
  const { id: bookingId, trailerId, depotId, businessUnitId, startsAt: from, endsAt } = booking;
  const until = toDate(occupiedUntil(toInstant(endsAt), turnaround));
  const twins = await loadTwins(deps, { trailerId, depotId, from, until, now });
  const movesOf = new Map(
    taken.map(({ id }) => {
      const self = { bookingId, trailerId: id, businessUnitId };
      return [id, findChainAmong(twins, { self, isUnattended: false, depotId, from, until, now })];
    }),
  );
  return items.map((item) => {
    const moves = movesOf.get(item.id);
    return moves ? { ...item, moves: [...moves] } : item;
  });
}

const RANKS = ['twin', 'better', null] as const;
/** Free ones, then those for which somebody makes room, then those that cannot be had. */
const placeOf = ({ free, moves, rank }: SwapCandidate): number =>
  (free ? 0 : moves ? 1 : 2) * RANKS.length + RANKS.indexOf(rank);
