import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '#web/ui/button.tsx';

type NextStepProps = { readonly to: string; readonly isOpen: boolean; readonly children: ReactNode };

/** Leads on once nothing is left to do here; until then it says so by its looks, and the words beside it say why. */
export function NextStep({ to, isOpen, children }: NextStepProps) {
  if (!isOpen) {
    return (
      <Button tone="signal" size="l" isFullWidth disabled>
        {children}
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
