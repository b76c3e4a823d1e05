import { rolesWithRight, staffRoleHasRight } from '#domain/team/staff-right.ts';

/** Who can be given something to do. */
export const OWNERS = rolesWithRight('tasks.write');

/** And what is about money: nobody is given what they do not see. */
export const OWNERS_OF_MONEY = OWNERS.filter((role) => staffRoleHasRight(role, 'money.read'));
