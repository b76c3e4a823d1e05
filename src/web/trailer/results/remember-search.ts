import { fromMap, toMap } from '#web/map/map-search.ts';
import { setFilters, useFilters } from '#web/stores/filters.ts';
import { setMapState, useMapState } from '#web/stores/map.ts';
import { useSearches } from '#web/stores/searches.ts';
import { withSearch } from './recent-search.ts';
import type { Spot } from './place.ts';
import { placeOf, withSpot } from './remembered-place.ts';
import { fromFilters, toFilters } from './remembered-search.ts';

export function rememberSearch(search: URLSearchParams): void {
  setFilters('trailers', toFilters(search));
  setMapState(toMap(search));
  // What other tabs and the storage hold is known first, so that nothing of it is lost.
  useSearches.whenRead(() => {
    const place = placeOf(search);
    // Where the map was left belongs to the place that was searched then.
    if (place !== useSearches.getState().place) setMapState({ center: null, zoom: null });
    useSearches.setState(({ recent }) => ({ recent: withSearch(recent, search), place }));
  });
}

/** Keeps what the server calls a point, so that other pages can name it too. */
export const rememberSpot = (spot: Spot, locale: string): void => {
  useSearches.whenRead(() => useSearches.setState(({ spots }) => ({ spots: withSpot(spots, spot, locale) })));
};

/** Hands over the remembered search as soon as the storage has been read; the result takes it back. */
export const whenRemembered = (use: (search: URLSearchParams) => void): (() => void) =>
  // All stores are read at the same moment, this one last.
  useSearches.whenRead(() => {
    const search = fromFilters(useFilters.getState().trailers, useSearches.getState().place);
    const { from, to } = fromMap(useMapState.getState(), new Date());
    if (from !== '') search.set('from', from);
    if (to !== '') search.set('to', to);
    use(search);
  });
