import type { StayReason } from '#domain/planning/find-stay-reason.ts';
import type { Taken } from '#domain/planning/free-span.ts';
import { overlay } from '#domain/planning/overlay.ts';
import type { PlanProblem } from '#domain/planning/plan-change.ts';
import { type Lack, twinOrBetter } from '#domain/planning/twin-or-better.ts';
import { judgeForOperator } from '#services/admin/booking/judge-for-operator.ts';
import { periodOf } from '#services/booking/booking-subject.ts';
import { stayReasonOf } from '#services/planning/stay-reason-of.ts';
import type { PlanGround, PlannedChange } from './load-plan-ground.ts';

export type Judgement = {
  readonly problem: PlanProblem | null;
  readonly lacks: readonly Lack[];
  readonly stay: StayReason | null;
};

/** Each change of a plan, judged by its own and then together with all others. */
export function judgePlan(ground: PlanGround, changes: readonly PlannedChange[], now: Date): readonly Judgement[] {
  const rows = Map.groupBy(ground.allocations.map(toTaken), ({ trailerId }) => trailerId);
  const dropped = new Set(changes.filter(({ kind }) => kind === 'drop').map(({ allocationId }) => allocationId));
  const left = new Map([...rows].map(([id, row]) => [id, row.filter((taken) => !dropped.has(taken.id))]));
  const wanted = changes.map((change, i) => toWanted(ground, change, i));
  const clashing = new Set(
    overlay(
      left,
      wanted.flatMap((one) => one ?? []),
    )
      .clashes.flat()
      .map(({ id }) => id),
  );
  return changes.map((change, i) => {
    const booking = change.bookingId === null ? undefined : ground.bookings.get(change.bookingId);
    const isClashing = clashing.has(wanted[i]?.id ?? '');
    return {
      problem: findProblem(ground, change, now) ?? (isClashing ? 'taken' : null),
      lacks: lacksOf(ground, change),
      stay: (booking && stayReasonOf(booking, now)) ?? null,
    };
  });
}

type Allocated = PlanGround['allocations'][number];

/** A rental is known by its booking, which it keeps wherever it goes. */
const toTaken = ({ id, bookingId, trailerId, startsAt, endsAt }: Allocated): Taken => ({
  id: bookingId ?? id,
  trailerId,
  from: startsAt.getTime(),
  until: endsAt.getTime(),
});

function toWanted(ground: PlanGround, change: PlannedChange, position: number): Taken | undefined {
  const { kind, trailerId, startsAt, endsAt } = change;
  if (kind === 'drop') return undefined;
  const rental = kind === 'move' ? findRental(ground, change) : undefined;
  if (kind === 'move') return rental && { ...toTaken(rental), trailerId };
  return { id: `new ${position}`, trailerId, from: startsAt.getTime(), until: endsAt.getTime() };
}

const findRental = ({ allocations }: PlanGround, { bookingId, baseTrailerId }: PlannedChange) =>
  allocations.find((one) => one.bookingId === bookingId && one.trailerId === baseTrailerId);

function findProblem(ground: PlanGround, change: PlannedChange, now: Date): PlanProblem | undefined {
  switch (change.kind) {
    case 'move':
      return findMoveProblem(ground, change, now);
    case 'drop': {
      const stay = ground.allocations.find(
        ({ id, trailerId }) => id === change.allocationId && trailerId === change.trailerId,
      );
      if (stay?.kind !== 'workshop') return 'gone';
      return stay.version === change.baseVersion ? undefined : 'stale';
    }
    case 'workshop': {
      const status = ground.trailers.get(change.trailerId)?.status ?? 'retired';
      if (status === 'retired') return 'gone';
      return change.endsAt <= now ? 'past' : undefined;
    }
  }
}

function findMoveProblem(ground: PlanGround, change: PlannedChange, now: Date): PlanProblem | undefined {
  const booking = ground.bookings.get(change.bookingId ?? '');
  const rental = findRental(ground, change);
  if (booking === undefined || !ground.allocations.some(({ bookingId }) => bookingId === booking.id)) return 'gone';
  // Also what has another trailer by now.
  if (rental?.version !== change.baseVersion) return 'stale';
  if (booking.status !== 'reserved') return 'state';
  if (booking.isHandoverBegun) return 'handover';
  const [old, other] = [ground.trailers.get(change.baseTrailerId ?? ''), ground.trailers.get(change.trailerId)];
  const depot = ground.depots.get(booking.depotId);
  const known = ground.known.get(change.trailerId);
  if (!depot || !known || other?.type !== old?.type) return 'elsewhere';
  // What else has it then is judged with all other changes.
  const alone = {
    known: { ...known, allocations: [] },
    depot,
    period: periodOf(booking, depot.row),
    self: { turnaround: 0 },
  };
  const reason = judgeForOperator(alone, now);
  return PROBLEMS.find((problem) => problem === reason);
}

/** What is wrong with the other trailer, whatever else it is planned for. */
const PROBLEMS = ['overdue', 'workshop', 'certificate', 'elsewhere'] as const;

function lacksOf({ worths }: PlanGround, { kind, baseTrailerId, trailerId }: PlannedChange): readonly Lack[] {
  const [old, other] = [worths.get(baseTrailerId ?? ''), worths.get(trailerId)];
  return kind === 'move' && old && other ? twinOrBetter(other, old).lacks : [];
}
