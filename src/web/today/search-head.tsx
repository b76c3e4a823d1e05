import { ArrowRight, Search } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { SearchForm as HomeSearchForm } from '#web/home/search-form.tsx';
import { NEW_SEARCH } from '#web/trailer/results/new-search.ts';
import { PrefetchLink } from '#web/ui/prefetch-link.tsx';
import type { TodayData } from './load-today.server.ts';
import { RecentSearches } from './recent-searches.tsx';

export type SearchHeadProps = {
  readonly data: TodayData;
  /** Handed over, because what two chunks share costs guests a chunk of its own. */
  readonly SearchForm: typeof HomeSearchForm;
  /** Whether searching is what is to be done next; only that is yellow. */
  readonly isFirst: boolean;
};

/** The search on top: whole on wide screens, on phones one line that leads to it. */
export function SearchHead({ data: { period, depots }, SearchForm, isFirst }: SearchHeadProps) {
  return (
    <div className="on-asphalt bg-asphalt-950 text-white print:hidden">
      <div className="mx-auto w-full max-w-content px-4 pt-1 pb-4 md:px-6">
        <PrefetchLink
          to={`/trailers?${new URLSearchParams({ from: period.from, to: period.to }).toString()}`}
          state={NEW_SEARCH}
          className="flex w-full items-center gap-3 rounded-card bg-sheet px-4 py-2.5 text-asphalt-950 lg:hidden"
        >
          <Search aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0 grow">
            <b className="block leading-5 font-bold">
              <FormattedMessage id="searchBar.label" />
            </b>
            <span className="block truncate text-sm text-asphalt-600">
              <FormattedMessage
                id="searchBar.summary"
                values={{ from: period.fromText, to: period.toText, days: period.days }}
              />
            </span>
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </PrefetchLink>
        <SearchForm
          period={period}
          depots={depots}
          tone={isFirst ? 'signal' : 'ink'}
          submit={<FormattedMessage id="searchBar.submit" />}
          className="hidden lg:grid"
          isGuided
        />
        <RecentSearches depots={depots} />
      </div>
    </div>
  );
}
