import { type StaffRight, staffRoleHasRight } from '../team/staff-right.ts';
import type { StaffRole } from '../team/staff-role.ts';

/** What somebody of the operator needs to open a page of the console. A page without a row is opened by nobody. */
export const CONSOLE_PAGES: Readonly<Record<string, StaffRight>> = {
  '/admin': 'desk.read',
  '/admin/utilisation': 'utilisation.read',
  '/admin/figures': 'utilisation.read',
  '/admin/day-sheet': 'yard.read',
  '/admin/board': 'fleet.read',
  '/admin/search': 'orders.read',
  '/admin/tasks': 'desk.read',
  '/admin/counter': 'orders.write',
  '/admin/quotes': 'orders.read',
  '/admin/orders': 'orders.read',
  '/admin/orders/:orderId': 'orders.read',
  '/admin/bookings': 'orders.read',
  '/admin/bookings/:bookingId': 'orders.read',
  '/admin/business-units': 'customers.read',
  '/admin/business-units/:businessUnitId': 'customers.read',
  '/admin/business-units/:businessUnitId/statement': 'invoices.read',
  '/admin/users': 'customers.read',
  '/admin/users/:userId': 'customers.read',
  '/admin/staff': 'staff.read',
  '/admin/settings': 'settings.read',
  '/admin/settings/mails': 'settings.read',
  '/admin/settings/mails/:kind/:language': 'settings.read',
  '/admin/approvals': 'approvals.read',
  '/admin/approvals/:approvalId': 'approvals.read',
  '/admin/billing': 'money.read',
  '/admin/invoices': 'invoices.read',
  '/admin/invoices/:invoiceId': 'invoices.read',
  '/admin/bank': 'money.read',
  '/admin/debits': 'money.read',
  '/admin/debits/:batchId': 'money.read',
  '/admin/dunning': 'money.read',
  '/admin/exports': 'money.read',
  '/admin/mails': 'mails.read',
  '/admin/mails/:mailId': 'mails.read',
  '/admin/audit': 'audit.read',
  '/admin/trailers': 'fleet.read',
  '/admin/trailers/new': 'fleet.write',
  '/admin/trailers/:trailerId': 'fleet.read',
  '/admin/trailers/:trailerId/edit': 'fleet.write',
  '/admin/transfers': 'fleet.read',
  '/admin/depots': 'depots.read',
  '/admin/depots/new': 'depots.write',
  '/admin/depots/:depotId': 'depots.read',
  '/admin/prices': 'prices.read',
  '/admin/prices/:priceListId': 'prices.read',
  '/admin/services': 'prices.read',
  '/admin/services/new': 'prices.write',
  '/admin/services/:serviceKey': 'prices.read',
};

const isAt = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((name, at) => name.startsWith(':') || parts[at] === name);

/** Whether a role opens the page at a path of the console, which may have a query. */
export function opensPage(role: StaffRole, path: string): boolean {
  const [address = ''] = path.split(/[?#]/);
  const parts = address.split('/');
  const pattern = Object.keys(CONSOLE_PAGES).find((one) => isAt(one.split('/'), parts));
  const right = pattern === undefined ? undefined : CONSOLE_PAGES[pattern];
  return right !== undefined && staffRoleHasRight(role, right);
}

/** Where somebody begins who does not work at the desk: with the trailers, or with the day of the depot. */
export const homeOf = (role: StaffRole): string =>
  opensPage(role, '/admin') ? '/admin' : role === 'fleet' ? '/admin/trailers' : '/admin/day-sheet';
