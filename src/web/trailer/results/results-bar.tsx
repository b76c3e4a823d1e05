import { Pencil, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useLocation } from 'react-router';
import { typeName } from '#web/words/trailer-name.ts';
import { cx } from '#web/ui/cx.ts';
import type { ResultsData } from './load-results.server.ts';
import { NEW_SEARCH } from './new-search.ts';
import { usePeriodTexts } from './period-cell.tsx';
import { SearchBar } from './search-bar.tsx';
import { useResults } from './search-context.ts';
import { BAR_NAMES, readSearchValue, writeSearchValue } from './search-value.ts';
import { usePlaceText } from './use-place-text.ts';

/** There is no room for times on one line of a phone. */
const dayOf = (text: string): string => text.replace(/ \d\d:\d\d$/, '');

/** The search, always in view: whole on wide screens, one line that opens on phones. */
export function ResultsBar({ period, refused }: Pick<ResultsData, 'period' | 'refused'>) {
  const intl = useIntl();
  const { search, change, depots, spots, addSpot } = useResults();
  const [isOpen, setIsOpen] = useState(false);
  const line = useRef<HTMLButtonElement>(null);
  const [isAnswered, setIsAnswered] = useState(false);
  const { state } = useLocation();
  const isGuided = state === NEW_SEARCH && !isAnswered;
  // Known in the browser only, so the page begins as the server has drawn it.
  useEffect(() => {
    if (state === NEW_SEARCH) line.current?.click();
  }, [state]);
  useEffect(() => {
    if (!isGuided || !isOpen) return;
    line.current?.parentElement?.querySelector<HTMLElement>('[role="search"] [aria-haspopup="dialog"]')?.click();
  }, [isGuided, isOpen]);
  const asked = readSearchValue(search, spots);
  const value = asked.from === '' && refused ? { ...asked, ...refused } : asked;
  const placeText = usePlaceText(value.place, depots);
  const texts = usePeriodTexts(value.from, value.to, period ?? undefined);
  const kept = [...search].filter(([name]) => !BAR_NAMES.some((known) => known === name));
  const Icon = isOpen ? X : Pencil;

  return (
    <div className="on-asphalt bg-asphalt-950 px-4 pt-2 pb-3.5 md:px-6">
      <button
        ref={line}
        type="button"
        aria-expanded={isOpen}
        data-opens="search"
        onClick={() => setIsOpen(!isOpen)}
        className="flex w-full items-center gap-3 rounded-card bg-sheet px-4 py-2 text-start text-asphalt-950 lg:hidden noscript:hidden"
      >
        <Search aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 grow">
          <b className="block truncate leading-5 font-bold">{placeText}</b>
          <span className="block truncate text-sm text-asphalt-600">
            {texts ? (
              <FormattedMessage
                id="searchBar.summary"
                values={{ from: dayOf(texts.fromText), to: dayOf(texts.toText), days: texts.days }}
              />
            ) : (
              <FormattedMessage id="searchBar.openDate" />
            )}
            {value.types.length > 0 && ` · ${value.types.map((type) => typeName(intl, type)).join(', ')}`}
          </span>
        </span>
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="sr-only">
          <FormattedMessage id="searchBar.edit" />
        </span>
      </button>
      <SearchBar
        isGuided={isGuided}
        value={value}
        depots={depots}
        texts={period ?? undefined}
        kept={kept}
        tone="ink"
        submit={<FormattedMessage id="searchBar.submit" />}
        onChange={(next) => {
          const { place } = next;
          if (place.kind === 'around' && place.name !== undefined) addSpot({ ...place.point, name: place.name });
          change(writeSearchValue(search, next));
        }}
        onSearch={(wanted) => {
          // On a phone the form closes, and focus with it; elsewhere the line is not there to take it.
          line.current?.focus();
          setIsOpen(false);
          setIsAnswered(true);
          change(writeSearchValue(search, wanted));
        }}
        className={cx(isOpen ? 'mt-2 grid lg:mt-0' : 'hidden lg:grid noscript:grid')}
      />
    </div>
  );
}
