import type { Circumstances } from '#db/booking/availability.queries.ts';
import type { PlannedBooking } from '#db/planning/planning.queries.ts';
import type { Plan, Taken } from '#domain/planning/free-span.ts';
import { PLANNING_LIMITS } from '#domain/planning/planning-limit.ts';
import { type Standing, twinOrBetter } from '#domain/planning/twin-or-better.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { periodOf } from '#services/booking/booking-subject.ts';
import { judgeForOperator } from '#services/admin/booking/judge-for-operator.ts';
import type { Twins } from './load-twins.ts';
import { stayReasonOf } from './stay-reason-of.ts';

export type PlanQuestion = {
  /** Whose time is asked for, if it is somebody's: its own rental and the holds of its unit give way. */
  readonly self: { readonly bookingId: string; readonly trailerId: string; readonly businessUnitId: string } | null;
  /** Nobody of ours looks at it before it happens. */
  readonly isUnattended: boolean;
  readonly now: Date;
};

/** Which of the bookings may be given which trailer, by the rules of planning and of availability. */
export function toPlan(twins: Twins, { self, isUnattended, now }: PlanQuestion): Plan {
  const standings = new Map<string, boolean>();
  const isAdmissible = ({ id }: Taken, trailerId: string): boolean => {
    const key = `${id} ${trailerId}`;
    const known = standings.get(key) ?? mayHave(twins, { bookingId: id, trailerId, isUnattended, now });
    standings.set(key, known);
    return known;
  };
  const isMovable = ({ id }: Taken): boolean => {
    const booking = twins.bookings.get(id);
    return (
      booking !== undefined && isFarEnough(booking, { isUnattended, now }) && stayReasonOf(booking, now) === undefined
    );
  };
  return {
    rows: new Map([...twins.byId].map(([id, { known }]) => [id, toRow(known, { self, now })])),
    isMovable,
    isAdmissible,
  };
}

type Circumstance = Pick<PlanQuestion, 'isUnattended' | 'now'>;

const isFarEnough = ({ startsAt }: PlannedBooking, { isUnattended, now }: Circumstance): boolean =>
  !isUnattended || startsAt.getTime() >= now.getTime() + PLANNING_LIMITS.unattendedLeadHours * HOUR_MS;

/** How a trailer stands to the one that a booking has. */
export function standingOf(twins: Twins, bookingId: string, trailerId: string): Standing['rank'] {
  const old = twins.byId.get(twins.bookings.get(bookingId)?.trailerId ?? '');
  const other = twins.byId.get(trailerId);
  return old && other ? twinOrBetter(other.trailer, old.trailer).rank : null;
}

type Offer = Circumstance & { readonly bookingId: string; readonly trailerId: string };

function mayHave(twins: Twins, { bookingId, trailerId, isUnattended, now }: Offer): boolean {
  const booking = twins.bookings.get(bookingId);
  const known = twins.byId.get(trailerId)?.known;
  const { depot } = twins;
  if (!booking || !known || !depot || booking.depotId !== depot.row.id) return false;
  const rank = standingOf(twins, bookingId, trailerId);
  if (rank === null || (isUnattended && rank !== 'twin')) return false;
  const period = periodOf(booking, depot.row);
  // What else has it then is the question of the plan, which knows the turnaround of each.
  const alone = { known: { ...known, allocations: [] }, depot, period, self: { turnaround: 0 } };
  return judgeForOperator(alone, now) === undefined;
}

const toRow = (
  { trailerId, allocations }: Circumstances,
  { self, now }: Pick<PlanQuestion, 'self' | 'now'>,
): readonly Taken[] =>
  allocations
    .filter(
      ({ kind, bookingId, businessUnitId, expiresAt }) =>
        bookingId !== self?.bookingId &&
        !(kind === 'hold' && trailerId === self?.trailerId && businessUnitId === self.businessUnitId) &&
        (expiresAt === null || Date.parse(expiresAt) > now.getTime()),
    )
    .map(({ bookingId, startsAt, endsAt }) => ({
      id: bookingId ?? `${trailerId} ${startsAt}`,
      trailerId,
      from: Date.parse(startsAt),
      until: Date.parse(endsAt),
    }));
