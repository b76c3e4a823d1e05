import { useSearches } from '#web/stores/searches.ts';
import { stillAhead } from '#web/trailer/results/recent-search.ts';

/** Hands over the last searches as soon as the storage has been read, without times that have begun. */
export const whenKept = (use: (recent: readonly string[]) => void): (() => void) =>
  useSearches.whenRead(() => use(stillAhead(useSearches.getState().recent, new Date())));
