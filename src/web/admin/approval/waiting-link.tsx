import { Hourglass } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { LinkButton } from '#web/ui/button.tsx';

interface WaitingLinkProps {
  readonly approvalId: string;
  readonly size?: 's' | 'm';
}

/** In the place of the button that has asked: it cannot be asked for twice. */
export const WaitingLink = ({ approvalId, size = 'm' }: WaitingLinkProps) => (
  <LinkButton to={`/admin/approvals/${approvalId}`} tone="outline" size={size} data-ahead="hover">
    <Hourglass aria-hidden="true" className="size-4" />
    <FormattedMessage id="adminApproval.state.waiting" />
  </LinkButton>
);
