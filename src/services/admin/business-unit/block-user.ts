import type { AdminUser, UserStatus } from '#contract/admin-user.ts';
import { endSessionsOfBlocked } from '#db/user/admin-user.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findUser, updateUser } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { isErased } from '#domain/user/erased.ts';
import { attempt } from '#services/attempt.ts';
import type { Reads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { refusingLastAdmin } from '#services/staff/refusing-last-admin.ts';
import { loadUser } from './get-user.ts';

type Change = {
  readonly userId: string;
  readonly status: UserStatus;
  readonly reason?: string | undefined;
  readonly version?: number | undefined;
};

/** Blocks somebody, who is signed out with the next request, or lets them in again. Nobody locks themselves out. */
export async function blockUser(
  deps: Reads,
  actor: Actor,
  { userId, status, reason, version }: Change,
): Promise<Outcome<AdminUser>> {
  const admin = requireStaff(actor, 'customers.write');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const changed = await refusingLastAdmin(() =>
    attempt(deps.db, async (trx) => {
      const before = await findUser(trx, userId);
      if (before === undefined) return refuse('not-found');
      if (before.isAdmin && !hasStaffRight(admin.value, 'staff.write')) return refuse('forbidden');
      if (version !== undefined && version !== before.version) return refuse('stale-version');
      const cannot = before.status === status || userId === admin.value.userId || isErased(before.email);
      if (cannot) return refuse('illegal-state');
      const after = await updateUser(trx, { userId, version: before.version, changes: { status } });
      if (after === undefined) return refuse('stale-version');
      if (status === 'blocked') await endSessionsOfBlocked(trx, { userIds: [userId], now });
      await recordAudit(trx, {
        actor,
        businessUnitId: before.businessUnitId,
        action: status === 'blocked' ? 'user.block' : 'user.unblock',
        objectId: userId,
        ...(reason !== undefined && { data: { reason } }),
        now,
      });
      return ok(undefined);
    }),
  );
  if (!changed.ok && changed.error.code !== 'stale-version') return changed;
  const current = await loadUser(deps, userId);
  if (current === undefined) return refuse('not-found');
  return changed.ok ? ok(current) : refuse('stale-version', { details: { current } });
}
