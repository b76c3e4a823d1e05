import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

type MembershipRow = Selectable<Tables['membership']>;
type UserRow = Selectable<Tables['userAccount']>;
type MemberKey = { businessUnitId: string; userId: string };

export type MemberRow = Pick<MembershipRow, 'userId' | 'role' | 'orderLimitCents' | 'version'> &
  Pick<UserRow, 'firstName' | 'lastName' | 'email' | 'avatar' | 'lastSeenAt'> & { openBookings: number };

/** The name a member is listed under, and where the next page goes on. */
export type MemberPlace = { lastName: string; firstName: string; userId: string };

const selectMembers = (db: Database, { businessUnitId }: { businessUnitId: string }) =>
  db
    .selectFrom('membership as m')
    .innerJoin('userAccount as u', 'u.id', 'm.userId')
    .select(['m.userId', 'm.role', 'm.orderLimitCents', 'm.version'])
    .select(['u.firstName', 'u.lastName', 'u.email', 'u.avatar', 'u.lastSeenAt'])
    .select((eb) =>
      eb
        .selectFrom('booking as b')
        .innerJoin('customerOrder as o', 'o.id', 'b.orderId')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('o.createdBy', '=', 'm.userId')
        .where('b.businessUnitId', '=', businessUnitId)
        .where('b.status', 'in', ['reserved', 'onRent', 'returnAnnounced'])
        .$asScalar()
        .$notNull()
        .as('openBookings'),
    )
    .where('m.businessUnitId', '=', businessUnitId);

const PLACE = sql`lower(u.last_name), lower(u.first_name), u.id`;

/** In the order of their names. The wanted words have to occur in the name or the address of the member. */
export const listMembers = (
  db: Database,
  {
    businessUnitId,
    words,
    after,
    limit,
  }: { businessUnitId: string; words: readonly string[]; after?: MemberPlace | undefined; limit: number },
): Promise<MemberRow[]> => {
  let query = selectMembers(db, { businessUnitId });
  for (const word of words) {
    query = query.where(sql`lower(concat_ws(' ', u.first_name, u.last_name, u.email))`, 'like', containing(word));
  }
  if (after !== undefined) {
    const { lastName, firstName, userId } = after;
    query = query.where(sql<boolean>`(${PLACE}) > (lower(${lastName}), lower(${firstName}), ${userId}::uuid)`);
  }
  return query
    .orderBy(sql`lower(u.last_name)`)
    .orderBy(sql`lower(u.first_name)`)
    .orderBy('u.id')
    .limit(limit)
    .execute();
};

const containing = (word: string): string => `%${word.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export const findMember = (db: Database, { businessUnitId, userId }: MemberKey) =>
  selectMembers(db, { businessUnitId }).where('m.userId', '=', userId).executeTakeFirst();

/** Which of these addresses belong to members of the unit. Those of other units are not looked at. */
export async function listMemberEmails(
  db: Database,
  { businessUnitId, emails }: { businessUnitId: string; emails: readonly string[] },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('userAccount as u', 'u.id', 'm.userId')
    .select('u.email')
    .where('m.businessUnitId', '=', businessUnitId)
    .where('u.email', 'in', [...emails])
    .execute();
  return rows.map(({ email }) => email);
}

/** Changes of one team queue up here, so that each sees what the others have done. */
export async function lockTeam(trx: Transaction, { businessUnitId }: { businessUnitId: string }): Promise<void> {
  await sql`select from business_unit where id = ${businessUnitId} for no key update`.execute(trx);
}

/** The database refuses to leave a unit without an admin. */
export async function updateMember(
  trx: Transaction,
  {
    businessUnitId,
    userId,
    changes,
  }: MemberKey & { changes: Pick<Updateable<Tables['membership']>, 'role' | 'orderLimitCents'> },
): Promise<void> {
  await trx
    .updateTable('membership')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('userId', '=', userId)
    .execute();
}

/** The database refuses to leave a unit without an admin. */
export async function deleteMember(trx: Transaction, { businessUnitId, userId }: MemberKey): Promise<void> {
  await trx
    .deleteFrom('membership')
    .where('businessUnitId', '=', businessUnitId)
    .where('userId', '=', userId)
    .execute();
}

/** The cart and the holds of somebody who leaves: nobody else could go on with them. */
export async function discardCart(trx: Transaction, { businessUnitId, userId }: MemberKey): Promise<void> {
  await trx
    .deleteFrom('allocation')
    .where('kind', '=', 'hold')
    .where('businessUnitId', '=', businessUnitId)
    .where('userId', '=', userId)
    .execute();
  await trx.deleteFrom('cart').where('businessUnitId', '=', businessUnitId).where('userId', '=', userId).execute();
}

/** Whom members ask who may not do something themselves. */
export const listAdminNames = (db: Database, { businessUnitId }: { businessUnitId: string }) =>
  db
    .selectFrom('membership as m')
    .innerJoin('userAccount as u', 'u.id', 'm.userId')
    .select(['u.firstName', 'u.lastName', 'u.email'])
    .where('m.businessUnitId', '=', businessUnitId)
    .where('m.role', '=', 'admin')
    .orderBy('u.lastName')
    .orderBy('u.firstName')
    .orderBy('u.id')
    .limit(10)
    .execute();
