import type { BookingRow } from '#db/booking/booking.queries.ts';
import { cancellationFee, type FeeTerms } from '#domain/booking/cancellation-fee.ts';
import { money, ZERO, type Money } from '#domain/money/money.ts';
import { isWaiting, type OrderState } from '#domain/order/order-state.ts';
import { toInstant } from '#domain/time/instant.ts';

/** What cancelling a booking costs now. An order that still waits binds nobody yet. */
export const cancellationFeeOf = (
  orderState: OrderState,
  { priceTrace, netCents, startsAt, ...terms }: Pick<BookingRow, 'priceTrace' | 'netCents' | 'startsAt'> & FeeTerms,
  now: Date,
): Money =>
  isWaiting(orderState)
    ? ZERO
    : cancellationFee(
        { dayRateCents: priceTrace.dayRateCents, net: money(netCents) },
        { terms, pickUp: toInstant(startsAt), now: toInstant(now) },
      );
