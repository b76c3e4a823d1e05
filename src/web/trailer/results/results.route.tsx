import { Suspense, useMemo, useState } from 'react';
import { useNotedErrand } from '#web/client/use-noted-errand.ts';
import { getRequest } from '#web/request-context.server.ts';
import { unpackRows } from '#web/trailer/packed-rows.ts';
import { cx } from '#web/ui/cx.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { MissingWindow } from '#web/ui/missing-window.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FiltersWithoutScripts } from './filters-without-scripts.tsx';
import { loadResults } from './load-results.server.ts';
import { MapSlot } from './map-slot.tsx';
import { ResultsBar } from './results-bar.tsx';
import { resultsMeta } from './results-meta.ts';
import { Results } from './results.tsx';
import { ResultsContext } from './search-context.ts';
import { toHref } from './search-params.ts';
import { useBarHeight } from './use-bar-height.ts';
import { useChoosePeriod } from './use-choose-period.ts';
import { useFacets } from './use-facets.ts';
import { useIsIdle } from './use-is-idle.ts';
import { useRememberedSearch } from './use-remembered-search.ts';
import { useSearch } from './use-search.ts';
import { useSpots } from './use-spots.ts';
import type { Route } from './+types/results.route.ts';

const FilterPanel = lazyPart(() => import('./filter-panel.tsx'), MissingWindow);

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? resultsMeta(loaderData) : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadResults(getRequest(context), url);

export default function ResultsPage({ loaderData: data }: Route.ComponentProps) {
  const cards = useMemo(() => unpackRows(data.cards), [data.cards]);
  const depots = useMemo(() => unpackRows(data.depots), [data.depots]);
  const state = useSearch(data.search);
  useNotedErrand(`/trailers${toHref(state.search)}`);
  const spots = useSpots(data.spot);
  const facets = useFacets(state.search.toString());
  const [showsFilters, setShowsFilters] = useState(false);
  const [showsMap, setShowsMap] = useState(false);
  const { bar, room } = useBarHeight();
  const isIdle = useIsIdle();
  const choosePeriod = useChoosePeriod(bar);
  useRememberedSearch(data.isPast && data.search === '' ? null : data.search, state.restore);

  return (
    <ResultsContext value={{ ...state, ...spots, facets, depots, shopping: data, choosePeriod }}>
      <h1 className="sr-only">{data.headline}</h1>
      <div ref={bar} className="sticky top-0 z-30">
        <ResultsBar period={data.period} refused={data.refused} />
        <div className={cx(showsMap && 'max-xl:hidden')}>
          <FilterBar isPanelOpen={showsFilters} onOpenPanel={() => setShowsFilters(!showsFilters)} />
        </div>
      </div>
      <div style={room} className="xl:grid xl:grid-cols-[minmax(0,1fr)_37.5rem] 2xl:grid-cols-[52.5rem_minmax(0,1fr)]">
        <div className={cx('min-w-0 px-4 pt-4 pb-10 md:px-6', showsMap && 'max-xl:hidden')}>
          <Results data={data} firstCards={cards} />
        </div>
        <MapSlot isShown={showsMap} cards={cards} onShow={setShowsMap}>
          <Suspense>{isIdle && <FilterPanel isOpen={showsFilters} onClose={() => setShowsFilters(false)} />}</Suspense>
          <FiltersWithoutScripts />
        </MapSlot>
      </div>
    </ResultsContext>
  );
}
