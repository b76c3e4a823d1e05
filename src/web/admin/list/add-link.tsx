import { Plus } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { useMay } from '../frame/may.tsx';

/** Above a list: where one more is made, by whoever may. */
export function AddLink({ to, label }: { readonly to: string; readonly label: MessageKey }) {
  if (!useMay().opens(to)) return null;
  return (
    <LinkButton to={to} tone="signal">
      <Plus aria-hidden="true" className="size-5" />
      <FormattedMessage id={label} />
    </LinkButton>
  );
}
