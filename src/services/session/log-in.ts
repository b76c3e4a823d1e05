import type { LoginInput } from '#contract/session.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { findUserByEmail, type UserInUnit } from '#db/user/user.queries.ts';
import type { AuditAction } from '#domain/admin/audit-action.ts';
import { type Actor, GUEST } from '#domain/team/actor.ts';
import { ok } from '#domain/result.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { Client } from '../client.ts';
import { takeLoginBudget } from './login-throttle.ts';
import { type StartedSession, startSession } from './start-session.ts';

/** A removed member belongs to no unit, and so to nothing that could be shown. */
const isBlocked = ({ status, isAdmin, businessUnitStatus }: UserInUnit): boolean =>
  status === 'blocked' || (!isAdmin && (businessUnitStatus === null || businessUnitStatus === 'blocked'));

/**
 * Signs somebody in. Known and unknown addresses get the same answer for the same work; that an account is blocked is
 * told only to whoever knows its password.
 */
export async function logIn(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  { email, password, rememberMe = false }: LoginInput,
  client: Client,
): Promise<Outcome<StartedSession>> {
  const budget = await takeLoginBudget(deps.db, email, client);
  if (!budget.ok) return budget;
  const user = await findUserByEmail(deps.db, email);
  const verified = await deps.passwords.verify(user?.passwordHash ?? null, password);
  if (!verified.ok) return refuse('unavailable', { retryAfterSeconds: 2 });

  const now = deps.clock.now();
  if (!verified.value || user === undefined) {
    await recordLogin(deps, { action: 'session.logInFailed', actor: GUEST, user, now });
    return refuse('wrong-credentials');
  }
  await budget.value.giveBack();
  if (isBlocked(user)) {
    await recordLogin(deps, { action: 'session.logInBlocked', actor: GUEST, user, now });
    return refuse('account-blocked');
  }
  return ok(
    await inTransaction(deps.db, async (trx) => {
      const started = await startSession(trx, { userId: user.id, rememberMe, client, now });
      await recordAudit(trx, entryOf({ action: 'session.logIn', actor: GUEST, user, now }));
      return started;
    }),
  );
}

type LoginEvent = {
  readonly action: AuditAction;
  readonly actor: Actor;
  readonly user: UserInUnit | undefined;
  readonly now: Date;
};

/** What was typed is not kept: sometimes it is a password. */
const entryOf = ({ action, actor, user, now }: LoginEvent) => ({
  actor,
  businessUnitId: user?.businessUnitId ?? null,
  action,
  objectId: user?.id ?? 'unknown',
  now,
});

const recordLogin = ({ db }: Pick<Deps, 'db'>, event: LoginEvent): Promise<void> =>
  inTransaction(db, (trx) => recordAudit(trx, entryOf(event)));
