import type { BookingRow } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertCharges } from '#db/order/order.queries.ts';
import type { Money } from '#domain/money/money.ts';
import { taxOf, toTaxColumns } from '../line/taxed-part.ts';

type Fee = { readonly kind: 'cancellation' | 'noShow'; readonly fee: Money; readonly now: Date };

/** Charges what a booking costs that does not take place, taxed as it would have been. */
export async function chargeFee(trx: Transaction, booking: BookingRow, { kind, fee, now }: Fee): Promise<void> {
  if (fee.cents === 0) return;
  const { id: bookingId, businessUnitId, netCents, priceTrace } = booking;
  await insertCharges(trx, [
    {
      businessUnitId,
      bookingId,
      kind,
      netCents: fee.cents,
      priceTrace: JSON.stringify({ dayRateCents: priceTrace.dayRateCents, netCents }),
      ...toTaxColumns(taxOf(booking)),
      createdAt: now,
    },
  ]);
}
