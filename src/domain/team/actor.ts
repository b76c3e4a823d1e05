import type { Role } from './role.ts';
import type { StaffRole } from './staff-role.ts';

export type Guest = { readonly kind: 'guest' };

export type Member = {
  readonly kind: 'member';
  readonly userId: string;
  readonly businessUnitId: string;
  readonly role: Role;
  readonly legalAccepted: boolean;
  /** The platform admin who acts as this member, if one does. */
  readonly impersonatedBy: string | null;
};

/** Somebody of the operator, in whatever role; the log knew them by this name before there were roles. */
export type PlatformAdmin = {
  readonly kind: 'platformAdmin';
  readonly userId: string;
  readonly role: StaffRole;
  /** Where somebody of a depot works. All others work everywhere, and may have chosen those they look after. */
  readonly depotIds?: readonly string[];
};

/** Nobody: what a job does by itself. */
export type System = { readonly kind: 'system' };

/** Whoever asks: every service takes one. */
export type Actor = Guest | Member | PlatformAdmin;

export const GUEST: Guest = { kind: 'guest' };
