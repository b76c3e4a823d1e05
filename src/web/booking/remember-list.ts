import { setFilters, useFilters } from '#web/stores/filters.ts';
import { fromFilters, toFilters } from './remembered-list.ts';

export const rememberSearch = (search: URLSearchParams): void => setFilters('booking', toFilters(search));

/** Hands over the remembered list as soon as the storage has been read; the result takes it back. */
export function whenRemembered(use: (search: URLSearchParams) => void): () => void {
  const hand = () => use(fromFilters(useFilters.getState().booking));
  if (!useFilters.persist.hasHydrated()) return useFilters.persist.onFinishHydration(hand);
  hand();
  return () => {};
}
