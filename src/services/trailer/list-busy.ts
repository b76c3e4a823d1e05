import { Temporal } from 'temporal-polyfill';
import type { BusyKind } from '#contract/trailer.ts';
import type { Circumstances } from '#db/booking/availability.queries.ts';
import { liveAllocations } from '#domain/booking/allocation.ts';
import type { Stretch } from '#domain/time/period.ts';
import { toInstant } from '#domain/time/instant.ts';
import { toAllocation } from '#services/book/to-trailer-for-rent.ts';

export type Busy = Stretch & { readonly kind: BusyKind };

type Asked = {
  readonly now: Temporal.Instant;
  readonly businessUnitId: string | null;
  readonly timeZone: string;
  readonly until: Temporal.Instant;
};

/** When a trailer cannot be had, up to a moment. */
export function listBusy(trailer: Circumstances, { now, businessUnitId, timeZone, until }: Asked): readonly Busy[] {
  const { allocations, overdueSince, state, certificates, lacksCertificate } = trailer;
  const live = liveAllocations(
    allocations.map((allocation) => toAllocation(allocation, { businessUnitId })),
    now,
  );
  const busy = live.map(({ kind, from, to }): Busy => ({ from, to, kind: kind === 'trip' ? 'transfer' : kind }));
  // Nobody knows when these end.
  if (overdueSince !== null) busy.push({ from: toInstant(overdueSince), to: until, kind: 'overdue' });
  if (state === 'workshop') busy.push({ from: now, to: until, kind: 'workshop' });
  const [firstEnd] = certificates.map(({ validUntil }) => validUntil).toSorted();
  if (lacksCertificate) busy.push({ from: now, to: until, kind: 'certificate' });
  else if (firstEnd !== undefined) {
    const expired = Temporal.PlainDate.from(firstEnd).add({ days: 1 }).toZonedDateTime(timeZone).toInstant();
    busy.push({ from: expired, to: until, kind: 'certificate' });
  }
  return busy.filter((stretch) => stretch.from.epochMilliseconds < stretch.to.epochMilliseconds);
}
