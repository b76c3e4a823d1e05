import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { revokeSessionsOfUser } from '#db/session/session.queries.ts';
import { eraseUser } from '#db/user/erase-user.queries.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { queueDeletion } from '#services/queue-deletion.ts';

type Person = {
  readonly userId: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly businessUnitId: string | null;
  readonly reason: string;
  readonly now: Date;
};

/** One person, in the transaction of whoever decides about one or all of a company. */
export async function erasePerson(
  trx: Transaction,
  actor: PlatformAdmin,
  { userId, email, avatar, businessUnitId, reason, now }: Person,
): Promise<void> {
  await revokeSessionsOfUser(trx, { userId, because: 'blocked', now });
  await eraseUser(trx, { userId, email });
  await queueDeletion(trx, [avatar]);
  await recordAudit(trx, { actor, businessUnitId, action: 'user.erase', objectId: userId, data: { reason }, now });
}
