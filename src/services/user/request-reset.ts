import type { RequestResetInput } from '#contract/user.ts';
import { inTransaction } from '#db/transaction.ts';
import { ok } from '#domain/result.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { takeMailBudget } from '../mail/mail-throttle.ts';
import { takeAddressBudget } from '../address-throttle.ts';
import type { Client } from '../client.ts';

/**
 * Asks for a link to choose a new password. Whether the address belongs to anybody is looked up by the job that sends
 * the mail, so the answer here cannot tell, neither by its words nor by its time.
 */
export async function requestReset(
  { db }: Pick<Deps, 'db'>,
  { email }: RequestResetInput,
  client: Client,
): Promise<Outcome<void>> {
  const address = await takeAddressBudget(db, client.address, 'guest');
  if (!address.ok) return address;
  if (await takeMailBudget(db, email)) {
    await inTransaction(db, (trx) => queueMail(trx, { template: 'passwordReset', email }));
  }
  return ok(undefined);
}
