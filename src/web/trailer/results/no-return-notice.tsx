import { FormattedMessage } from '#i18n/intl.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ResultsData } from './load-results.server.ts';
import { useResults } from './search-context.ts';
import { toHref, withValue } from './search-params.ts';

type NoReturnNoticeProps = NonNullable<ResultsData['noReturn']>;

/** Nothing is free that is brought back where it is asked for: the depots for which something is, and the one it leaves. */
export default function NoReturnNotice({ title, text, others }: NoReturnNoticeProps) {
  const { search } = useResults();
  return (
    <Notice tone="warn" title={title}>
      {text}
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
