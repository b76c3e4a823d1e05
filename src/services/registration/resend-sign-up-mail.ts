import { recordAudit } from '#db/audit/audit.queries.ts';
import { findOpenSignUp } from '#db/registration/sign-up.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { ok } from '#domain/result.ts';
import { GUEST } from '#domain/team/actor.ts';
import type { Client } from '../client.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { takeAddressBudget } from '../address-throttle.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireMailBudget } from '../mail/mail-throttle.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readConfirmation } from './confirmed-name.ts';

/**
 * Sends the mail of a sign-up again, for the browser that has sent the sign-up. As with the sign-up itself, nothing of
 * the answer depends on whether the address is known.
 */
export async function resendSignUpMail(
  deps: ReadsWithSettings,
  cookie: string | undefined,
  client: Client,
): Promise<Outcome<undefined>> {
  const { db, clock } = deps;
  const address = await takeAddressBudget(db, client.address, 'guest');
  if (!address.ok) return address;
  const confirmation = readConfirmation(deps, cookie);
  if (confirmation === undefined) return refuse('illegal-state');
  const { signUpId, email } = confirmation;
  // First: where so many mails have gone to the address that nothing was kept, that is the reason to tell.
  const budget = await requireMailBudget(db, email);
  if (!budget.ok) return budget;
  const now = clock.now();
  const open = signUpId === undefined ? undefined : await findOpenSignUp(db, { signUpId, now });
  if (open === undefined) return refuse('illegal-state');
  await inTransaction(db, async (trx) => {
    await queueMail(trx, { template: 'signUp', signUpId: open.id });
    await recordAudit(trx, { actor: GUEST, businessUnitId: null, action: 'signUp.resend', objectId: open.id, now });
  });
  return ok(undefined);
}
