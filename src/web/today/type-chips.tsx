import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { usePageScope } from '#web/page-scope.tsx';
import { typeName } from '#web/words/trailer-name.ts';
import { CHIP } from './chip-style.ts';

/** A way into the search for whoever has not searched yet. */
export function TypeChips() {
  const intl = useIntl();
  const { config } = usePageScope();
  return (
    <>
      <span id="types" className="sr-only">
        <FormattedMessage id="today.searches.types" />
      </span>
      <ul aria-labelledby="types" className="flex gap-2">
        {config.trailerTypes.map(({ type }) => (
          <li key={type}>
            <Link to={`/trailers?type=${type}`} className={CHIP}>
              {typeName(intl, type)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
