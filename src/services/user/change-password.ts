import type { ChangePasswordInput } from '#contract/user.ts';
import { inTransaction } from '#db/transaction.ts';
import { findUser } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import type { Client } from '../client.ts';
import { takeLoginBudget } from '../session/login-throttle.ts';
import { refuseForImpersonator, requireUser } from '../require-actor.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { replacePassword } from './replace-password.ts';

type Context = { readonly sessionId: string; readonly client: Client };

/** Changes the own password. Who has found an open browser cannot guess the current one here more often than at login. */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  actor: Actor,
  { currentPassword, newPassword }: ChangePasswordInput,
  { sessionId, client }: Context,
): Promise<Outcome<void>> {
  const allowed = requireUser(actor);
  if (!allowed.ok) return allowed;
  const personal = refuseForImpersonator(actor, 'changePassword');
  if (!personal.ok) return personal;
  const user = await findUser(deps.db, allowed.value.userId);
  if (user === undefined) return refuse('login-required');

  const budget = await takeLoginBudget(deps.db, user.email, client);
  if (!budget.ok) return budget;
  const verified = await deps.passwords.verify(user.passwordHash, currentPassword);
  if (!verified.ok) return refuse('unavailable', { retryAfterSeconds: 2 });
  if (!verified.value) return refuseFields({ currentPassword: 'password-wrong' });
  await budget.value.giveBack();
  if (newPassword === currentPassword) return refuseFields({ newPassword: 'password-same' });
  const hashed = await hashNewPassword(deps, {
    password: newPassword,
    field: 'newPassword',
    personal: [user.email, user.firstName, user.lastName, user.businessUnitName],
  });
  if (!hashed.ok) return hashed;

  await inTransaction(deps.db, (trx) =>
    replacePassword(trx, {
      actor,
      userId: user.id,
      businessUnitId: user.businessUnitId,
      passwordHash: hashed.value,
      because: 'passwordChanged',
      keepSession: sessionId,
      now: deps.clock.now(),
    }),
  );
  return ok(undefined);
}
