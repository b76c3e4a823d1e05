import { Route, X } from 'lucide-react';
import { Suspense, useCallback, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { ChipButton } from '#web/ui/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { focusOpener, useDismiss } from '#web/ui/use-dismiss.ts';
import { chipStyle } from './chip-style.ts';
import { depotLabel } from './depot-label.ts';
import { useResults } from './search-context.ts';
import { toHref, withValue } from './search-params.ts';
import { SearchPanel } from './search-panel.tsx';
import { ToggleLink } from './toggle-link.tsx';

const loadReturnPanel = () => import('./return-panel.tsx');
const ReturnPanel = lazyPart(loadReturnPanel);
const NAME = 'returnDepot';

/** Brings the trailers back to another depot, or no more. Phones choose it in the search. */
export function ReturnChip() {
  const intl = useIntl();
  const { search, change, depots } = useResults();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(box, isOpen, close);
  const returnTo = search.get(NAME);
  if (returnTo !== null) {
    const changed = withValue(search, NAME, undefined);
    return (
      <ToggleLink to={toHref(changed)} isOn onToggle={() => change(changed)} className={cx(chipStyle(true))}>
        <FormattedMessage id="returnTo.at" values={{ depot: depotLabel(depots, returnTo) }} />
        <X aria-hidden="true" className="-me-1 size-4" />
      </ToggleLink>
    );
  }
  const closeToOpener = () => {
    focusOpener(box.current);
    close();
  };
  const load = () => void loadPatiently(loadReturnPanel);
  return (
    <div ref={box} className="relative max-lg:hidden noscript:hidden">
      <ChipButton
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={load}
        onFocus={load}
      >
        <Route aria-hidden="true" className="size-4" />
        <FormattedMessage id="returnTo.elsewhere" />
      </ChipButton>
      {isOpen && (
        <SearchPanel
          label={intl.formatMessage({ id: 'returnTo.elsewhere' })}
          onClose={closeToOpener}
          className="md:start-0 md:w-104"
        >
          <Suspense>
            <ReturnPanel
              returnTo=""
              depots={depots}
              onChange={(code) => {
                closeToOpener();
                change(withValue(search, NAME, code));
              }}
            />
          </Suspense>
        </SearchPanel>
      )}
    </div>
  );
}
