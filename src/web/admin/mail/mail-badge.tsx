import { FormattedMessage } from 'react-intl';
import type { MailStatus } from '#contract/admin-mail.ts';
import { Badge } from '#web/ui/badge.tsx';

export const MailBadge = ({ status }: { readonly status: MailStatus }) => (
  <Badge tone={status === 'sent' ? 'free' : 'danger'} mark="dot">
    <FormattedMessage id={`adminMail.status.${status}`} />
  </Badge>
);
