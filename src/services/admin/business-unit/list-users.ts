import type { AdminUserQuery, AdminUserSummary } from '#contract/admin-user.ts';
import type { ListPage } from '#contract/list-query.ts';
import { listUsers as findUsers, USER_ORDERS } from '#db/user/admin-user.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { chosenScope } from '#domain/team/scope.ts';
import { type CsvReader, onOperatorClock, operatorTime, type Say } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Deps } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { orderBy, pageOf } from '#services/list/page-of.ts';
import { requireStaff } from '#services/require-actor.ts';
import { toUserSummary } from './to-user-summary.ts';

/** Everybody who can sign in. */
export async function listUsers(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { sort = 'name', q, status, kind, businessUnit, ...asked }: AdminUserQuery,
): Promise<Outcome<ListPage<AdminUserSummary>>> {
  const admin = requireStaff(actor, 'customers.read');
  if (!admin.ok) return admin;
  const filters = { q, status, scope: chosenScope(businessUnit), isAdmin: kind && kind === 'operator' };
  return pageOf(
    orderBy(USER_ORDERS, sort),
    asked,
    (page) => findUsers(db, { ...filters, ...page }),
    (row) => toUserSummary(row),
  );
}

const toColumns = (say: Say): CsvColumns<AdminUserSummary> => ({
  [say('word.field.lastName')]: ({ lastName }) => lastName,
  [say('word.field.firstName')]: ({ firstName }) => firstName,
  [say('word.field.email')]: ({ email }) => email,
  [say('word.field.company')]: ({ businessUnit }) => businessUnit?.name,
  [say('word.role')]: ({ role, isAdmin }) => (isAdmin ? say('word.platform') : role && say(`role.${role}`)),
  [say('word.status')]: ({ status }) => say(`adminBusinessUnit.status.${status}`),
  [onOperatorClock(say('adminBusinessUnit.lastSeen'))]: ({ lastSeenAt }) => operatorTime(lastSeenAt),
  [onOperatorClock(say('adminBusinessUnit.since'))]: ({ createdAt }) => operatorTime(createdAt),
});

export const writeUsers = (deps: Pick<Deps, 'db'>, actor: Actor, query: AdminUserQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), (page) => listUsers(deps, actor, { ...query, ...page }));
