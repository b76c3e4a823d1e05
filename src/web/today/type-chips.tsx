import { FormattedMessage, useIntl } from 'react-intl';
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
      <span id="types" className="shrink-0 text-body-s text-asphalt-300">
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
