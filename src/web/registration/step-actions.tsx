import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';

interface StepActionsProps {
  readonly children: ReactNode;
  readonly isPending: boolean;
  readonly backTo?: string;
}

export function StepActions({ children, isPending, backTo }: StepActionsProps) {
  return (
    <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
      {backTo === undefined ? (
        <span className="max-sm:hidden" />
      ) : (
        <LinkButton to={backTo} tone="quiet" size="l">
          <ArrowLeft aria-hidden="true" className="size-5" />
          <FormattedMessage id="ui.previous" />
        </LinkButton>
      )}
      <SubmitButton tone="signal" size="l" isPending={isPending} className="sm:min-w-56">
        {children}
      </SubmitButton>
    </div>
  );
}
