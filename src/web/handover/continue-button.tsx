import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';

/** Leads back into a handover that has begun; does nothing until it is known where to. */
export function ContinueButton({ onClick }: { readonly onClick?: () => void }) {
  return (
    <Button tone="signal" size="glove" isFullWidth onClick={onClick} aria-disabled={onClick === undefined}>
      <FormattedMessage id="handover.continue" />
    </Button>
  );
}
