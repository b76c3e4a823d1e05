import type { MakingRoom } from '#contract/making-room.ts';
import { freeSpan } from '#domain/planning/free-span.ts';
import { loadTwins, type Twins } from './load-twins.ts';
import { standingOf, toPlan, type PlanQuestion } from './to-plan.ts';

export type Wanted = PlanQuestion & {
  readonly self: NonNullable<PlanQuestion['self']>;
  readonly depotId: string;
  readonly from: Date;
  /** With its turnaround. */
  readonly until: Date;
};

/** The fewest bookings that have to be given another trailer so that this one can be had; undefined if it cannot. */
export async function findChain(
  deps: Parameters<typeof loadTwins>[0],
  wanted: Wanted,
): Promise<readonly MakingRoom[] | undefined> {
  const { self, depotId, from, until, now } = wanted;
  return findChainAmong(await loadTwins(deps, { trailerId: self.trailerId, depotId, from, until, now }), wanted);
}

/** The same where the twins are known. */
export function findChainAmong(twins: Twins, wanted: Wanted): readonly MakingRoom[] | undefined {
  const { trailerId } = wanted.self;
  const span = { trailerId, from: wanted.from.getTime(), until: wanted.until.getTime() };
  const moves = freeSpan(toPlan(twins, wanted), span);
  return moves?.flatMap(({ taken, to }) => {
    const booking = twins.bookings.get(taken.id);
    const old = twins.byId.get(taken.trailerId)?.trailer;
    const other = twins.byId.get(to)?.trailer;
    const rank = standingOf(twins, taken.id, to);
    if (!booking || !old || !other || !rank) return [];
    const { id: bookingId, version, number, company, startsAt } = booking;
    const pickUp = startsAt.toISOString();
    return [{ bookingId, version, number, company, pickUp, from: toNamed(old), to: toNamed(other), rank }];
  });
}

const toNamed = ({ id, number }: MakingRoom['from']): MakingRoom['from'] => ({ id, number });
