import { RIGHTS, roleHasRight, type Right } from './rights.ts';
import type { Role } from './role.ts';

export type RoleChange = { readonly gained: readonly Right[]; readonly lost: readonly Right[] };

/** What a change of role would give and take, to be shown before it is made. */
export const previewRoleChange = (from: Role, to: Role): RoleChange => ({
  gained: RIGHTS.filter((right) => roleHasRight(to, right) && !roleHasRight(from, right)),
  lost: RIGHTS.filter((right) => roleHasRight(from, right) && !roleHasRight(to, right)),
});
