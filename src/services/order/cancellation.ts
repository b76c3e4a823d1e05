import type { OrderLineRow } from '#db/order.queries.ts';
import { cancellationFee } from '#domain/booking/cancellation-fee.ts';
import { money, sum, ZERO, type Money } from '#domain/money/money.ts';
import { isWaiting, type OrderState } from '#domain/order/order-state.ts';
import { toInstant } from '#domain/time/instant.ts';

/** What cancelling one line costs now. An order that still waits binds nobody yet. */
export const lineCancellationFee = (orderState: OrderState, line: OrderLineRow, now: Date): Money =>
  isWaiting(orderState)
    ? ZERO
    : cancellationFee(
        { dayRateCents: line.priceTrace.dayRateCents, net: money(line.netCents) },
        toInstant(line.startsAt),
        toInstant(now),
      );

/** What cancelling all that can still be cancelled costs now. */
export const orderCancellationFee = (orderState: OrderState, lines: readonly OrderLineRow[], now: Date): Money =>
  sum(lines.filter(({ status }) => status === 'reserved').map((line) => lineCancellationFee(orderState, line, now)));
