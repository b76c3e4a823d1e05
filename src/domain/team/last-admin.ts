import type { Role } from './role.ts';

type TeamMember = { readonly userId: string; readonly role: Role };

/** Whether a unit would be left without an admin if a member got `newRole`, or left the team (`null`). */
export function losesLastAdmin(members: readonly TeamMember[], userId: string, newRole: Role | null): boolean {
  const admins = members.filter((member) => member.role === 'admin');
  return newRole !== 'admin' && admins.length > 0 && admins.every((member) => member.userId === userId);
}
