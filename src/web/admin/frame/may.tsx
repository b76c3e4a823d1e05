import { createContext, type ReactNode, useContext } from 'react';
import { opensPage } from '#domain/admin/console-page.ts';
import { type StaffRight, staffRoleHasRight } from '#domain/team/staff-right.ts';
import type { StaffRole } from '#domain/team/staff-role.ts';

/** Of whoever looks at the console. A part without its frame shows all it has: the services refuse what is not allowed. */
const Role = createContext<StaffRole>('admin');

export const StaffRoleProvider = Role.Provider;

export function useMay() {
  const role = useContext(Role);
  return {
    may: (right: StaffRight): boolean => staffRoleHasRight(role, right),
    opens: (path: string): boolean => opensPage(role, path),
  };
}

interface MayProps {
  readonly right: StaffRight;
  readonly children: ReactNode;
}

/** Buttons that somebody may not use are not there. */
export function May({ right, children }: MayProps) {
  return useMay().may(right) && children;
}
