import type { AdminUser } from '#contract/admin-user.ts';
import type { Transaction } from '#db/client.ts';
import { isCheckViolation } from '#db/postgres-error.ts';
import { deleteMember, discardCart } from '#db/team/membership.queries.ts';
import { findUser, type UserInUnit } from '#db/user/user.queries.ts';
import { lockUser } from '#db/user/erase-user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isErased } from '#domain/user/erased.ts';
import { attempt } from '#services/attempt.ts';
import type { Reads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { erasePerson } from './erase-person.ts';
import { loadUser } from './get-user.ts';

type Erasure = { readonly userId: string; readonly reason: string; readonly version?: number | undefined };

/**
 * Makes somebody unrecognisable for ever, who has been blocked before: what cannot be undone takes two steps. The person
 * leaves the team, unless the company would be left without an admin.
 */
export async function eraseUser(
  deps: Reads,
  actor: Actor,
  { userId, reason, version }: Erasure,
): Promise<Outcome<AdminUser>> {
  const admin = requireStaff(actor, 'customers.erase');
  if (!admin.ok) return admin;
  const erased = await refuseLastAdmin(() =>
    attempt(deps.db, async (trx) => {
      await lockUser(trx, { userId });
      const before = await findUser(trx, userId);
      if (before === undefined) return refuse('not-found');
      if (version !== undefined && version !== before.version) return refuse('stale-version');
      if (before.status !== 'blocked' || before.isAdmin || isErased(before.email)) return refuse('illegal-state');
      await leaveTeam(trx, before);
      await erasePerson(trx, admin.value, { ...before, userId, reason, now: deps.clock.now() });
      return ok(undefined);
    }),
  );
  if (!erased.ok && erased.error.code !== 'stale-version') return erased;
  const current = await loadUser(deps, userId);
  if (current === undefined) return refuse('not-found');
  return erased.ok ? ok(current) : refuse('stale-version', { details: { current } });
}

/** In a company that is blocked nobody acts, and everybody may stay for the record. */
async function leaveTeam(trx: Transaction, { id: userId, businessUnitId, businessUnitStatus }: UserInUnit) {
  if (businessUnitId === null) return;
  await discardCart(trx, { businessUnitId, userId });
  if (businessUnitStatus !== 'blocked') await deleteMember(trx, { businessUnitId, userId });
}

async function refuseLastAdmin<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (isCheckViolation(error, 'membership_last_admin')) return refuse('last-admin');
    throw error;
  }
}
