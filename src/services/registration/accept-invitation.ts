import { recordAudit } from '#db/audit/audit.queries.ts';
import { addMember } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { acceptInvitation, type OpenInvitation } from '#db/team/invitation.queries.ts';
import { revokeSessionsOfUser } from '#db/session/session.queries.ts';
import { createUser, findUserByEmail, setPasswordHash, updateUser } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from '../failure.ts';

type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly now: Date;
};

/** Makes somebody a member of the team that invited them. Who has left another team before keeps the account. */
export async function acceptInvitationAs(
  trx: Transaction,
  { id: invitationId, businessUnitId, email, locale, role }: OpenInvitation,
  person: Person,
): Promise<Outcome<string>> {
  const { now } = person;
  const known = await findUserByEmail(trx, email);
  if (known && (known.businessUnitId !== null || known.isAdmin || known.status === 'blocked')) {
    return refuse('already-exists');
  }
  const userId = known ? await returnUser(trx, known.id, person) : await newUser(trx, { email, locale, person });
  await addMember(trx, { userId, businessUnitId, role, createdAt: now });
  // Revoked since it was looked up: what has been done here is rolled back.
  if (!(await acceptInvitation(trx, { businessUnitId, invitationId, userId, now }))) return refuse('token-invalid');
  await recordAudit(trx, {
    actor: { kind: 'member', userId, businessUnitId, role, legalAccepted: true, impersonatedBy: null },
    businessUnitId,
    action: 'invitation.accept',
    objectId: invitationId,
    now,
  });
  return ok(userId);
}

const newUser = (
  trx: Transaction,
  { email, locale, person }: { email: string; locale: OpenInvitation['locale']; person: Person },
): Promise<string> => {
  const { firstName, lastName, passwordHash, now } = person;
  return createUser(trx, { email, firstName, lastName, locale, passwordHash, passwordChangedAt: now, createdAt: now });
};

async function returnUser(
  trx: Transaction,
  userId: string,
  { firstName, lastName, passwordHash, now }: Person,
): Promise<string> {
  await updateUser(trx, { userId, changes: { firstName, lastName } });
  await setPasswordHash(trx, { userId, passwordHash, now });
  await revokeSessionsOfUser(trx, { userId, because: 'passwordReset', now });
  return userId;
}
