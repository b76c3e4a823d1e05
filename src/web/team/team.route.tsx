import { UserPlus } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageBody, WithSide } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { InvitationSummary } from './invitation-summary.tsx';
import { loadTeam } from './load-team.server.ts';
import { MemberTable } from './member-table.tsx';
import { TeamClosed } from './team-closed.tsx';
import { TeamSearch } from './team-search.tsx';
import type { Route } from './+types/team.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadTeam(getRequest(context), url);

export default function TeamPage({ loaderData: data }: Route.ComponentProps) {
  if (data.kind === 'closed') return <TeamClosed role={data.role} admins={data.admins} />;
  const { members, invitations, inviteObstacle, q, nextCursor, ownId } = data;
  return (
    <PageBody>
      <PageHeader
        title={<FormattedMessage id="word.team" />}
        actions={
          inviteObstacle === undefined && (
            <LinkButton to="/invite" tone="signal">
              <UserPlus aria-hidden="true" className="size-5" />
              <FormattedMessage id="team.invite" />
            </LinkButton>
          )
        }
      >
        <FormattedMessage id="team.lead" />
      </PageHeader>
      <WithSide side={<InvitationSummary invitations={invitations} mayInvite={inviteObstacle === undefined} />}>
        {inviteObstacle && (
          <div className="mb-6">
            <Notice>
              <FormattedMessage id={`invite.closed.${inviteObstacle}`} />
            </Notice>
          </div>
        )}
        <TeamSearch q={q} />
        <MemberTable members={members} ownId={ownId} q={q} />
        {nextCursor !== null && (
          <p className="mt-4">
            <TextLink to={`/team?${new URLSearchParams({ q, cursor: nextCursor }).toString()}`} isAlone>
              <FormattedMessage id="team.next" />
            </TextLink>
          </p>
        )}
      </WithSide>
    </PageBody>
  );
}
