import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

export type OpenInvitation = Pick<
  Selectable<Tables['invitation']>,
  'id' | 'businessUnitId' | 'email' | 'role' | 'locale' | 'expiresAt'
> & { companyName: string; inviterName: string };

/** An invitation that can still be accepted: neither used, revoked nor expired, into a unit that is not blocked. */
export const findOpenInvitation = (db: Database, { invitationId, now }: { invitationId: string; now: Date }) =>
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

type InvitationKey = { businessUnitId: string; invitationId: string };
/** As somebody saw it, if they say so. */
type SeenInvitation = InvitationKey & { version?: number | undefined };

/** Neither accepted nor revoked; it may have expired and can then be sent again. */
export type PendingInvitation = Pick<
  Selectable<Tables['invitation']>,
  'id' | 'email' | 'role' | 'createdAt' | 'sentAt' | 'expiresAt' | 'version'
> & { inviterName: string };

const selectPending = (db: Database, { businessUnitId }: { businessUnitId: string }) =>
  db
    .selectFrom('invitation as i')
    .innerJoin('userAccount as u', 'u.id', 'i.invitedBy')
    .select(['i.id', 'i.email', 'i.role', 'i.createdAt', 'i.sentAt', 'i.expiresAt', 'i.version'])
    .select((eb) => eb.fn<string>('concat_ws', [eb.val(' '), 'u.firstName', 'u.lastName']).as('inviterName'))
    .where('i.businessUnitId', '=', businessUnitId)
    .where('i.acceptedAt', 'is', null)
    .where('i.revokedAt', 'is', null);

export const listPendingInvitations = (db: Database, unit: { businessUnitId: string; limit: number }) =>
  selectPending(db, unit).orderBy('i.createdAt', 'desc').orderBy('i.id').limit(unit.limit).execute();

export const findPendingInvitation = (db: Database, { businessUnitId, invitationId }: InvitationKey) =>
  selectPending(db, { businessUnitId }).where('i.id', '=', invitationId).executeTakeFirst();

/** Nobody has answered it yet; it may have run out. */
export const findPendingInvitationOf = (
  db: Database,
  { businessUnitId, email }: { readonly businessUnitId: string; readonly email: string },
) => selectPending(db, { businessUnitId }).where('i.email', '=', email).executeTakeFirst();

/** Of one address at most one invitation is pending: inviting it again renews that one. */
export async function invite(
  trx: Transaction,
  invitation: Insertable<Tables['invitation']> & { sentAt: Date },
): Promise<string> {
  const { role, locale, invitedBy, sentAt, expiresAt } = invitation;
  const { id } = await trx
    .insertInto('invitation')
    .values(invitation)
    .onConflict((conflict) =>
      conflict
        .columns(['businessUnitId', 'email'])
        .where('acceptedAt', 'is', null)
        .where('revokedAt', 'is', null)
        .doUpdateSet((eb) => ({
          role,
          locale,
          invitedBy,
          sentAt,
          expiresAt,
          version: eb('invitation.version', '+', 1),
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False if it is pending no longer, or no longer what it was. */
export async function renewInvitation(
  trx: Transaction,
  { businessUnitId, invitationId, version, sentAt, expiresAt }: SeenInvitation & { sentAt: Date; expiresAt: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('invitation')
    .set((eb) => ({ sentAt, expiresAt, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', invitationId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False if it is pending no longer, or no longer what it was. */
export async function revokeInvitation(
  trx: Transaction,
  { businessUnitId, invitationId, version, now }: SeenInvitation & { now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('invitation')
    .set((eb) => ({ revokedAt: now, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', invitationId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
