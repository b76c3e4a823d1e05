import { Plus } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** Above a list: where one more is made. */
export const AddLink = ({ to, label }: { readonly to: string; readonly label: MessageKey }) => (
  <LinkButton to={to} tone="signal">
    <Plus aria-hidden="true" className="size-5" />
    <FormattedMessage id={label} />
  </LinkButton>
);
