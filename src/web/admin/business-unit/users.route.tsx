import { USER_KINDS, USER_STATUSES } from '#contract/admin-user.ts';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleList } from '../list/console-list.tsx';
import { companyFilter, stateFilter } from '../list/filters.ts';
import { loadUsers } from './load-users.server.ts';
import { USER_COLUMNS } from './user-columns.tsx';
import type { Route } from './+types/users.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadUsers(getRequest(context), url);

export default function UsersPage({ loaderData: { rows, nextCursor, company } }: Route.ComponentProps) {
  return (
    <ConsoleList
      title="word.people"
      lead="adminBusinessUnit.users.lead"
      search="adminBusinessUnit.users.search"
      filters={[
        stateFilter('status', 'word.status', USER_STATUSES, (id) => `adminBusinessUnit.status.${id}`),
        stateFilter('kind', 'adminBusinessUnit.kind', USER_KINDS, (id) => `adminBusinessUnit.kind.${id}`),
        companyFilter('word.field.company', company),
      ]}
      columns={USER_COLUMNS}
      rows={rows}
      usualSort="name"
      nextCursor={nextCursor}
      csv="/api/admin/users.csv"
    />
  );
}
