import type { CancellationPreview } from '#contract/booking.ts';
import type { BookingRow } from '#db/booking.queries.ts';
import { cancellationFee, freeCancellationUntil } from '#domain/booking/cancellation-fee.ts';
import type { BookingState } from '#domain/booking/booking-state.ts';
import { money, subtract, ZERO } from '#domain/money/money.ts';
import { isWaiting, type OrderState } from '#domain/order/order-state.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import { toInstant, toIso } from '#domain/time/instant.ts';
import { toTax } from '../cart/to-line.ts';
import { taxOf } from './taxed-part.ts';

type Question = {
  readonly booking: Pick<
    BookingRow,
    'startsAt' | 'netCents' | 'priceTrace' | 'taxCase' | 'taxCountry' | 'taxBasisPoints'
  >;
  readonly orderState: OrderState;
  /** Of the other bookings of the order. */
  readonly others: readonly BookingState[];
  readonly now: Date;
};

/** What cancelling a booking costs now. An order that still waits binds nobody yet. */
export function cancellationTerms({ booking, orderState, others, now }: Question): CancellationPreview {
  const net = money(booking.netCents);
  const pickUp = toInstant(booking.startsAt);
  const basis = { dayRateCents: booking.priceTrace.dayRateCents, net };
  const fee = isWaiting(orderState) ? ZERO : cancellationFee(basis, pickUp, toInstant(now));
  const tax = taxOf(booking);
  const { gross } = totalsOf([{ net: fee, tax }]);
  return {
    fee,
    tax: { ...toTax(tax), amount: subtract(gross, fee) },
    grossFee: gross,
    freeUntil: toIso(freeCancellationUntil(pickUp)),
    net,
    endsOrder: orderState !== 'active' && others.every((state) => state === 'cancelled'),
  };
}
