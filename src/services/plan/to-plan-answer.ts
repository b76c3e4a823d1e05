import type { Plan, PlanChange } from '#contract/admin-plan.ts';
import { money, subtract } from '#domain/money/money.ts';
import type { findPlan } from '#db/planning/plan.queries.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
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
  { trailers, bookings, depots, corrections }: PlanGround,
  change: PlannedChange,
  { problem, lacks, stay }: Judgement = NOTHING,
): PlanChange {
  const { kind, bookingId, allocationId, baseVersion, baseTrailerId, trailerId, toDepotId, startsAt, endsAt } = change;
  const { baseStartsAt, baseEndsAt, note } = change;
  const named = (id: string) => ({ id, number: trailers.get(id)?.number ?? '' });
  const booking = bookings.get(bookingId ?? '');
  const timeZone = depots.get(booking?.depotId ?? '')?.row.timeZone ?? OPERATOR_ZONE;
  const period = corrections.get(bookingId ?? '');
  const correction = period?.read.ok ? period.read.value.correction : undefined;
  return {
    kind,
    allocationId,
    version: baseVersion,
    booking: booking ? { id: booking.id, number: booking.number, company: booking.company, timeZone } : null,
    from: baseTrailerId === null ? null : named(baseTrailerId),
    trailer: named(trailerId),
    toDepot: toDepotId === null ? null : { id: toDepotId, code: depots.get(toDepotId)?.row.code ?? '' },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    before:
      baseStartsAt && baseEndsAt ? { startsAt: baseStartsAt.toISOString(), endsAt: baseEndsAt.toISOString() } : null,
    difference: period && correction ? subtract(correction.price.net, money(period.subject.booking.netCents)) : null,
    warnings: [...(correction?.warnings ?? [])],
    note,
    problem,
    lacks: [...lacks],
    stay,
  };
}
