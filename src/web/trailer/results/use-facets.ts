import { useEffect, useState } from 'react';
import type { TrailerFacets } from '#contract/trailer.ts';
import { toQuery, without } from './search-params.ts';

export type LiveFacets = {
  /** Of the search as it stands. */
  readonly here?: TrailerFacets;
  /** The same search at every place, for the pins outside of the radius. */
  readonly everywhere?: TrailerFacets;
};

const PLACE = ['depot', 'radiusKm'];

/**
 * Counts beside the filters. They come by a call of their own, which the page never waits for and which the next
 * change cancels; until then the last ones stay.
 */
export function useFacets(settled: string): LiveFacets {
  const [facets, setFacets] = useState<LiveFacets>({});

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { api } = await import('#web/client/api-client.ts');
      const count = (search: URLSearchParams) =>
        api.get('/api/trailers/facets', {
          query: toQuery(without(search, ['sort', 'limit', 'freeOnly'])),
          signal: controller.signal,
        });
      const search = new URLSearchParams(settled);
      const isPlaced = PLACE.some((name) => search.has(name));
      const [here, everywhere] = await Promise.all([
        count(search),
        isPlaced ? count(without(search, PLACE)) : undefined,
      ]);
      if (!controller.signal.aborted) setFacets({ here, everywhere: everywhere ?? here });
    };
    // Counts are a courtesy: without them, the filters work just the same.
    load().catch(() => {});
    return () => controller.abort();
  }, [settled]);

  return facets;
}
