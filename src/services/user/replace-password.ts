import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { type RevocationReason, revokeSessionsOfUser } from '#db/session/session.queries.ts';
import { discardOneTimeTokensOfUser } from '#db/session/token.queries.ts';
import { setPasswordHash } from '#db/user/user.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { queueMail } from '../mail/queue-mail.ts';

type Replacement = {
  readonly actor: Actor;
  readonly userId: string;
  readonly businessUnitId: string | null;
  readonly passwordHash: string;
  readonly because: Extract<RevocationReason, 'passwordChanged' | 'passwordReset'>;
  /** The session that goes on, if the user has one here. */
  readonly keepSession?: string;
  readonly now: Date;
};

/** Sets a new password and shuts out whoever knew the old one: sessions and open reset links end, and the owner is told. */
export async function replacePassword(trx: Transaction, replacement: Replacement): Promise<void> {
  const { actor, userId, businessUnitId, passwordHash, because, keepSession, now } = replacement;
  await setPasswordHash(trx, { userId, passwordHash, now });
  await revokeSessionsOfUser(trx, {
    userId,
    because,
    now,
    ...(keepSession === undefined ? {} : { keep: keepSession }),
  });
  await discardOneTimeTokensOfUser(trx, { userId, type: 'passwordReset', now });
  await recordAudit(trx, { actor, businessUnitId, action: `user.${because}`, objectId: userId, now });
  await queueMail(trx, { template: 'passwordChanged', userId, at: now.toISOString() });
}
