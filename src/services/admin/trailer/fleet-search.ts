import { Temporal } from 'temporal-polyfill';
import type { AdminTrailerQuery } from '#contract/admin-trailer-input.ts';
import type { WindowGrid } from '#db/trailer/window-grid.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { TurnaroundTimes } from '#domain/trailer/turnaround.ts';
import { openDepotBook } from '#services/book/depot-book.ts';
import type { RentalReads } from '#services/deps.ts';
import { type AskedPeriod, toAskedPeriod } from '#services/trailer/resolve-period.ts';
import { type Place, toPlaces } from '#services/trailer/search-basis.ts';
import { type SearchWindow, toWindow, toWindowGrid } from '#services/trailer/search-window.ts';

/** The weeks that the calendar of a row shows. */
export const CALENDAR_WEEKS = 6;

/** What a list of the fleet asks for, in the terms of the search of the shop. */
export type FleetSearch = {
  readonly now: Temporal.Instant;
  readonly asked: AskedPeriod | undefined;
  readonly turnaround: TurnaroundTimes;
  /** Depots that are open for business, within the radius. */
  readonly places: ReadonlyMap<string, Place>;
  readonly grid: WindowGrid;
  readonly windowOf: (depotId: string, type: string) => SearchWindow | undefined;
  /** The weeks to show. */
  readonly calendar: { readonly from: Temporal.Instant; readonly until: Temporal.Instant };
};

type Where = Pick<AdminTrailerQuery, 'near' | 'radiusKm' | 'from' | 'to'>;

/** The windows in which the shop would look for the trailers of the list: the rule of what is free is the shop's. */
export async function openFleetSearch(deps: RentalReads, { near, radiusKm, from, to }: Where): Promise<FleetSearch> {
  const at = deps.clock.now();
  const now = toInstant(at);
  const asked = from === undefined || to === undefined ? undefined : toAskedPeriod(from, to);
  const { depots: fingerprint } = await deps.availability.readState(at);
  const book = await openDepotBook(deps, { fingerprint, now: at, until: to === undefined ? at : new Date(to) });
  const list = toPlaces([...book.values()], { near, radiusKm });
  const places = new Map(list.map((place) => [place.row.id, place]));
  const { turnaround } = deps.settings;
  const question = { now, asked, turnaround };
  const types = deps.settings.trailerTypes.map(({ type }) => type);
  const start = asked ? Temporal.Instant.fromEpochMilliseconds(asked.firstDayMs) : now.round('hour');
  return {
    now,
    asked,
    turnaround,
    places,
    grid: toWindowGrid(question, list, types),
    windowOf: (depotId, type) => {
      const place = places.get(depotId);
      return place && types.includes(type) ? toWindow(question, place, type) : undefined;
    },
    calendar: { from: start, until: start.add({ hours: CALENDAR_WEEKS * 7 * 24 }) },
  };
}
