import { FormattedMessage, type IntlShape } from 'react-intl';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { ListColumn } from '../list/console-list.tsx';
import { RowLink } from '../list/row-link.tsx';
import { UserBadge } from './customer-badges.tsx';
import type { UserRow } from './load-users.server.ts';

type Column = ListColumn<UserRow>;

/** The columns of people, in the list of all and on the page of a company, which is not named again there. */
export const toUserColumns = (
  { formatMessage }: IntlShape,
  { isOfOneUnit }: { readonly isOfOneUnit: boolean },
): readonly Column[] => [
  {
    key: 'name',
    header: formatMessage({ id: 'word.noun.user' }),
    isTitle: true,
    sort: 'name',
    cell: (user) => (
      <span className="flex items-center gap-3">
        <Avatar firstName={user.firstName} lastName={user.lastName} picture={user.avatar} />
        <span className="min-w-0">
          <RowLink to={`/admin/users/${user.id}`}>{user.name}</RowLink>
          <span className="block font-sans text-sm font-normal wrap-anywhere text-asphalt-600">{user.email}</span>
        </span>
      </span>
    ),
  },
  ...(isOfOneUnit ? [] : [companyColumn(formatMessage({ id: 'word.field.company' }))]),
  {
    key: 'role',
    header: formatMessage({ id: 'word.role' }),
    cell: ({ isAdmin, role }) => (
      <Badge tone={isAdmin ? 'ink' : 'plain'}>
        {isAdmin || role === null ? (
          <FormattedMessage id={isAdmin ? 'word.platform' : 'adminBusinessUnit.noRole'} />
        ) : (
          <FormattedMessage id={`role.${role}`} />
        )}
      </Badge>
    ),
  },
  {
    key: 'lastSeen',
    header: formatMessage({ id: 'adminBusinessUnit.lastSeen' }),
    sort: 'lastSeenAt',
    cell: ({ lastSeen }) => lastSeen ?? <FormattedMessage id="adminBusinessUnit.neverSeen" />,
  },
  {
    key: 'status',
    header: formatMessage({ id: 'word.status' }),
    cell: ({ status }) => <UserBadge status={status} />,
  },
];

const companyColumn = (header: string): Column => ({
  key: 'company',
  header,
  cell: ({ businessUnit }) =>
    businessUnit === null ? (
      '–'
    ) : (
      <RowLink to={`/admin/business-units/${businessUnit.id}`}>{businessUnit.name}</RowLink>
    ),
});
