import { FormattedMessage, useIntl } from 'react-intl';
import { USER_KINDS, USER_STATUSES } from '#contract/admin-business-unit.ts';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleList } from '../list/console-list.tsx';
import { findCompanies } from '#web/admin/list/find-options.ts';
import { loadUsers } from './load-users.server.ts';
import { toUserColumns } from './user-columns.tsx';
import type { Route } from './+types/users.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadUsers(getRequest(context), url);

export default function UsersPage({ loaderData: { rows, nextCursor, company } }: Route.ComponentProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <ConsoleList
      title={formatMessage({ id: 'word.people' })}
      lead={<FormattedMessage id="adminBusinessUnit.users.lead" />}
      search={formatMessage({ id: 'adminBusinessUnit.users.search' })}
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: formatMessage({ id: 'word.status' }),
          options: USER_STATUSES.map((id) => ({ id, label: formatMessage({ id: `adminBusinessUnit.status.${id}` }) })),
        },
        {
          kind: 'choice',
          name: 'kind',
          label: formatMessage({ id: 'adminBusinessUnit.kind' }),
          options: USER_KINDS.map((id) => ({ id, label: formatMessage({ id: `adminBusinessUnit.kind.${id}` }) })),
        },
        {
          kind: 'lookup',
          name: 'businessUnit',
          label: formatMessage({ id: 'word.field.company' }),
          chosen: company,
          find: findCompanies,
        },
      ]}
      columns={toUserColumns(intl, { isOfOneUnit: false })}
      rows={rows}
      rowKey={({ id }) => id}
      usualSort="name"
      nextCursor={nextCursor}
      csv="/api/admin/users.csv"
    />
  );
}
