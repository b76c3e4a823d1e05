import { FormattedMessage } from '#i18n/intl.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { UserBadge } from '../business-unit/customer-badges.tsx';
import { May } from '../frame/may.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { RowLink } from '../list/row-link.tsx';
import type { StaffRow } from './load-staff.server.ts';
import { StaffActions } from './staff-actions.tsx';

type Setting = { readonly ownId: string; readonly onChange: (id: string) => void };

export const staffColumns = ({ ownId, onChange }: Setting): readonly ListColumn<StaffRow>[] => [
  {
    key: 'name',
    header: 'word.noun.user',
    isTitle: true,
    cell: (member) => (
      <span className="flex items-center gap-3">
        <Avatar firstName={member.firstName} lastName={member.lastName} picture={member.avatar} />
        <span className="min-w-0">
          <RowLink to={`/admin/users/${member.id}`}>{member.name}</RowLink>
          <span className="block font-sans text-sm font-normal wrap-anywhere text-asphalt-600">{member.email}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'role',
    header: 'word.role',
    cell: ({ role, depots }) => (
      <>
        <FormattedMessage id={`adminStaff.role.${role}`} />
        {depots.length > 0 && (
          <span className="block text-sm text-asphalt-600">{depots.map(({ name }) => name).join(', ')}</span>
        )}
      </>
    ),
  },
  {
    key: 'lastSeen',
    header: 'adminBusinessUnit.lastSeen',
    cell: ({ lastSeen }) => lastSeen ?? <FormattedMessage id="adminBusinessUnit.neverSeen" />,
  },
  {
    key: 'status',
    header: 'word.status',
    cell: ({ status, isInvited }) =>
      isInvited && status === 'active' ? (
        <WordBadge tone="warn" mark="dot" word="adminStaff.invited" />
      ) : (
        <UserBadge status={status} />
      ),
  },
  {
    key: 'act',
    header: 'team.actions',
    align: 'end',
    // Nobody changes or locks out themselves.
    cell: (member) =>
      member.id === ownId ? (
        '–'
      ) : (
        <May right="staff.write">
          <StaffActions member={member} onChange={() => onChange(member.id)} />
        </May>
      ),
  },
];
