import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { TAB_STATES } from '#domain/booking/booking-tab.ts';
import { withValue } from '#web/trailer/results/search-params.ts';
import { ChipButton } from '#web/ui/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';
import type { BookingsData } from './load-bookings.server.ts';

type ListFiltersProps = {
  readonly data: BookingsData;
  readonly search: URLSearchParams;
  readonly onChange: (search: URLSearchParams) => void;
};

const SORTS = ['attention', 'pickUp', 'return', 'newest'] as const;
/** Stands for "all" in a select, whose options need an id. */
const ALL = 'all';

/** Search, filters and order. On phones the filters wait behind a button. */
export function ListFilters({ data, search, onChange }: ListFiltersProps) {
  const { formatMessage } = useIntl();
  const { tab, types, depots } = data;
  const [isOpen, setIsOpen] = useState(false);
  const states = tab === 'waiting' || tab === 'upcoming' ? [] : TAB_STATES[tab];
  const chosen = ['state', 'type', 'depot'].filter((name) => search.has(name)).length;
  const choice = (name: 'state' | 'type' | 'depot', options: readonly { id: string; label: string }[]) => ({
    label: formatMessage({ id: `bookings.filter.${name}` }),
    options: [{ id: ALL, label: formatMessage({ id: 'word.all' }) }, ...options],
    value: options.some(({ id }) => id === search.get(name)) ? search.get(name) : ALL,
    onChange: (id: unknown) => onChange(withTab(withValue(search, name, id === ALL ? undefined : String(id)), tab)),
  });
  return (
    <search className="mb-5 block">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow md:max-w-128">
          <WordSearch q={search.get('q') ?? ''} onSearch={(q) => onChange(withTab(withValue(search, 'q', q), tab))} />
        </div>
        <ChipButton
          aria-expanded={isOpen}
          isChosen={chosen > 0}
          onClick={() => setIsOpen(!isOpen)}
          className="min-h-12 md:hidden"
        >
          <SlidersHorizontal aria-hidden="true" className="size-4.5" />
          <FormattedMessage id="word.filters" /> {chosen > 0 && chosen}
        </ChipButton>
      </div>
      <div className={cx('mt-3 grid grid-cols-2 gap-3 md:grid md:grid-cols-4', !isOpen && 'max-md:hidden')}>
        {states.length > 0 && (
          <Select
            {...choice(
              'state',
              states.map((state) => ({ id: state, label: formatMessage({ id: `booking.state.${state}` }) })),
            )}
          />
        )}
        <Select {...choice('type', types)} />
        <Select {...choice('depot', depots)} />
        <Select
          label={formatMessage({ id: 'bookings.sort' })}
          options={SORTS.map((sort) => ({ id: sort, label: formatMessage({ id: `bookings.sort.${sort}` }) }))}
          value={SORTS.find((sort) => sort === search.get('sort')) ?? 'attention'}
          onChange={(sort) =>
            onChange(withTab(withValue(search, 'sort', sort === 'attention' ? undefined : String(sort)), tab))
          }
        />
      </div>
    </search>
  );
}

/** Whoever filters stays in the tab they see, also if it was chosen for them. */
const withTab = (search: URLSearchParams, tab: string): URLSearchParams => withValue(search, 'tab', tab);

/** Looks once nothing has been typed for a moment. */
function WordSearch({ q, onSearch }: { readonly q: string; readonly onSearch: (q: string) => void }) {
  const { formatMessage } = useIntl();
  const { typed, setTyped } = useTypedSearch(q, onSearch);
  return (
    <SearchField
      label={formatMessage({ id: 'bookings.search' })}
      placeholder={formatMessage({ id: 'bookings.search' })}
      value={typed}
      onChange={setTyped}
      maxLength={100}
    />
  );
}
