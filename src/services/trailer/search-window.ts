import { isTooSoon, type UnfreeReason } from '#domain/booking/availability.ts';
import { minimumDays, turnaroundHours } from '#domain/trailer/trailer-type.ts';
import { occupiedUntil } from '#domain/time/period.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import type { Window } from '#db/trailer/window.ts';
import { createWindowGrid, type WindowGrid } from '#db/trailer/window-grid.ts';
import { type ResolvedPeriod, resolvePeriod } from './resolve-period.ts';
import type { Place, SearchBasis } from './search-basis.ts';

/** The time in which trailers of one type at one depot are asked for. */
export type SearchWindow = Window & {
  readonly place: Place;
  readonly resolved: ResolvedPeriod;
  /** Why nothing is free in it, whatever the trailer does. */
  readonly problem: UnfreeReason | undefined;
};

type Question = Pick<SearchBasis, 'now' | 'asked'>;

export function toWindow({ now, asked }: Question, place: Place, type: string): SearchWindow {
  const { row, calendar } = place;
  const notBeforeMs = now.epochMilliseconds + row.leadTimeMinutes * MINUTE_MS;
  const resolved = resolvePeriod(calendar, { asked, minimumDays: minimumDays(type), notBeforeMs });
  const problem = isTooSoon(row, resolved.period, now) ? 'leadTime' : resolved.problem;
  return {
    place,
    resolved,
    problem,
    depotId: row.id,
    type,
    startsAt: resolved.period.from.epochMilliseconds,
    occupiedUntil: occupiedUntil(resolved.period.to, turnaroundHours(type)).epochMilliseconds,
    certifiedUntil: resolved.certifiedUntil,
    blocked: problem !== undefined,
  };
}

/** Where calendar and lead time are the same, so is all of a window but its place: it is worked out once. */
function shareTimes(question: Question): (place: Place, type: string) => SearchWindow {
  const known = new Map<Place['calendar'], Map<number, Map<string, SearchWindow>>>();
  return (place, type) => {
    const ofCalendar = known.get(place.calendar) ?? new Map<number, Map<string, SearchWindow>>();
    const alike = ofCalendar.get(place.row.leadTimeMinutes) ?? new Map<string, SearchWindow>();
    const window = alike.get(type);
    if (window) return window;
    const made = toWindow(question, place, type);
    known.set(place.calendar, ofCalendar.set(place.row.leadTimeMinutes, alike.set(type, made)));
    return made;
  };
}

/** Finds windows as `toWindow` does, for many places of few kinds. */
export function shareWindows(question: Question): (place: Place, type: string) => SearchWindow {
  const timesOf = shareTimes(question);
  return (place, type) => ({ ...timesOf(place, type), place, depotId: place.row.id });
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
  const timesOf = shareTimes(question);
  for (const [at, place] of places.entries()) {
    for (const [index, type] of types.entries()) {
      const cell = at * types.length + index;
      const window = timesOf(place, type);
      grid.startsAt[cell] = window.startsAt;
      grid.occupiedUntil[cell] = window.occupiedUntil;
      grid.certifiedUntil[cell] = window.certifiedUntil;
      grid.blocked[cell] = Number(window.blocked || !isAsked(place, type));
    }
  }
  return grid;
}
