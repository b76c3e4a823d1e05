import type { PastBill } from './load-bills.ts';

/** What was known of an order then: what came back later was out, and what was charged later was not. */
export const asOf = (bill: PastBill, then: Date): PastBill => ({
  ...bill,
  bookings: bill.bookings.map((booking) =>
    booking.returnedAt === null || booking.returnedAt <= then
      ? booking
      : { ...booking, status: 'onRent' as const, returnedAt: null, closedAt: null },
  ),
  charges: bill.charges.filter(({ createdAt }) => createdAt <= then),
});
