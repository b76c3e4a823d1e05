import type { AllocationRow, Circumstances } from '#db/booking/availability.queries.ts';
import type { Allocation } from '#domain/booking/allocation.ts';
import type { TrailerForRent } from '#domain/booking/availability.ts';
import { minimumDays } from '#domain/trailer/trailer-type.ts';
import { turnaroundNow, type TurnaroundTimes } from '#domain/trailer/turnaround.ts';
import { covers, type Moment, type Stretch } from '#domain/time/period.ts';
import type { BookedDepot } from './depot-book.ts';

type Place = Pick<Circumstances, 'depotId' | 'stays'>;

export type Self = {
  /** Whose holds count as free. */
  readonly businessUnitId?: string | null | undefined;
  /** The booking that is being changed. */
  readonly exceptBookingId?: string | null | undefined;
};

/** How long it stays off the market afterwards: what holds for a new rental, or the hours that a booking was agreed with. */
export type Turnaround = { readonly turnaround: TurnaroundTimes | number };

/** What the rules of availability need to know about a trailer. */
export const toTrailerForRent = (
  { type, state, overdueSince, certificates, lacksCertificate, allocations, ...place }: Circumstances,
  { row, calendar }: BookedDepot,
  { turnaround, ...self }: Self & Turnaround,
): TrailerForRent => ({
  state,
  turnaroundHours: typeof turnaround === 'number' ? turnaround : turnaroundNow(turnaround, type),
  minimumDays: minimumDays(type),
  isOverdue: overdueSince !== null,
  certificates,
  lacksCertificate,
  allocations: allocations.map((allocation) => toAllocation(allocation, self)),
  stays: place.stays === null && place.depotId === row.id ? undefined : staysAt(place, row.id),
  calendar,
  leadTimeMinutes: row.leadTimeMinutes,
});

const ALWAYS: Stretch = { from: { epochMilliseconds: -Infinity }, to: { epochMilliseconds: Infinity } };

/** When it stands at a depot. */
export function staysAt({ depotId, stays }: Place, at: string): readonly Stretch[] {
  if (stays === null) return depotId === at ? [ALWAYS] : [];
  return stays
    .filter((stay) => stay.depotId === at)
    .map(({ startsAt, endsAt }): Stretch => ({ from: toMoment(startsAt), to: toMoment(endsAt) }));
}

/** Where a trailer may stand: first of all where it does now. */
export const placesOf = ({ depotId, stays }: Place): readonly string[] => [
  ...new Set([depotId, ...(stays ?? []).map((stay) => stay.depotId)]),
];

/** Whether it stands at a depot all that time. */
export const isThere = (trailer: Place, at: string, span: Stretch): boolean =>
  staysAt(trailer, at).some((stay) => covers(stay, span));

export const toAllocation = (row: AllocationRow, { businessUnitId, exceptBookingId }: Self): Allocation => ({
  kind: row.kind,
  from: toMoment(row.startsAt),
  to: toMoment(row.endsAt),
  expiresAt: row.expiresAt === null ? null : toMoment(row.expiresAt),
  isOwn:
    (row.kind === 'hold' && row.businessUnitId === (businessUnitId ?? undefined)) ||
    (row.bookingId !== null && row.bookingId === exceptBookingId),
});

const toMoment = (at: string): Moment => ({ epochMilliseconds: Date.parse(at) });
