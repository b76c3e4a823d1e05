import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { loadPatiently } from '#web/client/load-patiently.ts';
import { cx } from '#web/ui/cx.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { focusOpener, useDismiss } from '#web/ui/use-dismiss.ts';
import type { DepotView } from './place.ts';
import { SearchPanel } from './search-panel.tsx';

const loadReturnPanel = () => import('./return-panel.tsx');
const ReturnPanel = lazyPart(loadReturnPanel);

type ReturnOpenerProps = {
  readonly returnTo: string;
  readonly depots: readonly DepotView[];
  readonly onChange: (code: string) => void;
  readonly className?: string | undefined;
  /** The button that opens the list, and what stands beside it. */
  readonly children: (opener: Opener) => ReactNode;
};
type Opener = {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
};

/** Opens the list of depots to which a trailer can be brought back. */
export function ReturnOpener({ returnTo, depots, onChange, className, children }: ReturnOpenerProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(box, isOpen, close);
  const closeToOpener = () => {
    focusOpener(box.current);
    close();
  };
  const load = () => void loadPatiently(loadReturnPanel);
  return (
    <div ref={box} className={cx('relative noscript:hidden', className)}>
      {children({
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: () => setIsOpen(!isOpen),
        onPointerEnter: load,
        onFocus: load,
      })}
      {isOpen && (
        <SearchPanel
          label={intl.formatMessage({ id: 'returnTo.elsewhere' })}
          onClose={closeToOpener}
          className="md:start-0 md:w-104"
        >
          <Suspense>
            <ReturnPanel
              returnTo={returnTo}
              depots={depots}
              onChange={(code) => {
                closeToOpener();
                onChange(code);
              }}
            />
          </Suspense>
        </SearchPanel>
      )}
    </div>
  );
}
