import { FormattedMessage } from '#i18n/intl.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { depotLabel } from './depot-label.ts';
import type { ResultsData } from './load-results.server.ts';
import { useResults } from './search-context.ts';
import { toHref, withValue } from './search-params.ts';

/** Nothing is free that is brought back where it is asked for: the depots for which something is, and the one it leaves. */
export function NoReturnNotice({ noReturn }: Pick<ResultsData, 'noReturn'>) {
  const { search, depots } = useResults();
  if (!noReturn) return null;
  const { name, others } = noReturn;
  return (
    <Notice tone="warn" title={<FormattedMessage id="returnTo.none" values={{ depot: depotLabel(depots, name) }} />}>
      <FormattedMessage id={others.length > 0 ? 'returnTo.none.others' : 'returnTo.none.text'} />
      <ul className="mt-3 flex flex-wrap gap-2">
        {others.map((depot) => (
          <li key={depot.code}>
            <LinkButton to={toHref(withValue(search, 'returnDepot', depot.code))} size="s" preventScrollReset>
              {depot.name}
            </LinkButton>
          </li>
        ))}
        <li>
          <LinkButton to={toHref(withValue(search, 'returnDepot', undefined))} size="s" preventScrollReset>
            <FormattedMessage id="returnTo.same" />
          </LinkButton>
        </li>
      </ul>
    </Notice>
  );
}
