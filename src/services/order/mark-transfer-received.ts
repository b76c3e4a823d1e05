import type { Order } from '#contract/order.ts';
import { money } from '#domain/money/money.ts';
import { balanceOf } from '#domain/order/order-sums.ts';
import { canReceiveTransfer } from '#domain/order/transfer-receipt.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requirePlatformAdmin } from '../require-actor.ts';
import { changeOrder, requireTransition } from './change-order.ts';

type Receipt = { readonly orderId: string; readonly version?: number | undefined };

/** The operator has the money of an order. One that waited for it in advance is confirmed by it. */
export async function markTransferReceived(
  deps: ReadsWithSettings,
  actor: Actor,
  { orderId, version }: Receipt,
): Promise<Outcome<Order>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  return changeOrder(deps, admin.value, { orderId, version, action: 'order.markPaid' }, async (_trx, order, now) => {
    const lapsesAt = order.lapsesAt && toInstant(order.lapsesAt);
    const { open } = balanceOf(money(order.dueGrossCents), money(order.paidCents));
    if (!canReceiveTransfer({ ...order, lapsesAt, openCents: open.cents }, toInstant(now))) {
      return refuse('illegal-state');
    }
    const paidOn = operatorToday(toInstant(now)).toString();
    const paid = { paymentStatus: 'paid', paidCents: order.dueGrossCents, paidOn } as const;
    const data = { receivedCents: open.cents };
    if (order.status !== 'placed') return ok({ changes: paid, data });
    const status = requireTransition(order, 'confirmed');
    if (!status.ok) return status;
    // What was paid in advance is billed now.
    const billingDueOn = order.billing === 'internal' ? paidOn : null;
    return ok({ changes: { ...paid, status: status.value, lapsesAt: null, billingDueOn }, data });
  });
}
