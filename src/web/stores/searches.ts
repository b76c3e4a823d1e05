import { createPersistedStore } from './persisted-store.ts';
import { isRecord, isText, isTextList } from './shape.ts';

export type SearchesState = {
  /** The last searches, newest first, as the addresses of their results. */
  readonly recent: readonly string[];
  /** Where was searched last, as in the address; empty for everywhere. */
  readonly place: string;
  /** What the points of these searches are called, each as `toSpotText` writes it. */
  readonly spots: readonly string[];
};

export const useSearches = createPersistedStore<SearchesState>({
  name: 'searches',
  initial: { recent: [], place: '', spots: [] },
  parse(value) {
    if (!isRecord(value) || !isTextList(value['recent'])) return undefined;
    const { recent, place, spots } = value;
    return { recent, place: isText(place) ? place : '', spots: isTextList(spots) ? spots : [] };
  },
});
