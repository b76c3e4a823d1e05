import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { SearchBar } from '#web/trailer/results/search-bar.tsx';
import { type SearchValue, writeSearchValue } from '#web/trailer/results/search-value.ts';
import type { HomeData } from './load-home.server.ts';

/** Place, period and type; it works without scripts because the search is nothing but an address. */
export function SearchForm({ period, depots }: Pick<HomeData, 'period' | 'depots'>) {
  const navigate = useNavigate();
  const [value, setValue] = useState<SearchValue>({
    place: { kind: 'anywhere' },
    from: period.from,
    to: period.to,
    types: [],
  });
  return (
    <SearchBar
      value={value}
      depots={depots}
      texts={period}
      tone="signal"
      submit={<FormattedMessage id="home.search.submit" />}
      onChange={setValue}
      onSearch={() => void navigate(`/trailers?${writeSearchValue(new URLSearchParams(), value).toString()}`)}
      className="grid shadow-3"
    />
  );
}
