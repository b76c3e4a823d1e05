import type { AdminUserQuery, AdminUserSummary } from '#contract/admin-business-unit.ts';
import type { ListPage } from '#contract/list-query.ts';
import { listUsers as findUsers, USER_ORDERS } from '#db/user/admin-user.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { chosenScope } from '#domain/team/scope.ts';
import { asIs, writeCsv } from '#services/list/write-csv.ts';
import type { Deps } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { orderBy, pageOf } from '#services/list/page-of.ts';
import { requirePlatformAdmin } from '#services/require-actor.ts';
import { toUserSummary } from './to-user-summary.ts';

/** Everybody who can sign in. */
export async function listUsers(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { sort = 'name', q, status, kind, businessUnit, ...asked }: AdminUserQuery,
): Promise<Outcome<ListPage<AdminUserSummary>>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const filters = { q, status, scope: chosenScope(businessUnit), isAdmin: kind && kind === 'operator' };
  return pageOf(
    orderBy(USER_ORDERS, sort),
    asked,
    (page) => findUsers(db, { ...filters, ...page }),
    (row) => toUserSummary(row),
  );
}

const COLUMNS = {
  ...asIs('lastName', 'firstName', 'email'),
  businessUnit: ({ businessUnit }: AdminUserSummary) => businessUnit?.name,
  role: ({ role, isAdmin }: AdminUserSummary) => (isAdmin ? 'platformAdmin' : role),
  ...asIs('status', 'lastSeenAt', 'createdAt', 'id'),
};

export const writeUsers = (deps: Pick<Deps, 'db'>, actor: Actor, query: AdminUserQuery) =>
  writeCsv(COLUMNS, (page) => listUsers(deps, actor, { ...query, ...page }));
