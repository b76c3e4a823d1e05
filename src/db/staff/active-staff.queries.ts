import type { StaffRole } from '#domain/team/staff-role.ts';
import type { Database } from '../client.ts';

/** Those of the operator in some roles who are not blocked, by name. */
export const listActiveStaff = (db: Database, roles: readonly StaffRole[]) =>
  db
    .selectFrom('staffMember as m')
    .innerJoin('userAccount as u', 'u.id', 'm.userId')
    .select(['u.id', 'u.firstName', 'u.lastName', 'm.role'])
    .where('m.role', 'in', roles)
    .where('u.status', '=', 'active')
    .orderBy('u.lastName')
    .orderBy('u.firstName')
    .orderBy('u.id')
    .execute();
