import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { useKept } from '#web/stores/use-kept.ts';
import type { PeriodTexts } from '#web/trailer/results/period-cell.tsx';
import type { DepotView } from '#web/trailer/results/place.ts';
import { SearchBar } from '#web/trailer/results/search-bar.tsx';
import { type SearchValue, writeSearchValue } from '#web/trailer/results/search-value.ts';

// Few want it, so it is there from the server and can be used a moment later.
const ReturnCell = import.meta.env.SSR
  ? (await import('#web/trailer/results/return-cell.tsx')).default
  : lazy(() => loadPatiently(() => import('#web/trailer/results/return-cell.tsx')));
const BELOW =
  'min-h-11 border-t border-line px-2.5 text-body-s max-lg:order-last max-lg:mt-1.5 lg:col-span-full lg:min-h-9';

const loadLastSearch = () => import('./last-search.ts');

type SearchFormProps = {
  readonly period: PeriodTexts;
  readonly depots: readonly DepotView[];
  readonly tone: 'signal' | 'ink';
  readonly submit: ReactNode;
  readonly className: string;
  readonly isGuided?: boolean;
};

/**
 * Place, period and type; it works without scripts because the search is nothing but an address. Whoever has searched
 * before goes on with the same place, type and time.
 */
export function SearchForm({ period, depots, ...look }: SearchFormProps) {
  const navigate = useNavigate();
  const [changed, setChanged] = useState<SearchValue>();
  const last = useKept(loadLastSearch);
  const time = last?.from ? last : period;
  const value: SearchValue = changed ?? {
    place: last?.place ?? { kind: 'anywhere' },
    types: last?.types ?? [],
    subType: last?.subType,
    returnTo: '',
    from: time.from,
    to: time.to,
  };
  return (
    <SearchBar
      value={value}
      depots={depots}
      texts={period}
      {...look}
      below={
        <Suspense fallback={<div className={BELOW} />}>
          <ReturnCell
            returnTo={value.returnTo}
            depots={depots}
            onChange={(returnTo) => setChanged({ ...value, returnTo })}
            className={BELOW}
          />
        </Suspense>
      }
      onChange={setChanged}
      onSearch={(wanted) => void navigate(`/trailers?${writeSearchValue(new URLSearchParams(), wanted).toString()}`)}
    />
  );
}
