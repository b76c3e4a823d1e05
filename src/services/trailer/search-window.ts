import { isTooSoon, type UnfreeReason } from '#domain/booking/availability.ts';
import { minimumDays, turnaroundHours } from '#domain/trailer/trailer-type.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import type { Window } from '#db/trailer/trailer-search.queries.ts';
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
    startsAt: resolved.startsAt,
    occupiedUntil: resolved.occupiedUntil(turnaroundHours(type)),
    certifiedUntil: resolved.certifiedUntil,
    blocked: problem !== undefined,
  };
}
