import { isTooSoon, type UnfreeReason } from '#domain/booking/availability.ts';
import { minimumDays } from '#domain/trailer/trailer-type.ts';
import { turnaroundNow } from '#domain/trailer/turnaround.ts';
import { occupiedUntilMs, type Stretch } from '#domain/time/period.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/duration.ts';
import type { LaneRefusal } from '#domain/one-way/lane-refusal.ts';
import type { Window } from '#db/trailer/window.ts';
import { createWindowGrid, type WindowGrid } from '#db/trailer/window-grid.ts';
import type { BookedDepot } from '../book/depot-book.ts';
import type { JudgedLane } from './lane-book.ts';
import { type ResolvedPeriod, resolvePeriod } from './resolve-period.ts';
import type { Place, SearchBasis } from './search-basis.ts';

/** The time in which trailers of one type at one depot are asked for. */
export type SearchWindow = Window & {
  readonly place: Place;
  readonly resolved: ResolvedPeriod;
  /** Why nothing is free in it, whatever the trailer does. */
  readonly problem: UnfreeReason | LaneRefusal | undefined;
  /** Another depot, if they are brought back there, and the way to it. */
  readonly returnDepot: BookedDepot | undefined;
  readonly lane: JudgedLane | undefined;
};

/** The time in which nobody else can have what is rented in it. */
export const toOccupied = ({ startsAt, occupiedUntil }: Window): Stretch => ({
  from: { epochMilliseconds: startsAt },
  to: { epochMilliseconds: occupiedUntil },
});

type Question = Pick<SearchBasis, 'now' | 'asked' | 'turnaround'> & Partial<Pick<SearchBasis, 'lanes'>>;

export const toWindow = (question: Question, place: Place, type: string): SearchWindow =>
  leadElsewhere(question, toTimes(question, place, type));

function toTimes({ now, asked, turnaround, lanes }: Question, place: Place, type: string): SearchWindow {
  const { row, calendar } = place;
  const notBeforeMs = now.epochMilliseconds + row.leadTimeMinutes * MINUTE_MS;
  const returnCalendar = lanes?.returnDepot.calendar;
  const resolved = resolvePeriod(calendar, { asked, minimumDays: minimumDays(type), notBeforeMs, returnCalendar });
  const problem = isTooSoon(row, resolved.period, now) ? 'leadTime' : resolved.problem;
  return {
    place,
    resolved,
    problem,
    depotId: row.id,
    type,
    startsAt: resolved.period.from.epochMilliseconds,
    occupiedUntil: occupiedUntilMs(resolved.period.to, turnaroundNow(turnaround, type)),
    certifiedUntil: resolved.certifiedUntil,
    blocked: problem !== undefined,
    returnDepot: undefined,
    lane: undefined,
  };
}

/** Nobody has a trailer that is brought back elsewhere until it could be where it left from again. */
function leadElsewhere({ lanes }: Question, window: SearchWindow): SearchWindow {
  const { depotId, type, resolved, occupiedUntil } = window;
  const lane = lanes?.judge(depotId, type, resolved.period);
  if (!lane) return window;
  const led = { ...window, returnDepot: lanes?.returnDepot, lane };
  if (!lane.ok) return { ...led, problem: lane.error, blocked: true };
  return { ...led, occupiedUntil: occupiedUntil + lane.value.driveHours * HOUR_MS };
}

/** Where calendar and lead time are the same, so is all of a window but its place: it is worked out once. */
function shareTimes(question: Question, types: readonly string[]): (place: Place) => readonly SearchWindow[] {
  const known = new Map<Place['calendar'], Map<number, readonly SearchWindow[]>>();
  return (place) => {
    const { leadTimeMinutes } = place.row;
    const alike = known.get(place.calendar) ?? new Map<number, readonly SearchWindow[]>();
    const windows = alike.get(leadTimeMinutes) ?? types.map((type) => toTimes(question, place, type));
    known.set(place.calendar, alike.set(leadTimeMinutes, windows));
    return windows;
  };
}

/** Finds the windows of some types as `toWindow` does, for many places of few kinds. */
export function shareWindows(question: Question, types: readonly string[]): (place: Place) => readonly SearchWindow[] {
  const timesAt = shareTimes(question, types);
  return (place) =>
    timesAt(place).map((window) => leadElsewhere(question, { ...window, place, depotId: place.row.id }));
}

/** The windows of all types at these places. */
export function toWindowGrid(
  question: Question,
  places: readonly Place[],
  types: readonly string[],
  isAsked: (place: Place, type: string) => boolean = () => true,
): WindowGrid {
  const grid = createWindowGrid(
    places.map(({ row }) => row.id),
    types,
  );
  const timesAt = question.lanes ? shareWindows(question, types) : shareTimes(question, types);
  let cell = 0;
  for (const place of places) {
    for (const { type, startsAt, occupiedUntil, certifiedUntil, blocked } of timesAt(place)) {
      grid.startsAt[cell] = startsAt;
      grid.occupiedUntil[cell] = occupiedUntil;
      grid.certifiedUntil[cell] = certifiedUntil;
      grid.blocked[cell] = Number(blocked || !isAsked(place, type));
      cell += 1;
    }
  }
  return grid;
}
