import { Temporal } from 'temporal-polyfill';
import { canHandOverAt, firstHandoverFrom } from '#domain/depot/opening.ts';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import { judgeCertificates, type Certificate, type RentalDays } from '#domain/trailer/certificate.ts';
import type { TrailerState } from '#domain/trailer/trailer-state.ts';
import { liveAllocations, type Allocation } from './allocation.ts';
import { chargeableDays } from './chargeable-days.ts';
import { covers, isLongTerm, occupiedSpan, overlaps, type Period, type Stretch } from '#domain/time/period.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { perObject } from '#domain/per-object.ts';
import { localDate } from '#domain/time/wall-clock.ts';

/** Why a trailer cannot be had. The first three are about what was asked, the others about the trailer. */
export const UNFREE_REASONS = [
  'leadTime',
  'closed',
  'minimumPeriod',
  'overdue',
  'workshop',
  'certificate',
  'elsewhere',
  'taken',
] as const;
export type UnfreeReason = (typeof UNFREE_REASONS)[number];

export type TrailerForRent = {
  readonly state: Exclude<TrailerState, 'draft' | 'retired'>;
  readonly turnaroundHours: number;
  readonly minimumDays: number;
  /** On rent past its agreed end: nobody knows when it comes back. */
  readonly isOverdue: boolean;
  readonly certificates: readonly Certificate[];
  /** A certificate that it must have is missing, which is as good as expired. */
  readonly lacksCertificate: boolean;
  readonly allocations: readonly Allocation[];
  /** When it stands at the depot of the calendar. Absent is always. */
  readonly stays?: readonly Stretch[] | undefined;
  readonly calendar: DepotCalendar;
  /** Of the depot where it is brought back, if that is another one. */
  readonly returnCalendar?: DepotCalendar | undefined;
  readonly leadTimeMinutes: number;
};

export type Availability =
  | { readonly free: true; readonly needsWorkshop: boolean }
  | { readonly free: false; readonly reason: UnfreeReason; readonly nextFreeFrom?: Temporal.Instant };

type LeadTime = Pick<TrailerForRent, 'leadTimeMinutes'>;

const earliestPickUp = ({ leadTimeMinutes }: LeadTime, now: Temporal.Instant): Temporal.Instant =>
  now.add({ minutes: leadTimeMinutes });

export const isTooSoon = ({ leadTimeMinutes }: LeadTime, { from }: Period, now: Temporal.Instant): boolean =>
  from.epochMilliseconds < now.epochMilliseconds + leadTimeMinutes * MINUTE_MS;

const isOpenFor = perObject((calendar: DepotCalendar) =>
  perObject((returnCalendar: DepotCalendar) =>
    perObject(({ from, to }: Period): boolean => canHandOverAt(calendar, from) && canHandOverAt(returnCalendar, to)),
  ),
);

/** What makes a period impossible for every trailer of a type at a depot, at any time. */
export function judgeRequest(
  {
    calendar,
    returnCalendar = calendar,
    minimumDays,
  }: Pick<TrailerForRent, 'calendar' | 'returnCalendar' | 'minimumDays'>,
  period: Period,
): 'closed' | 'minimumPeriod' | undefined {
  if (!isOpenFor(calendar)(returnCalendar)(period)) return 'closed';
  return chargeableDays(period) < minimumDays ? 'minimumPeriod' : undefined;
}

/** A rental as the certificates see it. */
export const rentalDays = perObject((period: Period): RentalDays => ({
  pickUpOn: localDate(period.from, period.timeZone),
  returnOn: localDate(period.to, period.timeZone),
  isLongTerm: isLongTerm(period),
}));

function judge(
  trailer: TrailerForRent,
  period: Period,
  now: Temporal.Instant,
): UnfreeReason | 'free' | 'needsWorkshop' {
  if (isTooSoon(trailer, period, now)) return 'leadTime';
  const problem = judgeRequest(trailer, period);
  if (problem) return problem;
  if (trailer.isOverdue) return 'overdue';
  if (trailer.state === 'workshop') return 'workshop';
  if (trailer.lacksCertificate) return 'certificate';
  const verdict = judgeCertificates(trailer.certificates, rentalDays(period));
  if (verdict === 'expired' || verdict === 'ends') return 'certificate';
  const wanted = occupiedSpan(period, trailer.turnaroundHours);
  if (trailer.stays?.some((stay) => covers(stay, wanted)) === false) return 'elsewhere';
  const blocking = liveAllocations(trailer.allocations, now).filter((allocation) => overlaps(allocation, wanted));
  if (blocking.length > 0) return blocking.every(({ kind }) => kind === 'workshop') ? 'workshop' : 'taken';
  return verdict === 'renewed' ? 'needsWorkshop' : 'free';
}

/**
 * The earliest later pick-up of a rental equally long. A gap between two allocations begins where one ends, so only
 * those ends, the begins of stays, and the first moment that is not too soon need to be tried. The return may fall outside opening hours:
 * it is for the customer to choose.
 */
function findNextFree(trailer: TrailerForRent, period: Period, now: Temporal.Instant): Temporal.Instant | undefined {
  if (trailer.isOverdue || trailer.state === 'workshop' || trailer.lacksCertificate) return undefined;
  const length = period.from.until(period.to);
  const live = liveAllocations(trailer.allocations, now);
  const returns = trailer.stays?.map(({ from }) => from) ?? [];
  const starts = [earliestPickUp(trailer, now), period.from, ...live.map(({ to }) => to), ...returns]
    .map(({ epochMilliseconds }) => epochMilliseconds)
    .filter((start) => start >= period.from.epochMilliseconds)
    .toSorted((a, b) => a - b);
  for (const start of starts) {
    const from = firstHandoverFrom(trailer.calendar, Temporal.Instant.fromEpochMilliseconds(start));
    if (from === undefined) continue;
    const later = { ...period, from, to: from.add(length) };
    const calendar = { ...trailer.calendar, keyBox: true };
    if (isFree({ ...trailer, calendar, returnCalendar: calendar }, later, now)) return from;
  }
  return undefined;
}

/** Whether a trailer can be had for a period, without a word about why not. */
export function isFree(trailer: TrailerForRent, period: Period, now: Temporal.Instant): boolean {
  const verdict = judge(trailer, period, now);
  return verdict === 'free' || verdict === 'needsWorkshop';
}

/** Whether a trailer can be had for a period, and if not why not and from when on, if that is known. */
export function availability(trailer: TrailerForRent, period: Period, now: Temporal.Instant): Availability {
  const verdict = judge(trailer, period, now);
  if (verdict === 'free' || verdict === 'needsWorkshop')
    return { free: true, needsWorkshop: verdict === 'needsWorkshop' };
  const nextFreeFrom = verdict === 'minimumPeriod' ? undefined : findNextFree(trailer, period, now);
  // Where only the return is impossible, the trailer is free from the very moment asked for, and saying so would mislead.
  const isLater = nextFreeFrom !== undefined && nextFreeFrom.epochMilliseconds > period.from.epochMilliseconds;
  return { free: false, reason: verdict, ...(isLater && { nextFreeFrom }) };
}
