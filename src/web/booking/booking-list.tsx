import { Download } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useNavigation } from 'react-router';
import { useRememberedSearch } from '#web/trailer/results/use-remembered-search.ts';
import { useSearch } from '#web/trailer/results/use-search.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BookingActs } from './booking-acts.tsx';
import { BookingTabs } from './booking-tabs.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListFilters } from './list-filters.tsx';
import type { BookingsData } from './load-bookings.server.ts';
import { OrderGroup } from './order-group.tsx';
import { canComeBack } from './return-candidate.ts';
import { SelectionBar } from './selection-bar.tsx';

const NOTHING: ReadonlySet<string> = new Set();
const loadListMemory = () => import('./remember-list.ts');

export function BookingList({ data }: { readonly data: BookingsData }) {
  const { groups, counts, tab, hasMore, pages } = data;
  const { search, change, restore, isPending } = useSearch(data.search);
  useRememberedSearch(data.search, restore, loadListMemory);
  const { state } = useNavigation();
  const [selected, setSelected] = useState(NOTHING);
  const bookings = groups.flatMap((group) => group.bookings);
  const returnable = bookings.filter(canComeBack);
  // Ticks of bookings that are gone or cannot come back any more are forgotten.
  const chosen = returnable.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const isFiltered = [...search.keys()].some((name) => name !== 'tab' && name !== 'sort');
  const exported = new URLSearchParams(search);
  exported.set('tab', tab);
  const further = new URLSearchParams(search);
  further.set('tab', tab);
  further.set('pages', String(pages + 1));

  return (
    <PageBody>
      <PageHeader
        title={<FormattedMessage id="word.bookings" />}
        actions={
          <>
            {data.hasQuotes && (
              <LinkButton to="/quotes" size="s">
                <FormattedMessage id="word.quotes" />
              </LinkButton>
            )}
            {bookings.length > 0 && (
              <a href={`/api/bookings.csv?${exported.toString()}`} download className={buttonStyle({ size: 's' })}>
                <Download aria-hidden="true" className="size-5" />
                <FormattedMessage id="bookings.export" />
              </a>
            )}
          </>
        }
      />
      <BookingTabs tab={tab} counts={counts} search={search} />
      <ListFilters data={data} search={search} onChange={change} />
      <BookingActs bookings={bookings} returnable={returnable} onReturned={() => setSelected(NOTHING)}>
        <div aria-busy={isPending} className={cx('space-y-4', isPending && 'opacity-60 transition-opacity delay-200')}>
          {groups.map((group) => (
            <OrderGroup
              key={group.id}
              group={group}
              selected={selected}
              onSelect={(id, isSelected) => {
                const next = new Set(chosen);
                if (isSelected) next.add(id);
                else next.delete(id);
                setSelected(next);
              }}
            />
          ))}
          {groups.length === 0 && (
            <EmptyList tab={tab} isFiltered={isFiltered} onClear={() => change(new URLSearchParams({ tab }))} />
          )}
        </div>
        {hasMore && (
          <p className="mt-6 text-center">
            <LinkButton to={`?${further.toString()}`} replace preventScrollReset aria-disabled={state === 'loading'}>
              <FormattedMessage id="ui.loadMore" />
            </LinkButton>
          </p>
        )}
        <SelectionBar chosen={chosen} onClear={() => setSelected(NOTHING)} />
      </BookingActs>
    </PageBody>
  );
}
