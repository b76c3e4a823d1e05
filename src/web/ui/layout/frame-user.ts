import type { StaffRole } from '#domain/team/staff-role.ts';

/** What the frame around a page shows of the person in front of it. */
export interface FrameUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string | undefined;
  readonly avatar?: string | null | undefined;
  readonly isAdmin: boolean;
  /** What somebody of the operator is there. */
  readonly staffRole?: StaffRole | undefined;
  /** Whoever may not rent finds in the cart only who may. */
  readonly mayRent: boolean;
  /** Where the shop bills itself, and only for whoever looks after the money. */
  readonly seesInvoices?: boolean | undefined;
  /** How many things wait for this person; left out for whoever has no day here. */
  readonly waiting?: number | undefined;
}

export interface FrameProps {
  /** Left out for guests. */
  readonly user?: FrameUser | undefined;
  readonly cartCount?: number;
  readonly onLogout?: () => void;
}
