import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';

interface SaveBarProps {
  readonly isPending: boolean;
  readonly label?: ReactNode;
  /** Offered while something is typed that is not saved. */
  readonly onDrop?: (() => void) | undefined;
}

/** Stays in view below a long form. */
export function SaveBar({ isPending, label = <FormattedMessage id="ui.save" />, onDrop }: SaveBarProps) {
  return (
    <div className="safe-bottom sticky bottom-(--consent) z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3 md:mx-0 md:rounded-card md:border md:px-6">
      {onDrop !== undefined && (
        <Button tone="quiet" onClick={onDrop}>
          <FormattedMessage id="stale.drop" />
        </Button>
      )}
      <SubmitButton tone="signal" isPending={isPending}>
        {label}
      </SubmitButton>
    </div>
  );
}
