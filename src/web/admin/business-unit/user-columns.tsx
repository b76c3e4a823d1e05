import { FormattedMessage } from '#i18n/intl.tsx';
import { isErased } from '#domain/user/erased.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { RowLink } from '../list/row-link.tsx';
import { UserBadge } from './customer-badges.tsx';
import type { UserRow } from './load-users.server.ts';

export const USER_COLUMNS: readonly ListColumn<UserRow>[] = [
  {
    key: 'name',
    header: 'word.noun.user',
    isTitle: true,
    sort: 'name',
    cell: (user) => (
      <span className="flex items-center gap-3">
        <Avatar firstName={user.firstName} lastName={user.lastName} picture={user.avatar} />
        <span className="min-w-0">
          <RowLink to={`/admin/users/${user.id}`}>{user.name}</RowLink>
          <span className="block font-sans text-sm font-normal wrap-anywhere text-asphalt-600">
            {isErased(user.email) ? <FormattedMessage id="adminBusinessUnit.erase.done" /> : user.email}
          </span>
        </span>
      </span>
    ),
  },
  {
    key: 'company',
    header: 'word.field.company',
    cell: ({ businessUnit }) =>
      businessUnit === null ? (
        '–'
      ) : (
        <RowLink to={`/admin/business-units/${businessUnit.id}`}>{businessUnit.name}</RowLink>
      ),
  },
  {
    key: 'role',
    header: 'word.role',
    cell: ({ isAdmin, role }) => (
      <WordBadge
        tone={isAdmin ? 'ink' : 'plain'}
        word={isAdmin ? 'word.platform' : role === null ? 'adminBusinessUnit.noRole' : `role.${role}`}
      />
    ),
  },
  {
    key: 'lastSeen',
    header: 'adminBusinessUnit.lastSeen',
    sort: 'lastSeenAt',
    cell: ({ lastSeen }) => lastSeen ?? <FormattedMessage id="adminBusinessUnit.neverSeen" />,
  },
  { key: 'status', header: 'word.status', cell: ({ status }) => <UserBadge status={status} /> },
];

/** On the page of a company, which is not named again there. */
export const MEMBER_COLUMNS = USER_COLUMNS.filter(({ key }) => key !== 'company');
