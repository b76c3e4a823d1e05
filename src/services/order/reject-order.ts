import type { Order } from '#contract/order.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Failure } from '../failure.ts';
import { requireRight } from '../team/require-actor.ts';
import { type Decision, requireUndecided } from './approve-order.ts';
import { changeOrder, requireTransition } from './change-order.ts';
import { endOrderLines } from './end-order.ts';

/** An admin of the unit turns a colleague's order down; its trailers are free again. */
export async function rejectOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  actor: Actor,
  { orderId, input, version }: Decision,
): Promise<Result<Order, Failure>> {
  const member = requireRight(actor, 'approveOrders');
  if (!member.ok) return member;
  return changeOrder(deps, member.value, { orderId, version, action: 'order.reject' }, async (trx, order, now) => {
    const open = requireUndecided(actor, order, now);
    if (!open.ok) return open;
    const status = requireTransition(order, 'rejected');
    if (!status.ok) return status;
    await endOrderLines(trx, order, { withFee: false, now });
    const decision = { decidedBy: member.value.userId, decidedAt: now, decisionNote: input.note || null };
    return ok({ changes: { status: status.value, lapsesAt: null, ...decision } });
  });
}
