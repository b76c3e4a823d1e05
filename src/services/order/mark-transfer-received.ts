import type { Order } from '#contract/order.ts';
import type { Transaction } from '#db/client.ts';
import type { OrderRow } from '#db/order/order.queries.ts';
import { money } from '#domain/money/money.ts';
import { balanceOf } from '#domain/order/order-sums.ts';
import { canReceiveTransfer } from '#domain/order/transfer-receipt.ts';
import { ok } from '#domain/result.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { confirmAdvance } from '../payment/confirm-advance.ts';
import { takePayment } from '../ledger/take-payment.ts';
import { changeOrder, requireTransition, type OrderChange } from './change-order.ts';

type Receipt = { readonly orderId: string; readonly version?: number | undefined };

/** The operator has the money of an order. One that waited for it in advance is confirmed by it. */
export async function markTransferReceived(
  deps: ReadsWithSettings,
  actor: Actor,
  { orderId, version }: Receipt,
): Promise<Outcome<Order>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  return changeOrder(deps, admin.value, { orderId, version, action: 'order.markPaid' }, async (trx, order, now) => {
    const lapsesAt = order.lapsesAt && toInstant(order.lapsesAt);
    const { open } = balanceOf(money(order.dueGrossCents), money(order.paidCents));
    if (order.billing === 'internal' && order.status !== 'placed') return refuse('paid-by-invoice');
    if (!canReceiveTransfer({ ...order, lapsesAt, openCents: open.cents }, toInstant(now))) {
      return refuse('illegal-state');
    }
    const paidOn = operatorToday(toInstant(now)).toString();
    if (order.billing === 'internal') return receive(trx, order, { by: admin.value, now, cents: open.cents });
    const paid = { paymentStatus: 'paid', paidCents: order.dueGrossCents, paidOn } as const;
    const data = { receivedCents: open.cents };
    if (order.status !== 'placed') return ok({ changes: paid, data });
    const status = requireTransition(order, 'confirmed');
    if (!status.ok) return status;
    return ok({ changes: { ...paid, status: status.value, lapsesAt: null }, data });
  });
}

/** What is missing has come in, and settles the invoice that follows. */
async function receive(
  trx: Transaction,
  order: OrderRow,
  { by, now, cents }: { readonly by: PlatformAdmin; readonly now: Date; readonly cents: number },
): Promise<Outcome<OrderChange>> {
  const { businessUnitId, id: orderId } = order;
  const today = operatorToday(toInstant(now)).toString();
  await takePayment(trx, { businessUnitId, kind: 'transfer', bookedOn: today, cents, orderId }, { by, now });
  const changes = await confirmAdvance(trx, order, { receivedOn: today, today });
  return changes.ok ? ok({ changes: changes.value, data: { receivedCents: cents } }) : changes;
}
