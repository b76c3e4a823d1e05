import type { BookingRow } from '#db/booking/booking.queries.ts';
import { isDropped } from '#domain/booking/booking-state.ts';
import { add, money, ZERO, type Money } from '#domain/money/money.ts';
import { feesAndCredits } from '#domain/order/order-sums.ts';

type Amounts = { readonly agreed: Money; readonly feesAndCredits: Money; readonly due: Money };

/** What a booking costs, net: as agreed, and what is to be paid in the end. */
export function bookingAmounts({
  status,
  netCents,
  chargedCents,
}: Pick<BookingRow, 'status' | 'netCents'> & { readonly chargedCents: number }): Amounts {
  const agreed = money(netCents);
  const due = add(isDropped(status) ? ZERO : agreed, money(chargedCents));
  return { agreed, feesAndCredits: feesAndCredits(agreed, due), due };
}
