import type { MakeRoomInput, Plan, PlanChangeInput } from '#contract/admin-plan.ts';
import { listNamedTrailers } from '#db/planning/plan.queries.ts';
import type { Taken } from '#domain/planning/free-span.ts';
import { gapsBetween, makeRoom } from '#domain/planning/make-room.ts';
import type { Actor } from '#domain/team/actor.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { refuseTaken, toWorkshopSpan } from '#services/admin/trailer/workshop-span.ts';
import type { RentalReads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { loadTwins } from '#services/planning/load-twins.ts';
import { standingOf, toPlan } from '#services/planning/to-plan.ts';
import { requireStaff } from '#services/require-actor.ts';
import { beginPlan } from './begin-plan.ts';

/** Nobody mends anything in less. */
const LEAST_MINUTES = 30;

/**
 * Proposes, as a plan that somebody looks at, how a trailer gets to the workshop although it is booked: what troubles the fewest
 * for each booking in the way, and a task for the desk where nothing else is to be had. Such a booking keeps its time until
 * somebody has spoken to its customer; the stay takes what is left.
 */
export async function makeRoomForWorkshop(
  deps: RentalReads,
  actor: Actor,
  { name, ask, trailerId, ...input }: MakeRoomInput,
): Promise<Outcome<Plan>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const [trailer] = await listNamedTrailers(deps.db, [trailerId]);
  if (trailer === undefined) return refuse('not-found');
  const { depotId } = trailer;
  const span = await toWorkshopSpan(deps.db, input, { depotId, now });
  if (!span.ok) return span;
  const { startsAt, endsAt } = span.value;
  const twins = await loadTwins(deps, { trailerId, depotId, from: now, until: endsAt, now });
  const bookingOf = ({ id }: Taken) => twins.bookings.get(id);
  const plan = {
    ...toPlan(twins, { self: null, isUnattended: false, now }),
    isInHand: (taken: Taken) => bookingOf(taken)?.isHandoverBegun === false,
    isTwin: (taken: Taken, to: string) => standingOf(twins, taken.id, to) === 'twin',
  };
  const wanted = { trailerId, from: Math.max(startsAt.getTime(), now.getTime()), until: endsAt.getTime() };
  const { moves, left } = makeRoom(plan, wanted);
  const { timeZone } = twins.depot?.row ?? { timeZone: '' };
  const stays = gapsBetween(wanted, left)
    .filter(({ from, until }) => until - from >= LEAST_MINUTES * MINUTE_MS)
    .map(({ from, until }) => ({
      from: toWallTime(new Date(from), timeZone),
      to: toWallTime(new Date(until), timeZone),
    }));
  if (stays.length === 0) return refuseTaken(deps.db, { trailerId, startsAt, endsAt });
  const changes: readonly PlanChangeInput[] = [
    ...moves.map(({ taken, to }) => ({ kind: 'move' as const, bookingId: taken.id, trailerId: to })),
    ...stays.map((stay) => ({ kind: 'workshop' as const, trailerId, ...stay, note: input.note })),
    ...left.filter(bookingOf).map(({ id }) => ({ kind: 'task' as const, bookingId: id, note: ask })),
  ];
  return beginPlan(deps, { name, changes: [...changes], origin: 'ripple', createdBy: admin.value.userId });
}
