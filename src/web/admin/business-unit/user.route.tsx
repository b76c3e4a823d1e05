import { FormattedMessage } from '#i18n/intl.tsx';
import { isErased } from '#domain/user/erased.ts';
import { getRequest } from '#web/request-context.server.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { AUDIT_COLUMNS } from '../audit/audit-columns.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { Facts } from '../frame/facts.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { RowLink } from '../list/row-link.tsx';
import { UserBadge } from './customer-badges.tsx';
import { loadUser, type UserPageView } from './load-user.server.ts';
import { TableCard } from './table-card.tsx';
import { UserActions } from './user-actions.tsx';
import { SESSION_COLUMNS, VISIT_COLUMNS } from './user-record-columns.tsx';
import { useListBack } from '../list/use-list-back.ts';
import type { Route } from './+types/user.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadUser(getRequest(context), requireId(params.userId, url));

export default function UserPage({ loaderData: view }: Route.ComponentProps) {
  const { user, isSelf, sessions, visits, records } = view;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: useListBack('/admin/users'), label: <FormattedMessage id="word.people" /> }}
        title={user.name}
        badges={
          <>
            <UserBadge status={user.status} />
            {user.isAdmin && <WordBadge tone="ink" word="word.platform" />}
            {isErased(user.email) && <WordBadge tone="plain" word="adminBusinessUnit.erase.done" />}
          </>
        }
        actions={<UserActions user={user} isSelf={isSelf} />}
      />
      <div className="flex flex-col gap-4">
        <UserFacts view={view} />
        <TableCard
          title="adminBusinessUnit.sessions"
          rows={sessions}
          columns={SESSION_COLUMNS}
          empty="adminBusinessUnit.noSessions"
        />
        {!user.isAdmin && (
          <TableCard
            title="adminBusinessUnit.visits"
            rows={visits}
            columns={VISIT_COLUMNS}
            empty="adminBusinessUnit.noVisits"
          />
        )}
        {records && (
          <TableCard
            title="admin.nav.audit"
            rows={records}
            columns={AUDIT_COLUMNS}
            all={`/admin/audit?actor=${user.id}`}
            empty="adminBusinessUnit.noRecords"
          />
        )}
      </div>
    </ConsolePage>
  );
}

function UserFacts({ view }: { readonly view: UserPageView }) {
  const { user, language, since, legalAcceptedAt, orderLimit } = view;
  return (
    <Card>
      <Facts
        facts={[
          {
            label: 'adminBusinessUnit.email',
            value: isErased(user.email) ? null : <PlainLink href={`mailto:${user.email}`}>{user.email}</PlainLink>,
          },
          {
            label: 'word.field.company',
            value: user.businessUnit && (
              <RowLink to={`/admin/business-units/${user.businessUnit.id}`}>{user.businessUnit.name}</RowLink>
            ),
          },
          {
            label: 'word.role',
            value: user.role && <FormattedMessage id={`role.${user.role}`} />,
          },
          {
            label: 'adminBusinessUnit.orderLimit',
            value: orderLimit ?? <FormattedMessage id="adminBusinessUnit.unlimited" />,
          },
          { label: 'word.language', value: language },
          { label: 'adminBusinessUnit.lastSeen', value: user.lastSeen },
          { label: 'adminBusinessUnit.legal', value: legalAcceptedAt },
          { label: 'adminBusinessUnit.since', value: since },
        ]}
      />
    </Card>
  );
}
