import type { PlannedBooking } from '#db/planning/planning.queries.ts';
import { freeSpan } from '#domain/planning/free-span.ts';
import { loadTwins } from './load-twins.ts';
import { standingOf, toPlan, type PlanQuestion } from './to-plan.ts';

type Trailer = { readonly id: string; readonly number: string };

/** A booking that gives way, and to which trailer. */
export type ChainMove = {
  readonly booking: PlannedBooking;
  readonly from: Trailer;
  readonly to: Trailer;
  readonly rank: 'twin' | 'better';
};

export type Wanted = Pick<PlanQuestion, 'self' | 'isUnattended' | 'now'> & {
  readonly depotId: string;
  readonly from: Date;
  /** With its turnaround. */
  readonly until: Date;
};

/** The fewest bookings that have to be given another trailer so that this one can be had; undefined if it cannot. */
export async function findChain(
  deps: Parameters<typeof loadTwins>[0],
  { self, isUnattended, depotId, from, until, now }: Wanted,
): Promise<readonly ChainMove[] | undefined> {
  const { trailerId } = self;
  const twins = await loadTwins(deps, { trailerId, depotId, from, until, now });
  const plan = toPlan(twins, { self, isUnattended, now });
  const moves = freeSpan(plan, { trailerId, from: from.getTime(), until: until.getTime() });
  return moves?.flatMap(({ taken, to }) => {
    const booking = twins.bookings.get(taken.id);
    const old = twins.byId.get(taken.trailerId)?.trailer;
    const other = twins.byId.get(to)?.trailer;
    const rank = standingOf(twins, taken.id, to);
    return booking && old && other && rank ? [{ booking, from: toTrailer(old), to: toTrailer(other), rank }] : [];
  });
}

const toTrailer = ({ id, number }: Trailer): Trailer => ({ id, number });
