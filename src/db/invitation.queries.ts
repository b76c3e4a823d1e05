import type { Selectable } from 'kysely';
import type { Database, Transaction } from './client.ts';
import type { Tables } from './schema.ts';

export type OpenInvitation = Pick<
  Selectable<Tables['invitation']>,
  'id' | 'businessUnitId' | 'email' | 'role' | 'locale' | 'expiresAt'
> & { companyName: string; inviterName: string };

/** An invitation that can still be accepted: neither used, revoked nor expired, into a unit that is not blocked. */
export const findOpenInvitation = (
  db: Database,
  { invitationId, now }: { invitationId: string; now: Date },
): Promise<OpenInvitation | undefined> =>
  db
    .selectFrom('invitation as i')
    .innerJoin('businessUnit as b', 'b.id', 'i.businessUnitId')
    .innerJoin('userAccount as u', 'u.id', 'i.invitedBy')
    .select(['i.id', 'i.businessUnitId', 'i.email', 'i.role', 'i.locale', 'i.expiresAt', 'b.name as companyName'])
    .select((eb) => eb.fn<string>('concat_ws', [eb.val(' '), 'u.firstName', 'u.lastName']).as('inviterName'))
    .where('i.id', '=', invitationId)
    .where('i.acceptedAt', 'is', null)
    .where('i.revokedAt', 'is', null)
    .where('i.expiresAt', '>', now)
    .where('b.status', '!=', 'blocked')
    .executeTakeFirst();

/** False if somebody was quicker: the invitation has been accepted or revoked meanwhile. */
export async function acceptInvitation(
  trx: Transaction,
  {
    businessUnitId,
    invitationId,
    userId,
    now,
  }: { businessUnitId: string; invitationId: string; userId: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('invitation')
    .set((eb) => ({ acceptedAt: now, acceptedBy: userId, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', invitationId)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
