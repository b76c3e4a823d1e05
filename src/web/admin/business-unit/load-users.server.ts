import { adminUserQuery, type AdminUserSummary } from '#contract/admin-user.ts';
import type { Format } from '#i18n/format.ts';
import { listUsers } from '#services/admin/business-unit/list-users.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { findCompany } from '../list/find-company.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

export async function loadUsers(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(adminUserQuery, searchParams);
  const { items, nextCursor } = requireValue(await listUsers(deps, actor, query));
  return {
    title: pageTitle(request, 'word.people'),
    rows: items.map((user) => toUserView(user, format)),
    nextCursor,
    /** The company whose people these are, if the list is of one. */
    company: await findCompany(request, actor, query.businessUnit),
  };
}

export type UserRow = ReturnType<typeof toUserView>;

export const toUserView = (user: AdminUserSummary, format: Format) => ({
  ...user,
  name: `${user.firstName} ${user.lastName}`,
  lastSeen: user.lastSeenAt === null ? null : recordTime(format, user.lastSeenAt),
});
