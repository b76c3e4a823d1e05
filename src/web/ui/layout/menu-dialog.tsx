import { Menu, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { cx } from '../cx.ts';

const BUTTON = '-me-2.5 grid size-11 place-items-center rounded-control';

interface MenuDialogProps {
  readonly label: string;
  readonly className: string;
  /** Whatever is chosen here closes the menu. */
  readonly children: ReactNode;
  readonly navClassName?: string;
  readonly foot: ReactNode;
  /** How many things wait for this person; the button shows it, because the entry that does is out of sight. */
  readonly waiting?: number | undefined;
}

/** The menu of small screens. The browser's own modal dialog keeps the focus, closes on Escape and weighs nothing. */
export function MenuDialog({ label, className, children, navClassName, foot, waiting = 0 }: MenuDialogProps) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        aria-label={
          formatMessage({ id: 'nav.menu' }) +
          (waiting > 0 ? `. ${formatMessage({ id: 'nav.todayWaiting' }, { count: waiting })}` : '')
        }
        onClick={() => dialog.current?.showModal()}
        className={cx(BUTTON, 'relative')}
      >
        <Menu aria-hidden="true" className="size-6" />
        {waiting > 0 && <span data-count={waiting} className="count-badge absolute end-0 top-0" />}
      </button>
      <dialog
        ref={dialog}
        aria-label={label}
        className={cx(
          'on-asphalt m-0 ms-auto h-dvh max-h-none w-full overscroll-contain bg-asphalt-950 px-4 text-white open:animate-slide',
          className,
        )}
      >
        <div className="flex min-h-14 shrink-0 items-center justify-end">
          <button type="button" aria-label={formatMessage({ id: 'nav.closeMenu' })} onClick={close} className={BUTTON}>
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <nav aria-label={label} onClickCapture={close} className={navClassName}>
          {children}
        </nav>
        {foot}
      </dialog>
    </>
  );
}
