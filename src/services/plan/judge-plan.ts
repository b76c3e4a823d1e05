import { isHandedBack, isOut } from '#domain/booking/booking-state.ts';
import type { StayReason } from '#domain/planning/find-stay-reason.ts';
import type { Taken } from '#domain/planning/free-span.ts';
import { overlay } from '#domain/planning/overlay.ts';
import type { PlanProblem } from '#domain/planning/plan-change.ts';
import { type Lack, twinOrBetter } from '#domain/planning/twin-or-better.ts';
import { toDate } from '#domain/time/instant.ts';
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
  const after = overlay(
    left,
    wanted.flatMap((one) => one ?? []),
  );
  const clashing = new Set(after.clashes.flat().map(({ id }) => id));
  return changes.map((change, i) => {
    const booking = change.bookingId === null ? undefined : ground.bookings.get(change.bookingId);
    const own = wanted[i];
    const isClashing = own !== undefined && (clashing.has(own.id) || isInTheWay(change, own, after.rows));
    return {
      problem: findProblem(ground, change, now) ?? (isClashing ? 'taken' : null),
      lacks: lacksOf(ground, change),
      stay: (change.kind === 'move' && booking && stayReasonOf(booking, now)) || null,
    };
  });
}

/** What takes a trailer after its departure, customers would come for in vain. */
const isInTheWay = ({ kind }: PlannedChange, own: Taken, rows: ReadonlyMap<string, readonly Taken[]>): boolean =>
  kind === 'transfer' && (rows.get(own.trailerId) ?? []).some(({ id, until }) => id !== own.id && until > own.from);

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
  if (kind === 'drop' || kind === 'task') return undefined;
  const rental = kind === 'move' ? findRental(ground, change) : undefined;
  if (kind === 'move') return rental && { ...toTaken(rental), trailerId };
  if (kind === 'period') {
    const span = spanOf(ground, change);
    return (
      span && { id: change.bookingId ?? '', trailerId, from: span.startsAt.getTime(), until: span.endsAt.getTime() }
    );
  }
  return { id: `new ${position}`, trailerId, from: startsAt.getTime(), until: endsAt.getTime() };
}

/** How long a booking with another period would have its trailer. */
export function spanOf(ground: PlanGround, change: PlannedChange) {
  const period = ground.corrections.get(change.bookingId ?? '');
  const rental = findRental(ground, change);
  if (!rental || !period?.read.ok) return undefined;
  const { correction } = period.read.value;
  // What is out has begun, with this trailer perhaps later than the rental.
  const startsAt = isOut(period.subject.booking.status) ? rental.startsAt : toDate(correction.period.from);
  return { startsAt, endsAt: correction.occupiedUntil };
}

const findRental = ({ allocations }: PlanGround, { bookingId, baseTrailerId }: PlannedChange) =>
  allocations.find((one) => one.bookingId === bookingId && one.trailerId === baseTrailerId);

function findProblem(ground: PlanGround, change: PlannedChange, now: Date): PlanProblem | undefined {
  switch (change.kind) {
    case 'move':
      return findMoveProblem(ground, change, now);
    case 'period':
      return findPeriodProblem(ground, change);
    case 'drop': {
      const stay = ground.allocations.find(
        ({ id, trailerId }) => id === change.allocationId && trailerId === change.trailerId,
      );
      if (stay?.kind !== 'workshop' && stay?.kind !== 'transfer') return 'gone';
      if (stay.hasLeft) return 'state';
      return stay.version === change.baseVersion ? undefined : 'stale';
    }
    case 'task':
      return ground.bookings.get(change.bookingId ?? '')?.status === 'reserved' ? undefined : 'gone';
    case 'workshop': {
      const status = ground.trailers.get(change.trailerId)?.status ?? 'retired';
      if (status === 'retired') return 'gone';
      return change.endsAt <= now ? 'past' : undefined;
    }
    case 'transfer': {
      const { status = 'retired', depotId } = ground.trailers.get(change.trailerId) ?? {};
      if (status === 'draft' || status === 'retired') return 'gone';
      if (!ground.depots.has(change.toDepotId ?? '') || depotId === change.toDepotId) return 'elsewhere';
      return change.startsAt <= now ? 'past' : undefined;
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

function findPeriodProblem(ground: PlanGround, change: PlannedChange): PlanProblem | undefined {
  const period = ground.corrections.get(change.bookingId ?? '');
  const rental = findRental(ground, change);
  if (period === undefined || !ground.allocations.some(({ bookingId }) => bookingId === change.bookingId))
    return 'gone';
  if (rental?.version !== change.baseVersion) return 'stale';
  const { status, handedBackAt } = period.subject.booking;
  if ((status !== 'reserved' && !isOut(status)) || isHandedBack({ status, handedBackAt })) return 'state';
  return period.read.ok ? undefined : 'period';
}

function lacksOf({ worths }: PlanGround, { kind, baseTrailerId, trailerId }: PlannedChange): readonly Lack[] {
  const [old, other] = [worths.get(baseTrailerId ?? ''), worths.get(trailerId)];
  return kind === 'move' && old && other ? twinOrBetter(other, old).lacks : [];
}
