import type { AdminTrailerRow } from '#contract/admin-trailer.ts';
import { type AllocationRow, type Circumstances, findCircumstances } from '#db/booking/availability.queries.ts';
import { listBookers } from '#db/trailer/admin-trailer.queries.ts';
import { type Availability, availability, type TrailerForRent } from '#domain/booking/availability.ts';
import { occupiedSpan, overlaps, type Span } from '#domain/time/period.ts';
import { toInstant, toIso } from '#domain/time/instant.ts';
import { isThere, placesOf, toTrailerForRent } from '#services/book/to-trailer-for-rent.ts';
import type { RentalReads } from '#services/deps.ts';
import { listBusy } from '#services/trailer/list-busy.ts';
import { type SearchWindow, toOccupied } from '#services/trailer/search-window.ts';
import type { FleetSearch } from './fleet-search.ts';

type Judged = Pick<AdminTrailerRow, 'verdict' | 'calendar'>;
type Booker = { readonly id: string; readonly number: string; readonly company: string; readonly endsAt: Date };
/** What the rule says of a trailer in the window of one of its depots. */
type Verdict = {
  readonly window: SearchWindow;
  readonly forRent: TrailerForRent;
  readonly verdict: Availability;
};
type Bookers = ReadonlyMap<string, Booker>;

const NOT_OFFERED: Judged = { verdict: null, calendar: [] };

/** Everybody sees the shop as a guest does: nobody's holds are the operator's. */
const GUEST = { businessUnitId: null } as const;

/** Whether trailers are free by the rule of the shop, and what has them, in two statements however many they are. */
export async function judgeFleet(
  { db, clock }: Pick<RentalReads, 'db' | 'clock'>,
  search: FleetSearch,
  trailerIds: readonly string[],
): Promise<(trailerId: string) => Judged> {
  const from = new Date(Math.min(clock.now().getTime(), search.calendar.from.epochMilliseconds));
  const rows = await findCircumstances(db, { trailerIds, from, now: clock.now() });
  const bookingIds = rows.flatMap(({ allocations }) => allocations.flatMap(({ bookingId }) => bookingId ?? []));
  const bookers: Bookers = new Map((await listBookers(db, bookingIds)).map((booker) => [booker.id, booker]));
  const known = new Map(rows.map((row) => [row.trailerId, row]));
  return (trailerId) => {
    const trailer = known.get(trailerId);
    const found = trailer && findVerdict(trailer, search);
    return found ? judge(trailer, found, search, bookers) : NOT_OFFERED;
  };
}

/** Where the shop lists it: where it is free, or else where it stands all the time, or else where it is now. */
function findVerdict(trailer: Circumstances, { windowOf, now, turnaround }: FleetSearch): Verdict | undefined {
  const [here, ...away] = placesOf(trailer);
  const verdicts = [here, ...away.toSorted()].flatMap((depotId): Verdict[] => {
    const window = depotId === undefined ? undefined : windowOf(depotId, trailer.type);
    if (!window) return [];
    const forRent = toTrailerForRent(trailer, window.place, { ...GUEST, turnaround });
    return [{ window, forRent, verdict: availability(forRent, window.resolved.period, now) }];
  });
  return (
    verdicts.find(({ verdict }) => verdict.free) ??
    verdicts.find(({ window }) => isThere(trailer, window.depotId, toOccupied(window))) ??
    verdicts.find(({ window }) => window.depotId === here)
  );
}

function judge(
  trailer: Circumstances,
  { window, forRent, verdict }: Verdict,
  { now, calendar }: FleetSearch,
  bookers: Bookers,
): Judged {
  const { period } = window.resolved;
  const wanted = occupiedSpan(period, forRent.turnaroundHours);
  const busy = listBusy(trailer, {
    now,
    ...GUEST,
    timeZone: window.place.row.timeZone,
    until: calendar.until,
  });
  const ofStretch = (startMs: number): Booker | undefined =>
    bookers.get(trailer.allocations.find(({ startsAt }) => Date.parse(startsAt) === startMs)?.bookingId ?? '');
  return {
    verdict: {
      free: verdict.free,
      reason: verdict.free ? null : verdict.reason,
      taken: verdict.free ? null : findTaken(trailer, { period, wanted, nowMs: now.epochMilliseconds }, bookers),
      nextFreeFrom: verdict.free || !verdict.nextFreeFrom ? null : toIso(verdict.nextFreeFrom),
      period: { from: toIso(period.from), to: toIso(period.to) },
    },
    calendar: busy
      .filter((stretch) => overlaps(stretch, { from: calendar.from, to: calendar.until }))
      .map(({ from, to, kind }) => ({
        from: new Date(from.epochMilliseconds).toISOString(),
        to: new Date(to.epochMilliseconds).toISOString(),
        kind,
        booking: kind === 'rental' ? toBooking(ofStretch(from.epochMilliseconds)) : null,
      })),
  };
}

type Taken = NonNullable<NonNullable<AdminTrailerRow['verdict']>['taken']>;

/** The first that has the trailer in the period or in the turnaround after it. */
function findTaken(
  { allocations }: Circumstances,
  { period, wanted, nowMs }: { readonly period: Span; readonly wanted: Span; readonly nowMs: number },
  bookers: Bookers,
): Taken | null {
  const first = allocations.find((row) => isLive(row, nowMs) && overlaps(toStretch(row), wanted));
  if (!first) return null;
  const booker = bookers.get(first.bookingId ?? '');
  const isOver = booker !== undefined && booker.endsAt.getTime() <= period.from.epochMilliseconds;
  return {
    kind: first.kind,
    from: new Date(first.startsAt).toISOString(),
    to: (booker?.endsAt ?? new Date(first.endsAt)).toISOString(),
    isTurnaround: isOver || Date.parse(first.startsAt) >= period.to.epochMilliseconds,
    booking: toBooking(booker),
  };
}

const isLive = ({ expiresAt }: AllocationRow, nowMs: number): boolean =>
  expiresAt === null || Date.parse(expiresAt) > nowMs;
const toStretch = ({ startsAt, endsAt }: AllocationRow): Span => ({ from: toInstant(startsAt), to: toInstant(endsAt) });
const toBooking = (booker: Booker | undefined) =>
  booker ? { id: booker.id, number: booker.number, company: booker.company } : null;
