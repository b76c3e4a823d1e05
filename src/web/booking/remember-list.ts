import { setFilters, useFilters } from '#web/stores/filters.ts';
import { fromFilters, toFilters } from './remembered-list.ts';

export const rememberSearch = (search: URLSearchParams): void => setFilters('booking', toFilters(search));

/** Hands over the remembered list as soon as the storage has been read; the result takes it back. */
export const whenRemembered = (use: (search: URLSearchParams) => void): (() => void) =>
  useFilters.whenRead(() => use(fromFilters(useFilters.getState().booking)));
