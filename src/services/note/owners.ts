import { rolesWithRight } from '#domain/team/staff-right.ts';

/** Who can be given something to do. */
export const OWNERS = rolesWithRight('tasks.write');
