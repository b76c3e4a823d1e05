import type { CancellationPreview } from '#contract/booking.ts';
import type { BookingRow } from '#db/booking/booking.queries.ts';
import { type FeeTerms, freeCancellationUntil } from '#domain/booking/cancellation-fee.ts';
import type { BookingState } from '#domain/booking/booking-state.ts';
import { money, subtract } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import { toInstant, toIso } from '#domain/time/instant.ts';
import { toTax } from '../line/to-line.ts';
import { cancellationFeeOf } from './cancellation-fee-of.ts';
import { taxOf } from '../line/taxed-part.ts';

type Question = {
  readonly booking: Pick<
    BookingRow,
    'startsAt' | 'netCents' | 'priceTrace' | 'taxCase' | 'taxCountry' | 'taxBasisPoints'
  > &
    FeeTerms;
  readonly orderState: OrderState;
  /** Of the other bookings of the order. */
  readonly others: readonly BookingState[];
  readonly now: Date;
};

/** What cancelling a booking costs now, and what becomes of its order. */
export function cancellationTerms({ booking, orderState, others, now }: Question): CancellationPreview {
  const fee = cancellationFeeOf(orderState, booking, now);
  const tax = taxOf(booking);
  const { gross } = totalsOf([{ net: fee, tax }]);
  return {
    fee,
    tax: { ...toTax(tax), amount: subtract(gross, fee) },
    grossFee: gross,
    freeUntil: toIso(freeCancellationUntil(toInstant(booking.startsAt), booking)),
    days: booking.lateCancellationDays,
    net: money(booking.netCents),
    endsOrder: orderState !== 'active' && others.every((state) => state === 'cancelled'),
  };
}
