import { Route, X } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { depotLabel } from './depot-label.ts';
import type { DepotView } from './place.ts';
import { ReturnOpener } from './return-opener.tsx';

type ReturnCellProps = {
  readonly returnTo: string;
  readonly depots: readonly DepotView[];
  readonly onChange: (code: string) => void;
  readonly className: string;
};

/** Below the search: few bring a trailer back elsewhere, so it takes no field until they do. */
export default function ReturnCell({ returnTo, depots, onChange, className }: ReturnCellProps) {
  const intl = useIntl();
  return (
    <ReturnOpener returnTo={returnTo} depots={depots} onChange={onChange} className={className}>
      {(opener) => (
        <div className="flex items-center">
          <button
            type="button"
            {...opener}
            className="flex min-h-11 min-w-0 items-center gap-2 rounded-control px-1.5 font-semibold lg:min-h-9"
          >
            <Route aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate underline-offset-4 hover:underline">
              {returnTo === '' ? (
                <FormattedMessage id="returnTo.elsewhere" />
              ) : (
                <FormattedMessage id="returnTo.at" values={{ depot: depotLabel(depots, returnTo) }} />
              )}
            </span>
          </button>
          {returnTo !== '' && (
            <button
              type="button"
              aria-label={intl.formatMessage({ id: 'returnTo.same' })}
              onClick={() => onChange('')}
              className="grid size-11 shrink-0 place-items-center rounded-control lg:size-9"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          )}
        </div>
      )}
    </ReturnOpener>
  );
}
