import type { ExtensionTaken } from '#contract/extension.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { lockBookings } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { lockHandoverOfKind } from '#db/handover/handover.queries.ts';
import { moveRentals } from '#db/planning/planning.queries.ts';
import { overlay } from '#domain/planning/overlay.ts';
import { ok } from '#domain/result.ts';
import type { System } from '#domain/team/actor.ts';
import { actOnBookings, type BookingActor } from '#services/booking/act-on-booking.ts';
import { toLoggedReason } from '#services/booking/to-logged-reason.ts';
import type { Deps } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import type { ChainMove, Wanted } from './find-chain.ts';
import { loadTwins } from './load-twins.ts';
import { toPlan } from './to-plan.ts';

/**
 * Before anything is done: protocols, then orders and bookings, each in the order of their ids, as everybody does who
 * changes several. So of two plans with bookings in common one waits for the other.
 */
export async function lockChain(trx: Transaction, bookingId: string, moves: readonly ChainMove[]): Promise<void> {
  const moved = moves.map(({ booking }) => booking.id).toSorted();
  for (const id of moved) await lockHandoverOfKind(trx, { scope: 'anyUnit', bookingId: id, kind: 'pickUp' });
  await lockBookings(trx, { bookingIds: [bookingId, ...moved], scope: 'anyUnit' });
}

type Needs = Parameters<typeof loadTwins>[0] & { readonly db: Transaction; readonly holidays: Deps['holidays'] };
type Step = {
  readonly moves: readonly ChainMove[];
  readonly wanted: Wanted;
  /** For whom they make room. */ readonly number: string;
};

/**
 * Gives bookings other trailers so that one of them is free for somebody else, all or none, and tells whoever has booked
 * them. The caller has locked the bookings; the trailers are locked here, and all is judged again.
 */
export async function moveBookings(
  deps: Needs,
  actor: BookingActor | System,
  { moves, wanted, number }: Step,
): Promise<Outcome<void>> {
  const { db: trx } = deps;
  const { self, now } = wanted;
  await lockTrailers(trx, [self.trailerId, ...moves.flatMap(({ from, to }) => [from.id, to.id])]);
  if (!(await isStillPossible(deps, { moves, wanted }))) return refuse('trailer-taken', { details: TAKEN });
  const rentals = moves.map(({ booking, from, to }) => ({ bookingId: booking.id, from: from.id, to: to.id }));
  if (!(await moveRentals(trx, { moves: rentals, now }))) return refuse('trailer-taken', { details: TAKEN });
  const moveOf = new Map(moves.map((move) => [move.booking.id, move]));
  const step = {
    bookingIds: [...moveOf.keys()],
    versions: Object.fromEntries(moves.map(({ booking }) => [booking.id, booking.version])),
    action: 'swapTrailer' as const,
    now,
  };
  const moved = await actOnBookings(trx, actor, step, async ({ booking }) => {
    const move = moveOf.get(booking.id);
    if (move === undefined) return refuse('not-found');
    const { from, to } = move;
    const news = { kind: 'trailerSwapped', oldTrailer: from.number, newTrailer: to.number } as const;
    await queueMail(trx, { template: 'bookingNews', bookingId: booking.id, news });
    return ok({
      changes: { trailerId: to.id, movedAt: now },
      data: {
        oldTrailer: from.number,
        newTrailer: to.number,
        oldTrailerId: from.id,
        newTrailerId: to.id,
        ...toLoggedReason({ kind: 'planning', text: number }),
      },
    });
  });
  return moved.ok ? ok(undefined) : moved;
}

const TAKEN = { reason: 'taken', longestTo: null, twins: [] } satisfies ExtensionTaken;

/** The rules of the plan once more, while nobody else can take one of the trailers. */
async function isStillPossible(deps: Needs, { moves, wanted }: Pick<Step, 'moves' | 'wanted'>): Promise<boolean> {
  const { self, depotId, from, until, now } = wanted;
  const twins = await loadTwins(deps, { trailerId: self.trailerId, depotId, from, until, now });
  const plan = toPlan(twins, wanted);
  const all = new Map([...plan.rows.values()].flat().map((taken) => [taken.id, taken]));
  const changes = moves.flatMap(({ booking, to }) => {
    const taken = all.get(booking.id);
    return taken && plan.isMovable(taken) && plan.isAdmissible(taken, to.id) ? [{ ...taken, trailerId: to.id }] : [];
  });
  const span = { id: self.bookingId, trailerId: self.trailerId, from: from.getTime(), until: until.getTime() };
  return changes.length === moves.length && overlay(plan.rows, [...changes, span]).clashes.length === 0;
}
