import type { Actor } from './actor.ts';
import { STAFF_ROLES, type StaffRole } from './staff-role.ts';

/** What there is to read in the console. */
const READ = [
  /** Pick-ups and returns of a day, protocols, papers and positions: a booking without its money. */
  'yard.read',
  /** Orders and bookings with what they cost. */
  'orders.read',
  'customers.read',
  'tasks.read',
  /** Key figures with revenue, and all that is to do. */
  'desk.read',
  'utilisation.read',
  'fleet.read',
  'depots.read',
  /** Price lists and services. */
  'prices.read',
  /** Invoices, accounts and statements of customers. */
  'invoices.read',
  /** Billing, bank, debits, dunning, exports. */
  'money.read',
  'mails.read',
  'audit.read',
  'staff.read',
  /** What the operator decides while the shop runs. */
  'settings.read',
  /** What waits for a second pair of eyes, and what became of it. */
  'approvals.read',
] as const;

/** And to do. */
const WRITE = [
  'handovers.work',
  'orders.write',
  'customers.write',
  /** Takes out or erases all that is known of somebody. */
  'customers.erase',
  'tasks.write',
  'fleet.write',
  'depots.write',
  'prices.write',
  'money.write',
  'staff.write',
  'settings.write',
  /** Agrees to what somebody else has asked for, or does not; the right to do it oneself is needed as well. */
  'approvals.decide',
  /** Whoever may see a customer's shop may do so as that customer. */
  'impersonate',
] as const;

export const STAFF_RIGHTS = [...READ, ...WRITE] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];

/** The one table of what each role of the operator may do. What is not named is refused. */
export const STAFF_ROLE_RIGHTS = {
  admin: STAFF_RIGHTS,
  desk: [
    'yard.read',
    'orders.read',
    'customers.read',
    'tasks.read',
    'desk.read',
    'utilisation.read',
    'fleet.read',
    'depots.read',
    'invoices.read',
    'mails.read',
    'handovers.work',
    'orders.write',
    'customers.write',
    'tasks.write',
    'impersonate',
  ],
  depot: ['yard.read', 'fleet.read', 'handovers.work'],
  fleet: ['yard.read', 'utilisation.read', 'fleet.read', 'depots.read', 'fleet.write', 'depots.write'],
  accountant: [
    'yard.read',
    'orders.read',
    'customers.read',
    'tasks.read',
    'desk.read',
    'utilisation.read',
    'depots.read',
    'prices.read',
    'invoices.read',
    'money.read',
    'tasks.write',
    'money.write',
    'approvals.read',
    'approvals.decide',
  ],
  auditor: READ,
} as const satisfies Record<StaffRole, readonly StaffRight[]>;

export const staffRoleHasRight = (role: StaffRole, right: StaffRight): boolean =>
  STAFF_ROLE_RIGHTS[role].some((held) => held === right);

export const rolesWithRight = (right: StaffRight): readonly StaffRole[] =>
  STAFF_ROLES.filter((role) => staffRoleHasRight(role, right));

export const hasStaffRight = (actor: Actor, right: StaffRight): boolean =>
  actor.kind === 'platformAdmin' && staffRoleHasRight(actor.role, right);
