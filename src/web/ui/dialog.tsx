import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button, IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { useEntered } from './use-entered.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons in the foot; the one that goes on stands last. */
  readonly footer?: ReactNode;
  readonly note?: ReactNode;
  /** A question that must be answered: no click beside it closes it. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly size?: 'm' | 'l';
}

const OVERLAY =
  'fixed inset-0 z-50 flex bg-asphalt-950/60 data-entering:animate-appear data-exiting:opacity-0 data-exiting:transition-opacity data-exiting:duration-250';

const MIDDLE = cx(OVERLAY, 'items-end justify-center sm:items-center sm:p-6');
const SHEET =
  'flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-dialog bg-sheet shadow-3 data-entering:animate-rise sm:rounded-dialog sm:data-entering:animate-drop';

/** In the middle of the screen, at the bottom edge of a phone. */
export function Dialog({ role = 'dialog', size = 'm', isOpen, onOpenChange, ...content }: DialogProps) {
  const closing = useClosing(onOpenChange);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={closing.change} isDismissable={role === 'dialog'} className={MIDDLE}>
      <Modal className={cx(SHEET, size === 'm' ? 'sm:max-w-140' : 'sm:max-w-220')}>
        <DialogContent role={role} closing={closing} {...content} />
      </Modal>
    </ModalOverlay>
  );
}

/** From the right edge, over the whole phone; the page behind stays where it was. */
export function Drawer({ isOpen, onOpenChange, role = 'dialog', size = 'm', ...content }: DialogProps) {
  const closing = useClosing(onOpenChange);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={closing.change} isDismissable className={cx(OVERLAY, 'justify-end')}>
      <Modal
        className={cx(
          'flex h-dvh w-full flex-col overflow-hidden bg-sheet shadow-3 data-entering:animate-slide data-exiting:translate-x-full data-exiting:transition-[translate] data-exiting:duration-250 data-exiting:ease-road sm:rounded-s-dialog',
          size === 'm' ? 'sm:max-w-158' : 'sm:max-w-220',
        )}
      >
        <DialogContent role={role} closing={closing} hasLargeTitle {...content} />
      </Modal>
    </ModalOverlay>
  );
}

/** Escape, a click beside it and the cross ask first where something was entered; buttons of the caller know what they do. */
function useClosing(onOpenChange: DialogProps['onOpenChange']) {
  const body = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { isChanged, touch } = useEntered(body);
  return {
    isAsking,
    change: (isOpen: boolean) => (!isOpen && isChanged() ? setIsAsking(true) : onOpenChange(isOpen)),
    keep: () => setIsAsking(false),
    drop: () => {
      setIsAsking(false);
      onOpenChange(false);
    },
    body: { ref: body, ...touch },
  };
}
type Closing = ReturnType<typeof useClosing>;

interface DialogContentProps extends Omit<DialogProps, 'isOpen' | 'onOpenChange' | 'size' | 'role'> {
  readonly role: 'dialog' | 'alertdialog';
  readonly closing: Closing;
  readonly hasLargeTitle?: boolean;
}

function DialogContent({ role, closing, title, note, children, footer, hasLargeTitle = false }: DialogContentProps) {
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
        <IconButton
          tone="quiet"
          label={formatMessage({ id: 'ui.close' })}
          onClick={() => closing.change(false)}
          className="-me-2 -mt-1.5"
        >
          <X aria-hidden="true" className="size-6" />
        </IconButton>
      </header>
      {/* Without a field inside, the keyboard could not scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div {...closing.body} tabIndex={0} className="min-h-0 grow overflow-y-auto px-4 pb-6 md:px-7">
        {children}
      </div>
      {footer !== undefined && (
        <footer className="safe-bottom flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 pt-4 pb-4 md:px-7">
          {footer}
        </footer>
      )}
      {closing.isAsking && <AskFirst closing={closing} />}
    </AriaDialog>
  );
}

/** In front of the window that is about to close with what was entered. */
const AskFirst = ({ closing: { keep, drop } }: { readonly closing: Closing }) => (
  <ModalOverlay isOpen onOpenChange={keep} className={MIDDLE}>
    <Modal className={cx(SHEET, 'sm:max-w-110')}>
      <AriaDialog role="alertdialog" className="px-4 pt-5 pb-4 outline-none md:px-7 md:pt-6">
        <Heading slot="title" className="text-h3">
          <FormattedMessage id="ui.unsaved" />
        </Heading>
        <div className="mt-5 safe-bottom flex flex-wrap justify-end gap-3">
          <Button tone="danger" onClick={drop}>
            <FormattedMessage id="ui.unsaved.drop" />
          </Button>
          {/* Whoever pressed a key too often loses nothing. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button tone="ink" autoFocus onClick={keep}>
            <FormattedMessage id="ui.unsaved.keep" />
          </Button>
        </div>
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
