import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: ReactNode;
  /** What follows from it, with amounts. */
  readonly children?: ReactNode;
  /** "Behalten"; "Abbrechen" unless given. */
  readonly keepLabel?: ReactNode;
  /** "Für 42,00 € stornieren" */
  readonly confirmLabel: ReactNode;
  readonly onConfirm: () => void;
  readonly tone?: 'danger' | 'signal';
  readonly isPending?: boolean;
}

/** The caller owns whether it is open and closes it when the work is done. */
export function ConfirmDialog({
  keepLabel = <FormattedMessage id="ui.cancel" />,
  confirmLabel,
  onConfirm,
  tone = 'danger',
  isPending = false,
  onOpenChange,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            {keepLabel}
          </Button>
          <Button tone={tone} isPending={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
