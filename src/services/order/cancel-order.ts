import type { Order } from '#contract/order.ts';
import { listOrderLines } from '#db/order.queries.ts';
import { canAct } from '#domain/booking/booking-action.ts';
import { paymentAfterCancelling } from '#domain/order/payment-status.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor, Member, PlatformAdmin } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { type Failure, refuse } from '../failure.ts';
import { requireRight, requireUser } from '../team/require-actor.ts';
import { orderCancellationFee } from './cancellation.ts';
import { changeOrder, requireTransition } from './change-order.ts';
import { endOrderLines } from './end-order.ts';
import { situationOf } from './to-order.ts';

type Cancellation = { readonly orderId: string; readonly version?: number | undefined };

/** Cancels a whole order of which nothing has begun, by the rules and with their fee: the customer or the operator. */
export async function cancelOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  actor: Actor,
  { orderId, version }: Cancellation,
): Promise<Result<Order, Failure>> {
  const allowed = requireCanceller(actor);
  if (!allowed.ok) return allowed;
  return changeOrder(deps, allowed.value, { orderId, version, action: 'order.cancel' }, async (trx, order, now) => {
    const status = requireTransition(order, 'cancelled');
    if (!status.ok) return status;
    const lines = await listOrderLines(trx, { businessUnitId: order.businessUnitId, orderIds: [orderId] });
    const open = lines.filter((line) => line.status !== 'cancelled');
    if (!open.every((line) => canAct('cancel', situationOf(order, line), actor, toInstant(now)))) {
      return refuse('illegal-state');
    }
    const ended = await endOrderLines(trx, order, { withFee: true, byUnit: allowed.value.kind === 'member', now });
    const paymentStatus = paymentAfterCancelling(order, ended.dueGrossCents);
    const feeCents = orderCancellationFee(order.status, lines, now).cents;
    const changes = { ...ended.changes, status: status.value, paymentStatus, lapsesAt: null };
    return ok({ changes, data: { feeCents } });
  });
}

function requireCanceller(actor: Actor): Result<Member | PlatformAdmin, Failure> {
  return actor.kind === 'platformAdmin' ? requireUser(actor) : requireRight(actor, 'rent');
}
