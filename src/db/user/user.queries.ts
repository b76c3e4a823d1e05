import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

export type UserRow = Selectable<Tables['userAccount']>;
type MembershipRow = Selectable<Tables['membership']>;

/** A user and the unit they belong to: platform admins and removed members have none. */
export type UserInUnit = UserRow & {
  businessUnitId: string | null;
  businessUnitName: string | null;
  businessUnitStatus: Selectable<Tables['businessUnit']>['status'] | null;
  role: MembershipRow['role'] | null;
  orderLimitCents: number | null;
};

const selectUsers = (db: Database) =>
  db
    .selectFrom('userAccount as u')
    .leftJoin('membership as m', 'm.userId', 'u.id')
    .leftJoin('businessUnit as b', 'b.id', 'm.businessUnitId')
    .selectAll('u')
    .select([
      'm.businessUnitId',
      'b.name as businessUnitName',
      'b.status as businessUnitStatus',
      'm.role',
      'm.orderLimitCents',
    ]);

/** The address is compared in lower case, as it is stored. */
export const findUserByEmail = (db: Database, email: string) =>
  selectUsers(db).where('u.email', '=', email.toLowerCase()).executeTakeFirst();

/** Those of the addresses that belong to somebody, in the spelling that is stored. */
export async function listKnownEmails(db: Database, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('userAccount')
    .select('email')
    .where('email', 'in', [...new Set(emails.map((email) => email.toLowerCase()))])
    .execute();
  return new Set(rows.map(({ email }) => email));
}

export const findUser = (db: Database, userId: string) => selectUsers(db).where('u.id', '=', userId).executeTakeFirst();

export async function createUser(trx: Transaction, user: Insertable<Tables['userAccount']>): Promise<string> {
  const { id } = await trx.insertInto('userAccount').values(user).returning('id').executeTakeFirstOrThrow();
  return id;
}

type UserChanges = Pick<
  Updateable<Tables['userAccount']>,
  'firstName' | 'lastName' | 'locale' | 'avatar' | 'tourSeenAt' | 'status'
>;

/** Undefined if the row has another version than the one expected. */
export const updateUser = (
  db: Database,
  { userId, version, changes }: { userId: string; version?: number | undefined; changes: UserChanges },
) =>
  db
    .updateTable('userAccount')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst();

export async function setPasswordHash(
  trx: Transaction,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('userAccount')
    .set((eb) => ({ passwordHash, passwordChangedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}
