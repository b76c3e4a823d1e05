import { FormattedMessage, useIntl } from 'react-intl';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import type { UserPageView } from './load-user.server.ts';

/** Where somebody is signed in now. */
export function UserSessions({ sessions }: Pick<UserPageView, 'sessions'>) {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <CardHeader title={<FormattedMessage id="adminCustomer.sessions" />} />
      <DataTable
        caption={formatMessage({ id: 'adminCustomer.sessions' })}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={
          <p className="text-asphalt-600">
            <FormattedMessage id="adminCustomer.noSessions" />
          </p>
        }
        columns={[
          {
            key: 'startedAt',
            header: formatMessage({ id: 'adminCustomer.signedInAt' }),
            isTitle: true,
            cell: ({ startedAt }) => startedAt,
          },
          {
            key: 'seen',
            header: formatMessage({ id: 'adminCustomer.lastSeen' }),
            cell: ({ lastSeenAt }) => lastSeenAt,
          },
          { key: 'ip', header: formatMessage({ id: 'adminCustomer.ip' }), cell: ({ ip }) => ip ?? '–' },
          {
            key: 'device',
            header: formatMessage({ id: 'adminCustomer.device' }),
            cell: ({ userAgent }) => userAgent ?? '–',
          },
        ]}
      />
    </Card>
  );
}

/** Who of the operator has acted as somebody; the same list stands in that person's account. */
export function UserVisits({ visits }: Pick<UserPageView, 'visits'>) {
  const { formatMessage } = useIntl();
  return (
    <Card>
      <CardHeader title={<FormattedMessage id="adminCustomer.visits" />} />
      <DataTable
        caption={formatMessage({ id: 'adminCustomer.visits' })}
        rows={visits}
        rowKey={({ id }) => id}
        empty={
          <p className="text-asphalt-600">
            <FormattedMessage id="adminCustomer.noVisits" />
          </p>
        }
        columns={[
          {
            key: 'from',
            header: formatMessage({ id: 'adminCustomer.visit.from' }),
            isTitle: true,
            cell: ({ startedAt }) => startedAt,
          },
          {
            key: 'to',
            header: formatMessage({ id: 'adminCustomer.visit.to' }),
            cell: ({ endedAt }) => endedAt ?? '–',
          },
          { key: 'who', header: formatMessage({ id: 'adminCustomer.visit.who' }), cell: ({ adminName }) => adminName },
          {
            key: 'reason',
            header: formatMessage({ id: 'admin.reason' }),
            cell: ({ reason }) => (reason === '' ? '–' : reason),
          },
        ]}
      />
    </Card>
  );
}
