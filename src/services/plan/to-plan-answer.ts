import type { Plan, PlanChange } from '#contract/admin-plan.ts';
import type { findPlan } from '#db/planning/plan.queries.ts';
import type { PlanGround, PlannedChange } from './load-plan-ground.ts';
import type { Judgement } from './judge-plan.ts';

type Draft = NonNullable<Awaited<ReturnType<typeof findPlan>>>;
type Judged = {
  readonly ground: PlanGround;
  readonly changes: readonly PlannedChange[];
  readonly judgements: readonly Judgement[];
};

export const toPlanAnswer = (
  { id, name, origin, status, author, createdAt, endedAt, version, undoOf }: Draft,
  { ground, changes, judgements }: Judged,
): Plan => ({
  id,
  name,
  origin,
  status,
  author,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  version,
  undoOf,
  changes: changes.map((change, i) => toChange(ground, change, judgements[i])),
});

const NOTHING: Judgement = { problem: null, lacks: [], stay: null };

export function toChange(
  { trailers, bookings }: PlanGround,
  { kind, bookingId, allocationId, baseVersion, baseTrailerId, trailerId, startsAt, endsAt, note }: PlannedChange,
  { problem, lacks, stay }: Judgement = NOTHING,
): PlanChange {
  const named = (id: string) => ({ id, number: trailers.get(id)?.number ?? '' });
  const booking = bookings.get(bookingId ?? '');
  return {
    kind,
    allocationId,
    version: baseVersion,
    booking: booking ? { id: booking.id, number: booking.number, company: booking.company } : null,
    from: baseTrailerId === null ? null : named(baseTrailerId),
    trailer: named(trailerId),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    note,
    problem,
    lacks: [...lacks],
    stay,
  };
}
