import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { USER_KINDS, USER_STATUSES } from '#contract/admin-business-unit.ts';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleList } from '../list/console-list.tsx';
import { companyFilter, stateFilter } from '../list/filters.ts';
import { loadUsers } from './load-users.server.ts';
import { USER_COLUMNS } from './user-columns.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: LoaderFunctionArgs) => loadUsers(getRequest(context), url);

export default function UsersPage() {
  const { rows, nextCursor, company } = useLoaderData<typeof loader>();
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
