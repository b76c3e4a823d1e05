import type { Transaction } from '#db/client.ts';
import { lockTrailers } from '#db/allocation.queries.ts';
import { cancelBookings, insertCharges, listOrderLines, type OrderRow } from '#db/order.queries.ts';
import { countAsLapses } from '#db/hold.queries.ts';
import { freeTrailers } from '#db/rental.queries.ts';
import { REGULAR_HOLDS } from '#domain/booking/hold.ts';
import { ZERO } from '#domain/money/money.ts';
import { lineCancellationFee } from './cancellation.ts';
import { sumOrder, type SummedOrder } from './sum-order.ts';

type End = {
  /** Whether what the rules ask for a late cancellation is charged. */
  readonly withFee: boolean;
  /** Whether the unit itself has let it come to nothing. */
  readonly byUnit: boolean;
  readonly now: Date;
};

/**
 * Ends all lines of an order, which the caller has locked, that have not begun: the bookings are cancelled and their
 * trailers free again. The order's own state, and the sums that it has then, are for the caller to write.
 */
export async function endOrderLines(
  trx: Transaction,
  order: OrderRow,
  { withFee, byUnit, now }: End,
): Promise<SummedOrder> {
  const { id, businessUnitId, status } = order;
  const lines = await listOrderLines(trx, { businessUnitId, orderIds: [id] });
  const open = lines.filter((line) => line.status === 'reserved');
  await lockTrailers(
    trx,
    open.map(({ trailer }) => trailer.id),
  );
  const bookingIds = open.map((line) => line.id);
  await cancelBookings(trx, { businessUnitId, bookingIds, now });
  await freeTrailers(trx, bookingIds);
  const charges = open.map((line) => ({ line, fee: withFee ? lineCancellationFee(status, line, now) : ZERO }));
  const free = charges.filter(({ fee }) => byUnit && fee.cents === 0);
  await countAsLapses(trx, { bookingIds: free.map(({ line }) => line.id), minutes: REGULAR_HOLDS.minutes, now });
  await insertCharges(
    trx,
    charges
      .filter(({ fee }) => fee.cents > 0)
      .map(({ line, fee }) => ({
        businessUnitId,
        bookingId: line.id,
        kind: 'cancellation' as const,
        netCents: fee.cents,
        priceTrace: JSON.stringify({ dayRateCents: line.priceTrace.dayRateCents, netCents: line.netCents }),
        taxCase: line.taxCase,
        taxCountry: line.taxCountry,
        taxBasisPoints: line.taxBasisPoints,
        createdAt: now,
      })),
  );
  return sumOrder(trx, order);
}
