import { History } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toAddress, withChanges } from '../list/list-address.ts';

interface AuditScopeProps {
  readonly about: { readonly name: string; readonly isPrice: boolean } | null;
}

/** What the log is about, with the way to all of it, and whether it tells of the small steps as well. */
export function AuditScope({ about }: AuditScopeProps) {
  const [params, setParams] = useSearchParams();
  const isQuiet = params.get('quiet') === 'true';
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
      {about && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <History aria-hidden="true" className="size-5 text-asphalt-600" />
          <strong>
            <FormattedMessage
              id={about.isPrice ? 'adminAudit.aboutPrice' : 'adminAudit.about'}
              values={{ name: about.name }}
            />
          </strong>
          <TextLink to={toAddress(withChanges(params, { object: null, price: null }))} isAlone>
            <FormattedMessage id="adminAudit.whole" />
          </TextLink>
        </p>
      )}
      <Switch
        isSelected={isQuiet}
        onChange={(isOn) => setParams((now) => withChanges(now, { quiet: isOn ? 'true' : null }))}
      >
        <FormattedMessage id="adminAudit.quiet" />
      </Switch>
    </div>
  );
}
