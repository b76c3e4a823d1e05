import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeader, SectionHeading } from '#web/ui/page-header.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { InviteForm } from './invite-form.tsx';
import { loadInvite } from './load-invite.server.ts';
import { TeamClosed } from './team-closed.tsx';
import type { Route } from './+types/invite.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ context }: Route.LoaderArgs) => loadInvite(getRequest(context));

export default function InvitePage({ loaderData: data }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  if (data.kind === 'closed') return <TeamClosed role={data.role} admins={data.admins} />;
  return (
    <PageBody>
      <div className="max-w-220">
        <PageHeader
          title={<FormattedMessage id="invite.title" />}
          breadcrumb={
            <Breadcrumb
              label={formatMessage({ id: 'ui.breadcrumb' })}
              crumbs={[
                { label: formatMessage({ id: 'word.team' }), to: '/team' },
                { label: formatMessage({ id: 'invite.title' }) },
              ]}
            />
          }
        >
          <FormattedMessage id="invite.lead" />
        </PageHeader>
        {data.obstacle ? (
          <Notice>
            <FormattedMessage id={`invite.closed.${data.obstacle}`} />
          </Notice>
        ) : (
          <InviteForm />
        )}
        <section className="mt-12">
          <SectionHeading
            title={<FormattedMessage id="invite.open" />}
            note={<FormattedMessage id="invite.open.note" />}
          />
          <InvitationTable invitations={data.invitations} mayInvite={data.obstacle === undefined} />
        </section>
      </div>
    </PageBody>
  );
}
