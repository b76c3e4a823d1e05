import type { ExtensionTaken } from '#contract/extension.ts';
import type { MakingRoom } from '#contract/making-room.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { lockBookings } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { lockHandoverOfKind } from '#db/handover/handover.queries.ts';
import { moveRentals, type RentalMove } from '#db/planning/planning.queries.ts';
import { overlay } from '#domain/planning/overlay.ts';
import { ok } from '#domain/result.ts';
import type { System } from '#domain/team/actor.ts';
import { actOnBookings, type BookingActor, type BookingChange } from '#services/booking/act-on-booking.ts';
import { toLoggedReason } from '#services/booking/to-logged-reason.ts';
import type { Deps } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import type { Wanted } from './find-chain.ts';
import { loadTwins, type Twins } from './load-twins.ts';
import { toPlan } from './to-plan.ts';

/** A booking in the version that was seen, from one trailer to another. */
export type AgreedMove = RentalMove & { readonly version: number };

export const toAgreed = (moves: readonly MakingRoom[]): readonly AgreedMove[] =>
  moves.map(({ bookingId, version, from, to }) => ({ bookingId, version, from: from.id, to: to.id }));

/**
 * Before anything is done: protocols, then orders and bookings, each in the order of their ids, as everybody does who
 * changes several. So of two plans with bookings in common one waits for the other.
 */
export async function lockChain(trx: Transaction, bookingId: string, moves: readonly AgreedMove[]): Promise<void> {
  if (moves.length === 0) return;
  const bookingIds = [bookingId, ...moves.map((move) => move.bookingId)].toSorted();
  for (const id of bookingIds) await lockHandoverOfKind(trx, { scope: 'anyUnit', bookingId: id, kind: 'pickUp' });
  await lockBookings(trx, { bookingIds, scope: 'anyUnit' });
}

type Needs = { readonly db: Transaction; readonly holidays: Deps['holidays'] };
type Step = {
  readonly moves: readonly AgreedMove[];
  readonly wanted: Wanted;
  /** The booking for which they make room, if it comes from another trailer. */
  readonly comes?: RentalMove;
  /** The number of that booking. */
  readonly number: string;
};

/**
 * Gives bookings other trailers so that one of them is free for somebody else, all or none, and tells whoever has booked
 * them. The caller has locked the bookings; the trailers are locked here, and all is judged again.
 */
export async function moveBookings(
  deps: Needs,
  actor: BookingActor | System,
  { moves, wanted, comes, number }: Step,
): Promise<Outcome<void>> {
  const { db: trx } = deps;
  const { self, depotId, from, until, now } = wanted;
  const rentals = [...moves, ...(comes ? [comes] : [])];
  await lockTrailers(trx, [self.trailerId, ...rentals.flatMap((move) => [move.from, move.to])]);
  const twins = await loadTwins(deps, { trailerId: self.trailerId, depotId, from, until, now });
  if (!isStillPossible(twins, { moves, wanted })) return refuse('trailer-taken', { details: TAKEN });
  if (!(await moveRentals(trx, { moves: rentals, now }))) return refuse('trailer-taken', { details: TAKEN });
  const moveOf = new Map(moves.map((move) => [move.bookingId, move]));
  const step = {
    bookingIds: [...moveOf.keys()],
    versions: Object.fromEntries(moves.map(({ bookingId, version }) => [bookingId, version])),
    action: 'swapTrailer' as const,
    now,
  };
  const moved = await actOnBookings(trx, actor, step, async ({ booking }) => {
    const move = moveOf.get(booking.id);
    return move === undefined ? refuse('not-found') : ok(await tell(trx, twins, { move, number, now }));
  });
  return moved.ok ? ok(undefined) : moved;
}

const TAKEN = { reason: 'taken', longestTo: null, twins: [] } satisfies ExtensionTaken;

type Told = { readonly move: AgreedMove; readonly number: string; readonly now: Date };

/** Whoever has booked it learns of the other trailer; what changes, and what the log says. */
async function tell(trx: Transaction, twins: Twins, { move, number, now }: Told): Promise<BookingChange> {
  const oldTrailer = twins.byId.get(move.from)?.trailer.number ?? '';
  const newTrailer = twins.byId.get(move.to)?.trailer.number ?? '';
  const news = { kind: 'trailerSwapped', oldTrailer, newTrailer } as const;
  await queueMail(trx, { template: 'bookingNews', bookingId: move.bookingId, news });
  return {
    changes: { trailerId: move.to, movedAt: now },
    data: {
      oldTrailer,
      newTrailer,
      oldTrailerId: move.from,
      newTrailerId: move.to,
      ...toLoggedReason({ kind: 'planning', text: number }),
    },
  };
}

/** The rules of the plan once more, while nobody else can take one of the trailers. */
function isStillPossible(twins: Twins, { moves, wanted }: Pick<Step, 'moves' | 'wanted'>): boolean {
  const { self, from, until } = wanted;
  const plan = toPlan(twins, wanted);
  const all = new Map([...plan.rows.values()].flat().map((taken) => [taken.id, taken]));
  const changes = moves.flatMap((move) => {
    const taken = all.get(move.bookingId);
    const isFine = taken?.trailerId === move.from && plan.isMovable(taken) && plan.isAdmissible(taken, move.to);
    return isFine ? [{ ...taken, trailerId: move.to }] : [];
  });
  const span = { id: self.bookingId, trailerId: self.trailerId, from: from.getTime(), until: until.getTime() };
  return changes.length === moves.length && overlay(plan.rows, [...changes, span]).clashes.length === 0;
}
