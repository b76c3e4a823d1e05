import type { ContactInput } from '#contract/contact.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { takeAddressBudget } from '../address-throttle.ts';
import type { Client } from '../client.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** Passes a message on to the operator. What machines write is thrown away, and they are not told. */
export async function sendMessage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { website, ...message }: ContactInput,
  client: Pick<Client, 'address'>,
): Promise<Outcome<void>> {
  const budget = await takeAddressBudget(db, client.address, 'contact');
  if (!budget.ok) return budget;
  if (website) return ok(undefined);
  const userId = actor.kind === 'guest' ? null : actor.userId;
  await inTransaction(db, async (trx) => {
    await queueMail(trx, { template: 'contactMessage', ...message, userId });
    await recordAudit(trx, {
      actor,
      businessUnitId: actor.kind === 'member' ? actor.businessUnitId : null,
      action: 'contact.send',
      objectId: userId ?? 'guest',
      now: clock.now(),
    });
  });
  return ok(undefined);
}
