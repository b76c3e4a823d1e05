import { recordAudit } from '#db/audit/audit.queries.ts';
import { releasePayment } from '#db/bank/bank-entry.queries.ts';
import type { Transaction } from '#db/client.ts';
import { lockOrder } from '#db/order/order.queries.ts';
import { findPayment, lockPayment, returnPayment } from '#db/payment/payment.queries.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { Acting } from './acting.ts';
import { refreshOrders } from './refresh-order-payment.ts';
import { undoPayment } from './undo-payment.ts';

/**
 * Money that has left us was not sent back to this company, or not for this: what it was sent back of waits again, and the
 * refund stays and is nobody's, as the bank has shown it.
 */
export async function undoRefund(
  trx: Transaction,
  { paymentId }: { readonly paymentId: string },
  acting: Acting,
): Promise<Outcome<void>> {
  const refund = await findPayment(trx, paymentId);
  if (refund?.kind !== 'refund' || refund.businessUnitId === null) return refuse('illegal-state');
  const { businessUnitId, returnsId } = refund;
  const undone =
    returnsId === null
      ? await undoPayment(trx, { paymentId }, acting)
      : await keepMoney(trx, { businessUnitId, paymentId, returnsId }, acting);
  if (!undone.ok) return undone;
  await releasePayment(trx, paymentId);
  return ok(undefined);
}

type Sent = { readonly businessUnitId: string; readonly paymentId: string; readonly returnsId: string };

/** What had come in is unused again. */
async function keepMoney(
  trx: Transaction,
  { businessUnitId, paymentId, returnsId }: Sent,
  { by: actor, now }: Acting,
): Promise<Outcome<void>> {
  const orderId = (await findPayment(trx, returnsId))?.orderId ?? null;
  if (orderId !== null) await lockOrder(trx, { orderId, scope: { unit: businessUnitId } });
  await lockPayment(trx, returnsId);
  const refund = await lockPayment(trx, paymentId);
  // Somebody was quicker.
  if (refund?.returnsId !== returnsId) return refuse('illegal-state');
  await returnPayment(trx, { paymentId, returnsId: null });
  const data = { cents: refund.cents };
  await recordAudit(trx, { actor, businessUnitId, action: 'payment.undo', objectId: paymentId, data, now });
  await refreshOrders(trx, { businessUnitId, orderIds: orderId === null ? [] : [orderId] }, now);
  return ok(undefined);
}
