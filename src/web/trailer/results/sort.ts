import type { TrailerSort } from '#contract/trailer-query.ts';

/** In the order in which the menu lists them. The schema itself would bring its whole library into the browser. */
const SORTS = ['distance', 'price', 'payload', 'newest'] as const satisfies readonly TrailerSort[];

/** The order of a search, and the orders it may have: a distance needs a place to measure from. */
export function readSort(search: URLSearchParams) {
  const isPlaced = search.has('near');
  const offered = SORTS.filter((name) => name !== 'distance' || isPlaced);
  const asked = search.get('sort');
  return { offered, sort: offered.find((name) => name === asked) ?? (isPlaced ? 'distance' : 'price') };
}
