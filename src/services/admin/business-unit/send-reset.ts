import { recordAudit } from '#db/audit/audit.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isErased } from '#domain/user/erased.ts';
import { attempt } from '#services/attempt.ts';
import type { Reads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { requireMailBudget } from '#services/mail/mail-throttle.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import { requireStaff } from '#services/require-actor.ts';

/** Sends somebody a link to choose a new password, as they could ask for themselves. The desk never sees it. */
export async function sendReset({ db, clock }: Reads, actor: Actor, userId: string): Promise<Outcome<void>> {
  const admin = requireStaff(actor, 'customers.write');
  if (!admin.ok) return admin;
  const user = await findUser(db, userId);
  if (user === undefined) return refuse('not-found');
  const { email, businessUnitId } = user;
  if (user.status === 'blocked' || isErased(email)) return refuse('illegal-state');
  const budget = await requireMailBudget(db, email);
  if (!budget.ok) return budget;
  return attempt(db, async (trx) => {
    await queueMail(trx, { template: 'passwordReset', email });
    const now = clock.now();
    await recordAudit(trx, { actor, businessUnitId, action: 'user.sendReset', objectId: userId, now });
    return ok(undefined);
  });
}
