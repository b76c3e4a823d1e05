import { recordAudit } from '#db/audit/audit.queries.ts';
import { findMail } from '#db/mail/admin-mail.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { isErased } from '#domain/user/erased.ts';
import { attempt } from '#services/attempt.ts';
import type { Reads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import type { MailRequest } from '#services/mail/mail-request.ts';
import { requireMailBudget } from '#services/mail/mail-throttle.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import { requireStaff } from '#services/require-actor.ts';

/** Sends a mail once more. It is put into words anew, so it says what is so now, to whoever it would go to now. */
export async function resendMail({ db, clock }: Reads, actor: Actor, mailId: string): Promise<Outcome<void>> {
  const admin = requireStaff(actor, 'customers.write');
  if (!admin.ok) return admin;
  const mail = await findMail(db, mailId);
  if (mail === undefined) return refuse('not-found');
  const { request, recipient, businessUnitId } = mail;
  if (request === null || recipient === '' || isErased(recipient)) return refuse('illegal-state');
  const budget = await requireMailBudget(db, recipient);
  if (!budget.ok) return budget;
  return attempt(db, async (trx) => {
    // Kept by the job that sent it, and by nobody else.
    await queueMail(trx, request as unknown as MailRequest);
    const data = { template: mail.template };
    await recordAudit(trx, { actor, businessUnitId, action: 'mail.resend', objectId: mailId, data, now: clock.now() });
    return ok(undefined);
  });
}
