import type { ApproveOrderInput, Order } from '#contract/order.ts';
import type { OrderRow } from '#db/order/order.queries.ts';
import { hasPassed } from '#domain/time/period.ts';
import { canDecide } from '#domain/order/approval.ts';
import { ok } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { changeOrder, type OrderWork, requireTransition } from './change-order.ts';

export type Decision = {
  readonly orderId: string;
  readonly input: ApproveOrderInput;
  readonly version?: number | undefined;
};

type DecisionWork = (...step: [...Parameters<OrderWork>, member: Member]) => ReturnType<OrderWork>;

const RESULT = { 'order.approve': 'placed', 'order.reject': 'rejected' } as const;

/** What both decisions of an admin on a colleague's order have in common; `work` says what follows from this one. */
export async function decideOrder(
  deps: ReadsWithSettings,
  actor: Actor,
  { orderId, input, version, action }: Decision & { readonly action: keyof typeof RESULT },
  work: DecisionWork,
): Promise<Outcome<Order>> {
  const member = requireRight(actor, 'approveOrders');
  if (!member.ok) return member;
  return changeOrder(deps, member.value, { orderId, version, action }, async (trx, order, now) => {
    const open = requireUndecided(actor, order, now);
    if (!open.ok) return open;
    const allowed = requireTransition(order, RESULT[action]);
    if (!allowed.ok) return allowed;
    const change = await work(trx, order, now, member.value);
    if (!change.ok) return change;
    const decision = { decidedBy: member.value.userId, decidedAt: now, decisionNote: input.note || null };
    return ok({ ...change.value, changes: { ...change.value.changes, ...decision } });
  });
}

/** Whether this order still waits for this admin's decision. Nobody decides on their own, nor after its time. */
function requireUndecided(actor: Actor, order: OrderRow, now: Date): Outcome<void> {
  if (order.status !== 'pendingApproval') return refuse('illegal-state');
  if (!canDecide(actor, order)) return refuse('forbidden');
  const isOver = order.lapsesAt !== null && hasPassed(toInstant(order.lapsesAt), toInstant(now));
  return isOver ? refuse('illegal-state') : ok(undefined);
}
