import type { TrailerFacets } from '#contract/trailer.ts';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { toQuery, without } from './search-params.ts';

export type LiveFacets = {
  /** Of the search as it stands. */
  readonly here?: TrailerFacets;
  /** The same search at every place, for the pins outside of the radius. */
  readonly everywhere?: TrailerFacets;
};

const PLACE = ['depot', 'radiusKm'];
const NONE: LiveFacets = {};

/**
 * Counts beside the filters. They come by a call of their own, which the page never waits for and which the next
 * change cancels; until then the last ones stay. They are a courtesy: without them, the filters work just the same.
 */
export function useFacets(settled: string): LiveFacets {
  const { answer = NONE } = useQuestion(settled, async (signal) => {
    const { api } = await loadPatiently(() => import('#web/client/api-client.ts'));
    const count = (search: URLSearchParams) =>
      api.get('/api/trailers/facets', { query: toQuery(without(search, ['sort', 'limit', 'freeOnly'])), signal });
    const search = new URLSearchParams(settled);
    const isPlaced = PLACE.some((name) => search.has(name));
    const [here, everywhere = here] = await Promise.all([
      count(search),
      isPlaced ? count(without(search, PLACE)) : undefined,
    ]);
    return { here, everywhere };
  });
  return answer;
}
