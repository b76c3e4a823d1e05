import type { Invitation, InviteInput } from '#contract/team.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findPendingInvitation } from '#db/team/invitation.queries.ts';
import { listMemberEmails } from '#db/team/membership.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { changeTeam } from './change-team.ts';
import { takeInvitationBudget } from './invitation-throttle.ts';
import { requireInviter } from './require-inviter.ts';
import { sendInvitation } from './send-invitation.ts';
import { toInvitation } from './to-invitation.ts';

/**
 * Invites colleagues, all or none. Only the own team is looked at: whether an address is known elsewhere in the shop
 * changes neither the answer nor the work, and is told to nobody but the owner of the mailbox.
 */
export async function inviteMembers(
  { db, clock }: Reads,
  actor: Actor,
  { invitations }: InviteInput,
): Promise<Outcome<readonly Invitation[]>> {
  const admin = await requireInviter({ db }, actor);
  if (!admin.ok) return admin;
  const { businessUnitId, userId } = admin.value;
  const emails = invitations.map(({ email }) => email);
  const repeated = complain(emails, (email, position) => emails.indexOf(email) < position, 'duplicate');
  if (repeated !== undefined) return refuseFields(repeated);
  const members = await listMemberEmails(db, { businessUnitId, emails });
  const known = complain(emails, (email) => members.includes(email), 'already-member');
  if (known !== undefined) return refuseFields(known);
  const budget = await takeInvitationBudget(db, { businessUnitId, emails });
  if (!budget.ok) return budget;
  return changeTeam(db, admin.value, { userId }, async (trx) => {
    const unit = await findBusinessUnit(trx, businessUnitId);
    if (unit === undefined) return refuse('not-found');
    const setting = { locale: unit.defaultLocale, now: clock.now() };
    const items: Invitation[] = [];
    for (const wish of invitations) items.push(await inviteOne(trx, admin.value, { ...wish, ...setting }));
    return ok(items);
  });
}

type Wish = InviteInput['invitations'][number] & {
  readonly locale: NonNullable<Awaited<ReturnType<typeof findBusinessUnit>>>['defaultLocale'];
  readonly now: Date;
};

async function inviteOne(trx: Transaction, actor: Member, { email, role, locale, now }: Wish): Promise<Invitation> {
  const { businessUnitId } = actor;
  const invitationId = await sendInvitation(trx, actor, { businessUnitId, email, role, locale, now });
  const row = await findPendingInvitation(trx, { businessUnitId, invitationId });
  if (row === undefined) throw new Error('An invitation vanished in the transaction that made it');
  return toInvitation(row, now);
}

function complain(
  emails: readonly string[],
  isWrong: (email: string, position: number) => boolean,
  code: string,
): Record<string, string> | undefined {
  const wrong = emails.flatMap((email, position) => (isWrong(email, position) ? [position] : []));
  if (wrong.length === 0) return undefined;
  return Object.fromEntries(wrong.map((position) => [`invitations.${position}.email`, code]));
}
