import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { leadToMissing } from './lead-to-missing.ts';

type NextStepProps = { readonly to: string; readonly isOpen: boolean; readonly children: ReactNode };

/** Leads on once nothing is left to do here; until then it leads to that, and the words beside it say why. */
export function NextStep({ to, isOpen, children }: NextStepProps) {
  if (!isOpen) {
    return (
      <Button size="l" isFullWidth onClick={leadToMissing}>
        <FormattedMessage id="cart.showMissing" />
      </Button>
    );
  }
  return (
    <LinkButton to={to} tone="signal" size="l" isFullWidth>
      {children}
      <ArrowRight aria-hidden="true" className="size-5" />
    </LinkButton>
  );
}
