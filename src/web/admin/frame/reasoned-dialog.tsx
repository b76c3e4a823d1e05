import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { ACT_REASONS, ReasonedAction } from '#domain/booking/act-reason.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ReasonFields } from './reason-fields.tsx';
import { useReason } from './use-reason.ts';

type GivenReason<A extends ReasonedAction> = {
  readonly kind: (typeof ACT_REASONS)[A][number];
  readonly text?: string;
};

interface ReasonedDialogProps<A extends ReasonedAction> {
  readonly action: A;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What follows from it, with amounts. */
  readonly children: ReactNode;
  readonly confirmLabel: ReactNode;
  /** Whether all else that was entered can be sent. */
  readonly isPossible?: boolean;
  readonly isPending: boolean;
  readonly onConfirm: (reason: GivenReason<A>) => void;
}

/** Asks for one of the reasons of an action before it takes something away from a customer. */
export function ReasonedDialog<A extends ReasonedAction>({
  action,
  isOpen,
  onClose,
  title,
  children,
  confirmLabel,
  isPossible = true,
  isPending,
  onConfirm,
}: ReasonedDialogProps<A>) {
  const { draft, reason } = useReason(action);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      role="alertdialog"
      title={title}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            tone="danger"
            disabled={reason === undefined || !isPossible}
            isPending={isPending}
            onClick={() => reason && onConfirm(reason)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      <ReasonFields draft={draft} />
    </Dialog>
  );
}
