import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { FilterFields } from './filter-fields.tsx';
import { NARROWING } from './filter-table.ts';
import { useResults } from './search-context.ts';
import { without } from './search-params.ts';

type FilterPanelProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** From here on there is room for a column beside the list. */
const COLUMN_WIDTH = 1280;

/** A column over the map where there is one, a drawer over the page otherwise. */
export default function FilterPanel({ isOpen, onClose }: FilterPanelProps) {
  const intl = useIntl();
  const { search, change, facets } = useResults();
  const isColumn = useIsWide(COLUMN_WIDTH);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    if (isColumn) element.show();
    else element.showModal();
    return () => element.close();
  }, [isOpen, isColumn]);

  return (
    <dialog
      ref={dialog}
      aria-label={intl.formatMessage({ id: 'word.filters' })}
      onClose={onClose}
      // A drawer also closes by a press beside it; a column stays until it is closed.
      closedby={isColumn ? 'closerequest' : 'any'}
      className={cx(
        'm-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-sheet p-0 text-asphalt-950 shadow-3 open:flex open:animate-slide sm:ms-auto sm:max-w-120 sm:rounded-s-dialog',
        'xl:absolute xl:start-0 xl:top-0 xl:z-20 xl:ms-0 xl:h-[calc(100dvh-var(--bar-bottom))] xl:max-w-100 xl:rounded-none xl:border-e xl:border-line xl:shadow-2 xl:open:animate-appear',
      )}
    >
      <div className="flex min-h-0 grow flex-col">
        <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 md:px-6">
          <h2 className="text-h3">
            <FormattedMessage id="word.filters" />
          </h2>
          <IconButton tone="quiet" label={intl.formatMessage({ id: 'ui.close' })} onClick={onClose}>
            <X aria-hidden="true" className="size-6" />
          </IconButton>
        </header>
        <div className="min-h-0 grow space-y-6 overflow-y-auto overscroll-contain px-4 py-5 md:px-6">
          <FilterFields />
        </div>
        <footer className="safe-bottom flex items-center gap-3 border-t border-line bg-paper px-4 pt-3 pb-3 md:px-6">
          <Button tone="quiet" onClick={() => change(without(search, [...NARROWING, 'freeOnly']))}>
            <FormattedMessage id="search.clearFilters" />
          </Button>
          <Button tone="ink" className="grow" onClick={onClose}>
            {facets.here ? (
              <FormattedMessage id="search.showCount" values={{ count: facets.here.total }} />
            ) : (
              <FormattedMessage id="search.show" />
            )}
          </Button>
        </footer>
      </div>
    </dialog>
  );
}
