import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useKept } from '#web/stores/use-kept.ts';
import { SearchBar } from '#web/trailer/results/search-bar.tsx';
import { type SearchValue, writeSearchValue } from '#web/trailer/results/search-value.ts';
import type { HomeData } from './load-home.server.ts';

const loadLastSearch = () => import('./last-search.ts');

/**
 * Place, period and type; it works without scripts because the search is nothing but an address. Whoever has searched
 * before goes on with the same type and time.
 */
export function SearchForm({ period, depots }: Pick<HomeData, 'period' | 'depots'>) {
  const navigate = useNavigate();
  const [changed, setChanged] = useState<SearchValue>();
  const last = useKept(loadLastSearch);
  const time = last?.from ? last : period;
  const value: SearchValue = changed ?? {
    place: { kind: 'anywhere' },
    types: last?.types ?? [],
    subType: last?.subType,
    from: time.from,
    to: time.to,
  };
  return (
    <SearchBar
      value={value}
      depots={depots}
      texts={period}
      tone="signal"
      submit={<FormattedMessage id="home.search.submit" />}
      onChange={setChanged}
      onSearch={() => void navigate(`/trailers?${writeSearchValue(new URLSearchParams(), value).toString()}`)}
      className="grid shadow-3"
    />
  );
}
