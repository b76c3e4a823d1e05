import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';

/** Goes on to the next question; with `form` it sends that form first. */
export function NextButton({ form, onClick }: { readonly form?: string; readonly onClick?: () => void }) {
  const way = form === undefined ? {} : ({ type: 'submit', form } as const);
  return (
    <Button tone="signal" size="glove" isFullWidth onClick={onClick} {...way}>
      <FormattedMessage id="word.next" />
    </Button>
  );
}
