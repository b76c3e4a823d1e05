import type { Actor } from './actor.ts';
import type { Role } from './role.ts';

export const RIGHTS = [
  /** Bookings, orders, documents and positions of the own unit. */
  'seeBookings',
  /** Cart, checkout, extend, return, cancel, handover, note. */
  'rent',
  /** Sepa or transfer for one order. */
  'choosePayment',
  'changePaymentMethod',
  'changeMandate',
  'editCompany',
  /** Every address of the unit. */
  'editAddresses',
  'editBillingAddresses',
  'editTrailerConnect',
  /** Members, invitations, order limits. */
  'manageTeam',
  'approveOrders',
  /** Claims for damages. */
  'objectToCharges',
  'seeInvoices',
  'disputeInvoices',
  /** What the unit spends, and on what. */
  'seeCosts',
  'editBudgets',
] as const;
export type Right = (typeof RIGHTS)[number];

/** The one table of what each role may do in its unit. */
export const ROLE_RIGHTS = {
  admin: RIGHTS,
  dispatcher: ['seeBookings', 'rent', 'choosePayment', 'editAddresses', 'editBillingAddresses', 'objectToCharges'],
  accountant: [
    'seeBookings',
    'changePaymentMethod',
    'changeMandate',
    'editBillingAddresses',
    'objectToCharges',
    'seeInvoices',
    'disputeInvoices',
    'seeCosts',
    'editBudgets',
  ],
  viewer: ['seeBookings'],
} as const satisfies Record<Role, readonly Right[]>;

export const roleHasRight = (role: Role, right: Right): boolean => ROLE_RIGHTS[role].some((held) => held === right);

/** Rights are held inside a unit, so guests and platform admins have none. */
export const hasRight = (actor: Actor, right: Right): boolean =>
  actor.kind === 'member' && roleHasRight(actor.role, right);
