import { type IntlShape, useIntl } from 'react-intl';
import type { Column } from '#web/ui/data-table.tsx';
import type { UserPageView } from './load-user.server.ts';
import { TableCard } from './table-card.tsx';

/** Where somebody is signed in now. */
export function UserSessions({ sessions }: Pick<UserPageView, 'sessions'>) {
  const intl = useIntl();
  return (
    <TableCard
      title="adminBusinessUnit.sessions"
      rows={sessions}
      empty="adminBusinessUnit.noSessions"
      columns={toSessionColumns(intl)}
    />
  );
}

const toSessionColumns = ({ formatMessage }: IntlShape): readonly Column<UserPageView['sessions'][number]>[] => [
  {
    key: 'startedAt',
    header: formatMessage({ id: 'word.since' }),
    isTitle: true,
    cell: ({ startedAt }) => <span className="whitespace-nowrap">{startedAt}</span>,
  },
  {
    key: 'seen',
    header: formatMessage({ id: 'adminBusinessUnit.lastSeen' }),
    cell: ({ lastSeenAt }) => <span className="whitespace-nowrap">{lastSeenAt}</span>,
  },
  { key: 'ip', header: formatMessage({ id: 'word.noun.address' }), cell: ({ ip }) => ip ?? '–' },
  {
    key: 'device',
    header: formatMessage({ id: 'adminBusinessUnit.device' }),
    cell: ({ userAgent }) => <span className="text-sm wrap-anywhere text-asphalt-600">{userAgent ?? '–'}</span>,
  },
];

/** Who of the operator has acted as somebody; the same list stands in that person's account. */
export function UserVisits({ visits }: Pick<UserPageView, 'visits'>) {
  const { formatMessage } = useIntl();
  return (
    <TableCard
      title="adminBusinessUnit.visits"
      rows={visits}
      empty="adminBusinessUnit.noVisits"
      columns={[
        {
          key: 'from',
          header: formatMessage({ id: 'adminBusinessUnit.visit.from' }),
          isTitle: true,
          cell: ({ startedAt }) => startedAt,
        },
        {
          key: 'to',
          header: formatMessage({ id: 'adminBusinessUnit.visit.to' }),
          cell: ({ endedAt }) => endedAt ?? '–',
        },
        { key: 'who', header: formatMessage({ id: 'word.who' }), cell: ({ adminName }) => adminName },
        {
          key: 'reason',
          header: formatMessage({ id: 'word.reason' }),
          cell: ({ reason }) => (reason === '' ? '–' : reason),
        },
      ]}
    />
  );
}
