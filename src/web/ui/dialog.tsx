import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIntl } from '#i18n/intl.tsx';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons in the foot; the one that goes on stands last. */
  readonly footer?: ReactNode;
  readonly note?: ReactNode;
  /** A question that must be answered: no click beside it closes it. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly size?: 'm' | 'l';
}

const OVERLAY =
  'fixed inset-0 z-50 flex bg-asphalt-950/60 data-entering:animate-appear data-exiting:opacity-0 data-exiting:transition-opacity data-exiting:duration-250';

/** In the middle of the screen, at the bottom edge of a phone. */
export function Dialog({ role = 'dialog', size = 'm', isOpen, onOpenChange, ...content }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog'}
      className={cx(OVERLAY, 'items-end justify-center sm:items-center sm:p-6')}
    >
      <Modal
        className={cx(
          'flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-dialog bg-sheet shadow-3 data-entering:animate-rise sm:rounded-dialog sm:data-entering:animate-drop',
          size === 'm' ? 'sm:max-w-140' : 'sm:max-w-220',
        )}
      >
        <DialogContent role={role} onClose={() => onOpenChange(false)} {...content} />
      </Modal>
    </ModalOverlay>
  );
}

/** From the right edge, over the whole phone; the page behind stays where it was. */
export function Drawer({ isOpen, onOpenChange, role = 'dialog', size = 'm', ...content }: DialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={cx(OVERLAY, 'justify-end')}>
      <Modal
        className={cx(
          'flex h-dvh w-full flex-col overflow-hidden bg-sheet shadow-3 data-entering:animate-slide data-exiting:translate-x-full data-exiting:transition-[translate] data-exiting:duration-250 data-exiting:ease-road sm:rounded-s-dialog',
          size === 'm' ? 'sm:max-w-158' : 'sm:max-w-220',
        )}
      >
        <DialogContent role={role} onClose={() => onOpenChange(false)} hasLargeTitle {...content} />
      </Modal>
    </ModalOverlay>
  );
}

interface DialogContentProps extends Omit<DialogProps, 'isOpen' | 'onOpenChange' | 'size' | 'role'> {
  readonly role: 'dialog' | 'alertdialog';
  readonly onClose: () => void;
  readonly hasLargeTitle?: boolean;
}

function DialogContent({ role, onClose, title, note, children, footer, hasLargeTitle = false }: DialogContentProps) {
  const { formatMessage } = useIntl();
  return (
    <AriaDialog role={role} className="flex min-h-0 grow flex-col outline-none">
      <header className="flex items-start justify-between gap-4 px-4 pt-5 pb-3 md:px-7 md:pt-6">
        <div className="min-w-0">
          <Heading slot="title" className={hasLargeTitle ? 'text-h2' : 'text-h3'}>
            {title}
          </Heading>
          {note !== undefined && <p className="mt-2 text-asphalt-600">{note}</p>}
        </div>
        <IconButton tone="quiet" label={formatMessage({ id: 'ui.close' })} onClick={onClose} className="-me-2 -mt-1.5">
          <X aria-hidden="true" className="size-6" />
        </IconButton>
      </header>
      {/* Without a field inside, the keyboard could not scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} className="min-h-0 grow overflow-y-auto px-4 pb-6 md:px-7">
        {children}
      </div>
      {footer !== undefined && (
        <footer className="safe-bottom flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 pt-4 pb-4 md:px-7">
          {footer}
        </footer>
      )}
    </AriaDialog>
  );
}
