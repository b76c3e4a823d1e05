import type { Transaction } from '#db/client.ts';
import { lockOrder } from '#db/order/order.queries.ts';
import { readHeldMoney } from '#db/payment/payment.queries.ts';
import { canReceiveTransfer } from '#domain/order/transfer-receipt.ts';
import { ok } from '#domain/result.ts';
import type { PlatformAdmin, System } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { type Outcome, refuse } from '../failure.ts';
import { writeOrder } from '../order/change-order.ts';
import { confirmAdvance } from './confirm-advance.ts';
import { refreshOrderPayment } from '../ledger/refresh-order-payment.ts';
import { type ReceivedPayment, takePayment } from '../ledger/take-payment.ts';

type Receipt = Omit<ReceivedPayment, 'businessUnitId' | 'orderId'> & {
  readonly businessUnitId: string;
  readonly orderId: string;
};
type Received = { readonly id: string; readonly isConfirmed: boolean };

/**
 * Money for an order that waits for it in advance. All of it together confirms the order; a part of it stays unused
 * until the rest comes, as does what comes too late and has to go back.
 */
export async function receiveAdvance(
  trx: Transaction,
  { businessUnitId, orderId, ...received }: Receipt,
  { by, now }: { readonly by: PlatformAdmin | System; readonly now: Date },
): Promise<Outcome<Received>> {
  const order = await lockOrder(trx, { orderId, scope: { unit: businessUnitId } });
  if (order === undefined) return refuse('not-found');
  if (order.billing === 'external') return refuse('illegal-state');
  const { id } = await takePayment(trx, { ...received, businessUnitId, orderId }, { by, now });
  const { heldCents } = await readHeldMoney(trx, { businessUnitId, orderId });
  const lapsesAt = order.lapsesAt && toInstant(order.lapsesAt);
  const isConfirmed =
    order.status === 'placed' &&
    heldCents >= order.dueGrossCents &&
    canReceiveTransfer({ ...order, lapsesAt, openCents: heldCents }, toInstant(now));
  if (!isConfirmed) {
    await refreshOrderPayment(trx, { businessUnitId, orderId }, now);
    return ok({ id, isConfirmed });
  }
  const today = operatorToday(toInstant(now)).toString();
  const changes = await confirmAdvance(trx, order, { receivedOn: received.bookedOn, today });
  if (!changes.ok) return changes;
  const change = { changes: changes.value, data: { receivedCents: received.cents } };
  await writeOrder(trx, by, { order, action: 'order.markPaid', now }, change);
  return ok({ id, isConfirmed });
}
