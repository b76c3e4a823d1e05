import { createContext, use } from 'react';
import type { CardView } from '#web/trailer/to-card-view.server.ts';
import type { LiveFacets } from './use-facets.ts';
import type { ResultsData } from './load-results.server.ts';
import type { DepotView } from './place.ts';
import type { Spots } from './use-spots.ts';
import type { SearchState } from './use-search.ts';

/** Who looks, for when, and what of it lies in the cart. */
export type Shopping = Pick<ResultsData, 'visitor' | 'inCart' | 'isReturning' | 'asked'>;

export type ResultListProps = { readonly cards: readonly CardView[]; readonly shopping: Shopping };

export type ResultsScope = SearchState &
  Spots & {
    readonly facets: LiveFacets;
    readonly depots: readonly DepotView[];
    readonly shopping: Shopping;
    readonly choosePeriod: () => void;
  };

export const ResultsContext = createContext<ResultsScope | undefined>(undefined);

export function useResults(): ResultsScope {
  const scope = use(ResultsContext);
  if (!scope) throw new Error('useResults needs a ResultsContext above it');
  return scope;
}
