import type { PreparedMail } from '#contract/mail.ts';
import { findOpenInvitation } from '#db/team/invitation.queries.ts';
import { createOneTimeToken } from '#db/session/token.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Reads } from '../deps.ts';
import { createToken, hashToken } from '../secret/token.ts';

/** A link to join a team, unless the invitation has been revoked or accepted meanwhile. */
export async function prepareInvitation(
  { db, clock }: Reads,
  { invitationId }: { invitationId: string },
): Promise<PreparedMail | undefined> {
  const now = clock.now();
  const invitation = await findOpenInvitation(db, { invitationId, now });
  if (invitation === undefined) return undefined;
  const secret = createToken();
  await inTransaction(db, (trx) =>
    createOneTimeToken(trx, {
      tokenHash: hashToken(secret),
      type: 'invitation',
      invitationId,
      createdAt: now,
      expiresAt: invitation.expiresAt,
    }),
  );
  const { email: to, locale, businessUnitId, inviterName: inviter, companyName: company, role } = invitation;
  const content = { template: 'invitation', inviter, company, role, path: `/register/${secret}` } as const;
  return { to, locale, userId: null, businessUnitId, content, secret };
}
