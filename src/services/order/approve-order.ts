import type { DecideOrderInput, Order } from '#contract/order.ts';
import type { Transaction } from '#db/client.ts';
import { listOrderLines, type OrderRow } from '#db/order.queries.ts';
import { hasPassed } from '#domain/booking/period.ts';
import { canDecide } from '#domain/order/approval.ts';
import { approvalPath } from '#domain/order/order-path.ts';
import { isPaidInAdvance } from '#domain/payment/payment-method.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '../cart/assess-lines.ts';
import type { Deps } from '../deps.ts';
import { type Failure, refuse } from '../failure.ts';
import { requireRight } from '../team/require-actor.ts';
import { changeOrder, requireTransition } from './change-order.ts';
import { termsOf } from './order-terms.ts';

export type Decision = {
  readonly orderId: string;
  readonly input: DecideOrderInput;
  readonly version?: number | undefined;
};

/** An admin of the unit lets a colleague's order through. */
export async function approveOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  actor: Actor,
  { orderId, input, version }: Decision,
): Promise<Result<Order, Failure>> {
  const member = requireRight(actor, 'approveOrders');
  if (!member.ok) return member;
  return changeOrder(deps, member.value, { orderId, version, action: 'order.approve' }, async (trx, order, now) => {
    const open = requireUndecided(actor, order, now);
    if (!open.ok) return open;
    const allowed = requireTransition(order, 'placed');
    if (!allowed.ok) return allowed;
    const path = approvalPath({ paidInAdvance: isPaidInAdvance(order.paymentMethod, order.riskCheckFailed) });
    const firstPickUp = toInstant(await findFirstPickUp(trx, order));
    const terms = termsOf(path, { method: order.paymentMethod, firstPickUp, now: toInstant(now) });
    if (!terms.ok) return terms;
    const { status, paymentStatus, lapsesAt, paymentDueOn } = terms.value;
    const decision = { decidedBy: member.value.userId, decidedAt: now, decisionNote: input.note || null };
    return ok({ changes: { status, paymentStatus, lapsesAt, paymentDueOn, ...decision }, data: { path } });
  });
}

/** Whether this order still waits for this admin's decision. Nobody decides on their own, nor after its time. */
export function requireUndecided(actor: Actor, order: OrderRow, now: Date): Result<void, Failure> {
  if (order.status !== 'pendingApproval') return refuse('illegal-state');
  if (!canDecide(actor, order)) return refuse('forbidden');
  const isOver = order.lapsesAt !== null && hasPassed(toInstant(order.lapsesAt), toInstant(now));
  return isOver ? refuse('illegal-state') : ok(undefined);
}

async function findFirstPickUp(trx: Transaction, { id, businessUnitId }: OrderRow): Promise<Date> {
  const lines = await listOrderLines(trx, { businessUnitId, orderIds: [id] });
  return new Date(Math.min(...lines.map(({ startsAt }) => startsAt.getTime())));
}
