import type { AdminUserSummary } from '#contract/admin-user.ts';
import type { UserSummaryRow } from '#db/user/admin-user.queries.ts';

export function toUserSummary(row: UserSummaryRow): AdminUserSummary {
  const { id, firstName, lastName, email, avatar, isAdmin, status, role, businessUnitId, businessUnitName } = row;
  return {
    id,
    firstName,
    lastName,
    email,
    avatar,
    isAdmin,
    status,
    role,
    businessUnit: businessUnitId === null ? null : { id: businessUnitId, name: businessUnitName ?? '' },
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
