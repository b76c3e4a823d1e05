import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface RemoveButtonProps {
  /** What it does, with the name of the thing: "Fahrzeugschein entfernen". */
  readonly label: string;
  readonly onRemove: () => void;
  readonly disabled?: boolean;
}

/** Takes something away from a trailer for good, once that has been confirmed. */
export function RemoveButton({ label, onRemove, disabled = false }: RemoveButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton size="s" tone="quiet" label={label} disabled={disabled} onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={<FormattedMessage id="adminTrailer.remove.ask" values={{ what: label }} />}
        confirmLabel={<FormattedMessage id="adminTrailer.remove" />}
        onConfirm={() => {
          setIsOpen(false);
          onRemove();
        }}
      >
        <FormattedMessage id="adminTrailer.remove.final" />
      </ConfirmDialog>
    </>
  );
}
