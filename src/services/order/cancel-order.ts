import type { Order } from '#contract/order.ts';
import { listOrderLines } from '#db/order/order.queries.ts';
import type { ActReason } from '#domain/booking/act-reason.ts';
import { paymentAfterCancelling } from '#domain/order/payment-status.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { requireBookingActor } from '../booking/act-on-booking.ts';
import { toLoggedReason } from '../booking/to-logged-reason.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { orderCancellationFee } from './cancellation.ts';
import { changeOrder, requireTransition } from './change-order.ts';
import { endBookings } from './end-bookings.ts';

type Cancellation = {
  readonly orderId: string;
  readonly version?: number | undefined;
  /** The operator has to give one. */
  readonly reason?: ActReason | undefined;
};

/** Cancels a whole order of which nothing has begun, by the rules and with their fee: the customer or the operator. */
export async function cancelOrder(
  deps: ReadsWithSettings,
  actor: Actor,
  { orderId, version, reason }: Cancellation,
): Promise<Outcome<Order>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  if (allowed.value.kind === 'platformAdmin' && reason === undefined) return refuseFields({ reason: 'required' });
  const action = 'order.cancel';
  return changeOrder(deps, allowed.value, { orderId, version, action }, async (trx, order, now) => {
    const status = requireTransition(order, 'cancelled');
    if (!status.ok) return status;
    const lines = await listOrderLines(trx, { businessUnitId: order.businessUnitId, orderIds: [orderId] });
    const feeCents = orderCancellationFee(order.status, lines, now).cents;
    const ended = await endBookings(trx, allowed.value, { order, partOf: action, reason, now });
    if (!ended.ok) return ended;
    const paymentStatus = paymentAfterCancelling(order, ended.value.dueGrossCents);
    const changes = { ...ended.value.changes, status: status.value, paymentStatus, lapsesAt: null };
    return ok({ changes, data: { feeCents, ...(reason && toLoggedReason(reason)) } });
  });
}
