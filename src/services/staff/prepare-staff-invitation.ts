import type { PreparedMail } from '#contract/mail.ts';
import { findStaffMember } from '#db/staff/staff.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { findUser } from '#db/user/user.queries.ts';
import { LIFETIME } from '#domain/user/lifetime.ts';
import type { Reads } from '../deps.ts';
import { makeResetLink } from '../user/make-reset-link.ts';

type Invitation = { readonly userId: string; readonly inviterId: string };

/** A link to choose the first password, unless that has been done or the person is blocked meanwhile. */
export async function prepareStaffInvitation(
  { db, clock }: Reads,
  { userId, inviterId }: Invitation,
): Promise<PreparedMail | undefined> {
  const [member, user, inviter] = await Promise.all([
    findStaffMember(db, userId),
    findUser(db, userId),
    findUser(db, inviterId),
  ]);
  if (member === undefined || user === undefined || inviter === undefined) return undefined;
  if (!member.isInvited || member.status === 'blocked') return undefined;
  const lifetime = LIFETIME.invitation;
  const { secret, path } = await inTransaction(db, (trx) => makeResetLink(trx, { userId, lifetime, now: clock.now() }));
  const content = {
    template: 'staffInvitation',
    name: user.firstName,
    inviter: `${inviter.firstName} ${inviter.lastName}`,
    role: member.role,
    path,
  } as const;
  return { to: user.email, locale: user.locale, userId, businessUnitId: null, content, secret };
}
