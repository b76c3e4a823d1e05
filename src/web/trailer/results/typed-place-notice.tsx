import { FormattedMessage } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { Notice } from '#web/ui/notice.tsx';
import type { ResultsData } from './load-results.server.ts';
import { useResults } from './search-context.ts';
import { toHref, withValues } from './search-params.ts';
import { readPlace } from './place.ts';
import { usePlaceText } from './use-place-text.ts';

/** What a browser without scripts is told about the place it asked for: that nothing is called so, or what else is. */
export function TypedPlaceNotice({ typedPlace }: Pick<ResultsData, 'typedPlace'>) {
  const { search, depots, spots } = useResults();
  const placeText = usePlaceText(readPlace(search, spots), depots);
  if (!typedPlace || (typedPlace.isFound && typedPlace.others.length === 0)) return null;
  const { text, isFound, others } = typedPlace;
  return (
    <Notice tone={isFound ? 'info' : 'warn'}>
      {!isFound && <FormattedMessage id="searchBar.place.none" values={{ text, place: placeText }} />}
      {others.length > 0 && (
        <>
          {' '}
          <FormattedMessage id="searchBar.place.others" />
          <ul className="mt-1">
            {others.map(({ label, nearest, values, isYard }) => (
              <li key={`${values.near} ${isYard}`}>
                <Link
                  to={toHref(withValues(search, { depot: undefined, ...values }))}
                  className="font-semibold underline"
                >
                  {isYard ? <FormattedMessage id="searchBar.place.yard" values={{ town: label }} /> : label}
                </Link>{' '}
                <FormattedMessage id="searchBar.place.nearest" values={{ list: nearest }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
