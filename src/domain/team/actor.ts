import type { Role } from './role.ts';

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

export type PlatformAdmin = { readonly kind: 'platformAdmin'; readonly userId: string };

/** Nobody: what a job does by itself. */
export type System = { readonly kind: 'system' };

/** Whoever asks: every service takes one. */
export type Actor = Guest | Member | PlatformAdmin;

export const GUEST: Guest = { kind: 'guest' };
