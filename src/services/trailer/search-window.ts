import { isTooSoon, type UnfreeReason } from '#domain/booking/availability.ts';
import { minimumDays, turnaroundHours } from '#domain/trailer/trailer-type.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/duration.ts';
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
    occupiedUntil: resolved.period.to.epochMilliseconds + turnaroundHours(type) * HOUR_MS,
    certifiedUntil: resolved.certifiedUntil,
    blocked: problem !== undefined,
  };
}

/** The windows of all types at these places. Where calendar and lead time are the same, so are the windows. */
export function toWindowGrid(
  basis: Question,
  places: readonly Place[],
  types: readonly string[],
  isAsked: (place: Place, type: string) => boolean = () => true,
): WindowGrid {
  const grid = createWindowGrid(
    places.map(({ row }) => row.id),
    types,
  );
  const known = new Map<Place['calendar'], Map<number, readonly SearchWindow[]>>();
  for (const [at, place] of places.entries()) {
    const alike = known.get(place.calendar) ?? new Map<number, readonly SearchWindow[]>();
    const windows = alike.get(place.row.leadTimeMinutes) ?? types.map((type) => toWindow(basis, place, type));
    known.set(place.calendar, alike.set(place.row.leadTimeMinutes, windows));
    for (const [index, window] of windows.entries()) {
      const cell = at * types.length + index;
      grid.startsAt[cell] = window.startsAt;
      grid.occupiedUntil[cell] = window.occupiedUntil;
      grid.certifiedUntil[cell] = window.certifiedUntil;
      grid.blocked[cell] = Number(window.blocked || !isAsked(place, window.type));
    }
  }
  return grid;
}
