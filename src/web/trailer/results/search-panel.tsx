import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';

type SearchPanelProps = {
  readonly label: string;
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * Below the bar on wide screens, from the bottom edge on phones. It stands after the button that opens it, so the tab
 * key goes from the one through the other and on to the next field.
 */
export function SearchPanel({ label, className, onClose, children }: SearchPanelProps) {
  const intl = useIntl();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field inside may have it already.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, []);
  return (
    <>
      <div aria-hidden="true" onClick={onClose} className="fixed inset-0 z-40 bg-asphalt-950/60 md:hidden" />
      <div
        ref={panel}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={cx(
          'fixed inset-x-0 bottom-0 z-50 max-h-[88dvh] animate-rise overflow-y-auto rounded-t-dialog bg-sheet text-asphalt-950 shadow-3 outline-none [--focus:var(--color-info)]',
          'md:absolute md:inset-x-auto md:top-full md:bottom-auto md:mt-2 md:max-h-[calc(100dvh-12rem)] md:animate-drop md:rounded-card md:border md:border-line md:shadow-2',
          className,
        )}
      >
        <div className="flex items-center justify-between gap-4 px-4 pt-3 md:hidden">
          <h2 className="text-h4">{label}</h2>
          <IconButton tone="quiet" label={intl.formatMessage({ id: 'ui.close' })} onClick={onClose}>
            <X aria-hidden="true" className="size-6" />
          </IconButton>
        </div>
        {children}
      </div>
    </>
  );
}
