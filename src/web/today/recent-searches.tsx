import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { useKept } from '#web/stores/use-kept.ts';
import { type DepotView, placeName, type Spot } from '#web/trailer/results/place.ts';
import { readSearchValue } from '#web/trailer/results/search-value.ts';
import { typeName } from '#web/words/trailer-name.ts';
import { useFormat } from '#web/words/use-format.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { CHIP } from './chip-style.ts';
import { TypeChips } from './type-chips.tsx';

const loadRecent = () => import('./last-searches.ts');
const NONE = { recent: [], spots: [] };

/** The last searches of this browser, or types to begin with. Their row has its height before, so that nothing moves. */
export function RecentSearches({ depots }: { readonly depots: readonly DepotView[] }) {
  const kept = useKept(loadRecent);
  const { recent, spots } = kept ?? NONE;
  return (
    <div className="-mx-4 mt-2 flex min-h-11 items-center gap-3 overflow-x-auto px-4 [scrollbar-width:none] md:-mx-6 md:px-6">
      {kept?.recent.length === 0 && <TypeChips />}
      {recent.length > 0 && (
        <>
          <span id="recent" className="shrink-0 text-body-s text-asphalt-300">
            <FormattedMessage id="today.searches" />
          </span>
          <ul aria-labelledby="recent" className="flex gap-2">
            {recent.map((search) => (
              <li key={search}>
                <Link to={`/trailers?${search}`} className={CHIP}>
                  <SearchWords search={search} depots={depots} spots={spots} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type SearchWordsProps = {
  readonly search: string;
  readonly depots: readonly DepotView[];
  readonly spots: readonly Spot[];
};

/** `Bremen · Kühlauflieger · Do 19.11. – Fr 27.11.` */
function SearchWords({ search, depots, spots }: SearchWordsProps) {
  const intl = useIntl();
  const format = useFormat();
  const { place, types, from, to } = readSearchValue(new URLSearchParams(search), spots);
  const day = (wallTime: string) => wallTimeText(format, wallTime.slice(0, 10));
  const parts = [
    place.kind === 'anywhere'
      ? undefined
      : (placeName(place, depots) ?? intl.formatMessage({ id: 'searchBar.mapPoint' })),
    ...types.map((type) => typeName(intl, type)),
    from && to && `${day(from)} – ${day(to)}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
