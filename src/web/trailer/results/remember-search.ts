import { setFilters, useFilters } from '#web/stores/filters.ts';
import { setMapState } from '#web/stores/map.ts';
import { fromFilters, toFilters } from './remembered-search.ts';

export function rememberSearch(search: URLSearchParams): void {
  const [from, to] = [search.get('from'), search.get('to')];
  setFilters('trailers', toFilters(search));
  setMapState({ type: search.get('type'), time: from !== null && to !== null ? { from, to } : null });
}

/** Hands over the remembered search as soon as the storage has been read; the result takes it back. */
export function whenRemembered(use: (search: URLSearchParams) => void): () => void {
  const hand = () => use(fromFilters(useFilters.getState().trailers));
  if (!useFilters.persist.hasHydrated()) return useFilters.persist.onFinishHydration(hand);
  hand();
  return () => {};
}
