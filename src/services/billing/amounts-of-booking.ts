import { isDropped } from '#domain/booking/booking-state.ts';
import type { Bill } from './load-bill.ts';

/** What of a booking has been billed, and what is to be billed in the end as things stand. Net, credit notes taken off. */
export function amountsOfBooking(
  { bookings, charges, issued }: Bill,
  bookingId: string,
): { readonly billedCents: number; readonly agreedCents: number } {
  const isOfIt = (row: { readonly bookingId: string }) => row.bookingId === bookingId;
  const billedCents = issued
    .filter(isOfIt)
    .reduce((sum, { kind, netCents }) => sum + (kind === 'creditNote' ? -netCents : netCents), 0);
  const chargedCents = charges.filter(isOfIt).reduce((sum, { netCents }) => sum + netCents, 0);
  const booking = bookings.find(({ id }) => id === bookingId);
  // Of what does not take place, its fee alone.
  const agreed = booking === undefined || isDropped(booking.status) ? 0 : booking.netCents;
  return { billedCents, agreedCents: agreed + chargedCents };
}
