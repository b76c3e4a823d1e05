import { sql } from 'kysely';
import type { StaffRole } from '#domain/team/staff-role.ts';
import type { Database, Transaction } from '../client.ts';
import type { RowOf } from '../row-of.ts';

type Depot = { readonly id: string; readonly code: string; readonly name: string };

const selectStaff = (db: Database) =>
  db
    .selectFrom('staffMember as m')
    .innerJoin('userAccount as u', 'u.id', 'm.userId')
    .select(['u.id', 'u.firstName', 'u.lastName', 'u.email', 'u.avatar', 'u.status', 'u.lastSeenAt', 'm.role'])
    .select(['m.version', 'u.version as userVersion'])
    .select([
      sql<boolean>`u.password_hash is null`.as('isInvited'),
      sql<readonly Depot[]>`coalesce((
        select json_agg(json_build_object('id', d.id, 'code', d.code, 'name', d.name) order by d.name, d.id)
        from staff_depot s join depot d on d.id = s.depot_id where s.user_id = m.user_id
      ), '[]')`.as('depots'),
    ]);

/** More than any operator has. */
const MOST_STAFF = 500;

export const listStaff = (db: Database) =>
  selectStaff(db)
    .orderBy(sql`lower(u.last_name)`)
    .orderBy(sql`lower(u.first_name)`)
    .orderBy('u.id')
    .limit(MOST_STAFF)
    .execute();
export type StaffRow = RowOf<typeof findStaffMember>;

export const findStaffMember = (db: Database, userId: string) =>
  selectStaff(db).where('m.userId', '=', userId).executeTakeFirst();

/** Changes of who may do what queue up here, so that each sees what the others have done. */
export async function lockAdmins(trx: Transaction): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('staffMember')
    .select('userId')
    .where('role', '=', 'admin')
    .orderBy('userId')
    .forUpdate()
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Makes somebody of the operator what they are to be. The database refuses to leave nobody who is an admin. */
export async function putStaffMember(
  trx: Transaction,
  { userId, role }: { readonly userId: string; readonly role: StaffRole },
): Promise<void> {
  await trx
    .insertInto('staffMember')
    .values({ userId, role })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet((eb) => ({ role, version: eb('staffMember.version', '+', 1) })),
    )
    .execute();
}

/** Where somebody works. Depots that do not exist are left out. */
export async function putStaffDepots(
  trx: Transaction,
  { userId, depotIds }: { readonly userId: string; readonly depotIds: readonly string[] },
): Promise<void> {
  await trx.deleteFrom('staffDepot').where('userId', '=', userId).execute();
  await sql`insert into staff_depot (user_id, depot_id)
    select ${userId}::uuid, id from depot where id = any(${depotIds}::uuid[])`.execute(trx);
}
