import type { Order } from '#contract/order.ts';
import { hasPassed } from '#domain/booking/period.ts';
import { canPaymentBecome } from '#domain/order/payment-status.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '../cart/assess-lines.ts';
import type { Deps } from '../deps.ts';
import { type Failure, refuse } from '../failure.ts';
import { requirePlatformAdmin } from '../team/require-actor.ts';
import { changeOrder, requireTransition } from './change-order.ts';

type Receipt = { readonly orderId: string; readonly version?: number | undefined };

/** The operator has the money of an order. One that waited for it in advance is confirmed by it. */
export async function markTransferReceived(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  actor: Actor,
  { orderId, version }: Receipt,
): Promise<Result<Order, Failure>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  return changeOrder(deps, admin.value, { orderId, version, action: 'order.markPaid' }, async (_trx, order, now) => {
    if (order.paymentMethod !== 'transfer' || !canPaymentBecome(order.paymentStatus, 'paid')) {
      return refuse('illegal-state');
    }
    if (order.status === 'pendingApproval') return refuse('illegal-state');
    if (order.status !== 'placed') return ok({ changes: { paymentStatus: 'paid' } });
    if (order.lapsesAt !== null && hasPassed(toInstant(order.lapsesAt), toInstant(now))) return refuse('illegal-state');
    const status = requireTransition(order, 'confirmed');
    if (!status.ok) return status;
    return ok({ changes: { paymentStatus: 'paid', status: status.value, lapsesAt: null } });
  });
}
