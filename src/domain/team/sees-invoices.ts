import type { Actor } from './actor.ts';
import { hasRight } from './rights.ts';
import { hasStaffRight } from './staff-right.ts';

/** Whether somebody who sees a booking may know of its invoices as well: the operator, and whose role allows it. */
export const seesInvoices = (actor: Actor): boolean =>
  hasStaffRight(actor, 'invoices.read') || hasRight(actor, 'seeInvoices');
