import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { useDismiss } from '../use-dismiss.ts';

interface HeaderMenuProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  /** What a tour through the shop points at. */
  readonly id?: string;
  readonly placement?: 'below' | 'above';
}

const PLACEMENTS = { below: 'end-0 top-full mt-1', above: 'start-0 bottom-full mb-1' } as const;

/**
 * A button that discloses a list of links. Kept free of the component library, because the header is part of the first
 * script every visitor downloads.
 */
export function HeaderMenu({ label, trigger, children, className, id, placement = 'below' }: HeaderMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(box, isOpen, close);

  return (
    <div ref={box} id={id} className={cx('relative', className)}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 items-center gap-2.5 rounded-control px-1.5 transition-colors hover:text-white"
      >
        <span className="sr-only">{label}</span>
        {trigger}
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        onClickCapture={close}
        className={cx(
          PLACEMENTS[placement],
          'absolute z-50 min-w-56 animate-drop rounded-card border border-line bg-sheet p-1.5 text-asphalt-950 shadow-2 [--focus:var(--color-info)]',
        )}
      >
        {children}
      </div>
    </div>
  );
}

export const MENU_ROW = 'menu-row';
