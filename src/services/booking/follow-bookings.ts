import { recordAudit } from '#db/audit/audit.queries.ts';
import { listStatesOfOrder } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { updateOrder, type OrderRow } from '#db/order/order.queries.ts';
import { deriveOrderState } from '#domain/order/order-path.ts';
import { canOrderBecome } from '#domain/order/order-state.ts';
import { paymentAfterCancelling, paymentAfterChange } from '#domain/order/payment-status.ts';
import type { Actor, System } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { transferDueOn } from '../order/order-terms.ts';
import { sumOrder } from '../order/sum-order.ts';
import { refreshOrderPayment } from '../ledger/refresh-order-payment.ts';

type Step = { readonly order: OrderRow; readonly now: Date };

/**
 * Lets an order, which the caller has locked, follow its bookings: its state, what was agreed, and what is to be paid. One
 * that was paid and costs more now is due again for the difference.
 */
export async function followBookings(trx: Transaction, actor: Actor | System, { order, now }: Step): Promise<void> {
  await follow(trx, actor, { order, now });
  const { id: orderId, businessUnitId, billing } = order;
  if (billing === 'internal') await refreshOrderPayment(trx, { businessUnitId, orderId }, now);
}

async function follow(trx: Transaction, actor: Actor | System, { order, now }: Step): Promise<void> {
  const states = await listStatesOfOrder(trx, order.id);
  const status = deriveOrderState(order.status, [...states.values()]);
  if (status !== order.status && !canOrderBecome(order.status, status)) {
    throw new Error(`An order that is ${order.status} cannot become ${status}`);
  }
  const { changes, dueGrossCents } = await sumOrder(trx, order);
  const isSummed = Object.keys(changes).length > 0;
  if (!isSummed && status === order.status) return;
  await updateOrder(trx, {
    businessUnitId: order.businessUnitId,
    orderId: order.id,
    changes: {
      ...changes,
      status,
      ...(order.billing === 'external' && isSummed && paymentOf(order, { dueGrossCents, now })),
      ...(status === 'cancelled' && { lapsesAt: null, paymentStatus: paymentAfterCancelling(order, dueGrossCents) }),
    },
  });
  if (status === order.status) return;
  await recordAudit(trx, {
    actor,
    businessUnitId: order.businessUnitId,
    action: 'order.follow',
    objectId: order.id,
    data: { number: order.number, from: order.status, to: status },
    now,
  });
}

function paymentOf(order: OrderRow, { dueGrossCents, now }: { readonly dueGrossCents: number; readonly now: Date }) {
  const paymentStatus = paymentAfterChange(order, dueGrossCents);
  const isDueAgain = order.paymentStatus === 'paid' && paymentStatus === 'awaitingTransfer';
  return { paymentStatus, ...(isDueAgain && { paymentDueOn: transferDueOn(toInstant(now)) }) };
}
