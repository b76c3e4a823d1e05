import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { invite } from '#db/team/invitation.queries.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import type { Role } from '#domain/team/role.ts';
import { addSeconds, LIFETIME } from '#domain/user/lifetime.ts';
import type { Locale } from '#i18n/locales.ts';
import { queueMail } from '../mail/queue-mail.ts';

type Wish = {
  readonly businessUnitId: string;
  readonly email: string;
  readonly role: Role;
  readonly locale: Locale;
  readonly now: Date;
};

/** Asks somebody into a unit by mail, or once more. Answers with the id of the invitation. */
export async function sendInvitation(
  trx: Transaction,
  actor: Member | PlatformAdmin,
  { businessUnitId, email, role, locale, now }: Wish,
): Promise<string> {
  const invitationId = await invite(trx, {
    businessUnitId,
    email,
    role,
    locale,
    invitedBy: actor.userId,
    createdAt: now,
    sentAt: now,
    expiresAt: addSeconds(now, LIFETIME.invitation),
  });
  await queueMail(trx, { template: 'invitation', invitationId });
  await recordAudit(trx, {
    actor,
    businessUnitId,
    action: 'invitation.create',
    objectId: invitationId,
    data: { role },
    now,
  });
  return invitationId;
}
