import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '#db/audit.queries.ts';
import { listPartsOfOrder } from '#db/booking-part.queries.ts';
import { listStatesOfOrder } from '#db/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { updateOrder, type OrderRow } from '#db/order.queries.ts';
import { subtract } from '#domain/money/money.ts';
import { deriveOrderState } from '#domain/order/order-path.ts';
import { canOrderBecome } from '#domain/order/order-state.ts';
import { paymentAfterCancelling, paymentAfterChange } from '#domain/order/payment-status.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '../cart/assess-lines.ts';
import { transferDueOn } from '../order/order-terms.ts';
import { toTaxedAmount } from './taxed-part.ts';

/** States in which the line itself is not paid for; a fee may be. */
const isDropped = (status: string): boolean => status === 'cancelled' || status === 'noShow';

/**
 * Lets an order, which the caller has locked, follow its bookings: its state, and its totals, which are those of the
 * lines that take place. An order of which nothing is left keeps what was agreed last; one that was paid and costs
 * more now is due again for the difference.
 */
export async function followBookings(
  trx: Transaction,
  actor: Actor | { readonly kind: 'system' },
  { order, now }: { readonly order: OrderRow; readonly now: Date },
): Promise<void> {
  const states = await listStatesOfOrder(trx, order.id);
  const status = deriveOrderState(order.status, [...states.values()]);
  if (status !== order.status && !canOrderBecome(order.status, status)) {
    throw new Error(`An order that is ${order.status} cannot become ${status}`);
  }
  const live = (await listPartsOfOrder(trx, order.id)).filter((part) => !isDropped(part.status));
  const { net, taxes, gross } = totalsOf(live.map(toTaxedAmount));
  const totals = {
    netCents: net.cents,
    taxCents: subtract(gross, net).cents,
    grossCents: gross.cents,
    taxes: JSON.stringify(taxes),
  };
  const isSame = live.length === 0 || (net.cents === order.netCents && isDeepStrictEqual(taxes, order.taxes));
  if (isSame && status === order.status) return;
  await updateOrder(trx, {
    businessUnitId: order.businessUnitId,
    orderId: order.id,
    changes: {
      ...(isSame ? {} : { ...totals, ...paymentOf(order, { grossCents: gross.cents, now }) }),
      status,
      ...(status === 'cancelled' && { lapsesAt: null, paymentStatus: paymentAfterCancelling(order) }),
    },
  });
  if (status === order.status) return;
  await recordAudit(trx, {
    actor,
    businessUnitId: order.businessUnitId,
    action: 'order.follow',
    objectType: 'order',
    objectId: order.id,
    data: { number: order.number, from: order.status, to: status },
    now,
  });
}

function paymentOf(order: OrderRow, { grossCents, now }: { readonly grossCents: number; readonly now: Date }) {
  const paymentStatus = paymentAfterChange(order, grossCents);
  const isDueAgain = order.paymentStatus === 'paid' && paymentStatus === 'awaitingTransfer';
  return { paymentStatus, ...(isDueAgain && { paymentDueOn: transferDueOn(toInstant(now)) }) };
}
