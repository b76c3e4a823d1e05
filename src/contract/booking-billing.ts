import * as z from 'zod/mini';
import { declareCalls } from './call.ts';
import { money } from './money.ts';
import { forRoles } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

/** What of a booking has been billed. Net, credit notes taken off. */
export const bookingBilling = shape('BookingBilling', {
  billed: money,
  /** What will be billed if all goes on as agreed. */
  notYetBilled: money,
  /** `YYYY-MM-DD`; null where it depends on the return, or where nothing is left. */
  nextOn: z.nullable(z.string()),
  /** What it was billed by, oldest first; empty for those who do not see invoices. */
  invoices: z.array(z.strictObject({ id: z.string(), number: z.string() })),
});
export type BookingBilling = Answer<typeof bookingBilling>;

export const bookingBillingCalls = declareCalls({
  /** 409 where the order is billed elsewhere. */
  'GET /api/bookings/{id}/billing': {
    says: 'What of a booking has been billed, and when the next invoice comes',
    rights: forRoles(['admin', 'dispatcher', 'accountant'], 'hidden'),
    answer: bookingBilling,
  },
});
