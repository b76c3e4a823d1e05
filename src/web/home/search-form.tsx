import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useKept } from '#web/stores/use-kept.ts';
import type { PeriodTexts } from '#web/trailer/results/period-cell.tsx';
import type { DepotView } from '#web/trailer/results/place.ts';
import { SearchBar } from '#web/trailer/results/search-bar.tsx';
import { type SearchValue, writeSearchValue } from '#web/trailer/results/search-value.ts';

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
      onChange={setChanged}
      onSearch={(wanted) => void navigate(`/trailers?${writeSearchValue(new URLSearchParams(), wanted).toString()}`)}
    />
  );
}
