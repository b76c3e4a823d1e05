import { Route, X } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { depotLabel } from './depot-label.ts';
import type { DepotView } from './place.ts';

type ReturnCellProps = {
  readonly returnTo: string;
  readonly depots: readonly DepotView[];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onNear: () => void;
  readonly onChange: (code: string) => void;
  readonly className?: string | undefined;
};

/** Below the search: few bring a trailer back elsewhere, so it takes no field until they do. */
export function ReturnCell({ returnTo, depots, isOpen, onOpen, onNear, onChange, className }: ReturnCellProps) {
  const intl = useIntl();
  return (
    <div className={cx('flex items-center border-t border-line px-2.5 text-body-s noscript:block', className)}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-control px-1.5 font-semibold lg:min-h-9 noscript:hidden"
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
          className="grid size-11 shrink-0 place-items-center rounded-control lg:size-9 noscript:hidden"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
      <label className="hidden py-2 noscript:block">
        <span className="search-cell-name">
          <FormattedMessage id="returnTo.elsewhere" />
        </span>
        <select
          name="returnDepot"
          value={returnTo}
          onChange={(event) => onChange(event.target.value)}
          className="w-full bg-transparent text-base font-semibold"
        >
          <option value="">{intl.formatMessage({ id: 'returnTo.same' })}</option>
          {depots.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
