import type { Circumstances } from '#db/booking/availability.queries.ts';
import { occupiedUntilMs, type Period } from '#domain/time/period.ts';
import { turnaroundKept } from '#domain/trailer/turnaround.ts';

type Holder = {
  readonly businessUnitId: string;
  /** How long a hold lasts beyond the turnaround, for the way back from another depot. */
  readonly driveHours: number;
  readonly now: Date;
};

/**
 * The turnaround that a unit's own hold on exactly this period was given with, from the cart or for a quote: what was
 * promised by it can be ordered, whatever was decided since. None if nothing is held.
 */
export const findHeldTurnaround = (
  { type, allocations }: Pick<Circumstances, 'type' | 'allocations'>,
  period: Period,
  { businessUnitId, driveHours, now }: Holder,
): number | undefined =>
  allocations
    .filter(
      ({ kind, businessUnitId: of, expiresAt, startsAt }) =>
        kind === 'hold' &&
        of === businessUnitId &&
        expiresAt !== null &&
        Date.parse(expiresAt) > now.getTime() &&
        Date.parse(startsAt) === period.from.epochMilliseconds,
    )
    .flatMap(({ endsAt, turnaroundHours }) => {
      const hours = turnaroundKept(turnaroundHours, type);
      const isWhole = Date.parse(endsAt) === occupiedUntilMs(period.to, hours);
      return isWhole && hours >= driveHours ? [hours - driveHours] : [];
    })
    .at(0);
