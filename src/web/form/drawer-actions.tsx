import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';

interface DrawerActionsProps {
  readonly isPending: boolean;
  readonly onCancel: () => void;
}

/** The way on and the way back, in view however long the form above is. */
export function DrawerActions({ isPending, onCancel }: DrawerActionsProps) {
  return (
    <div className="safe-bottom sticky -bottom-6 z-10 -mx-4 mt-auto -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-4 py-4 md:-mx-7 md:px-7">
      <Button tone="quiet" onClick={onCancel}>
        <FormattedMessage id="ui.cancel" />
      </Button>
      <SubmitButton tone="signal" isPending={isPending}>
        <FormattedMessage id="ui.save" />
      </SubmitButton>
    </div>
  );
}
