import { createPersistedStore } from './persisted-store.ts';
import { isRecord, isTextList } from './shape.ts';

/** The last searches, newest first, as the addresses of their results. */
type SearchesState = { readonly recent: readonly string[] };

export const useSearches = createPersistedStore<SearchesState>({
  name: 'searches',
  initial: { recent: [] },
  parse: (value) => (isRecord(value) && isTextList(value['recent']) ? { recent: value['recent'] } : undefined),
});
