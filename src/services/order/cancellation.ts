import type { OrderLineRow } from '#db/order/order.queries.ts';
import { sum, type Money } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { cancellationFeeOf } from '../booking/cancellation-fee-of.ts';

/** What cancelling all that can still be cancelled costs now. */
export const orderCancellationFee = (orderState: OrderState, lines: readonly OrderLineRow[], now: Date): Money =>
  sum(lines.filter(({ status }) => status === 'reserved').map((line) => cancellationFeeOf(orderState, line, now)));
