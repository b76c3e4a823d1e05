import { FormattedMessage } from '#i18n/intl.tsx';
import type { Invitation } from '#contract/team.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const MOST_SHOWN = 4;

type InvitationSummaryProps = { readonly invitations: readonly Invitation[]; readonly mayInvite: boolean };

/** Who has been asked and has not answered yet. */
export function InvitationSummary({ invitations, mayInvite }: InvitationSummaryProps) {
  const hasInvitations = invitations.length > 0;
  return (
    <Card>
      <CardHeader title={<FormattedMessage id="team.invitations" values={{ count: invitations.length }} />} />
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {invitations.slice(0, MOST_SHOWN).map(({ id, email, role, status }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 py-2.5 text-body-s">
            <span className="min-w-0 wrap-anywhere">{email}</span>
            <span className="flex items-center gap-2 text-asphalt-600">
              {status === 'expired' && <WordBadge tone="warn" word="invite.expired" />}
              <FormattedMessage id={`role.${role}`} />
            </span>
          </li>
        ))}
      </ul>
      {(hasInvitations || mayInvite) && (
        <p className="mt-4">
          <TextLink to="/invite" isAlone>
            <FormattedMessage id={hasInvitations ? 'team.manageInvitations' : 'team.invite'} />
          </TextLink>
        </p>
      )}
    </Card>
  );
}
