import type { Transaction } from '#db/client.ts';
import { listOrderLines, type OrderRow } from '#db/order/order.queries.ts';
import { approvalPath } from '#domain/order/order-path.ts';
import { isPaidInAdvance } from '#domain/payment/payment-method.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { decideOrder, type Decision } from './decide-order.ts';
import { termsOf } from './order-terms.ts';

/** An admin of the unit lets a colleague's order through. */
export const approveOrder = (deps: ReadsWithSettings, actor: Actor, decision: Decision) =>
  decideOrder(deps, actor, { ...decision, action: 'order.approve' }, async (trx, order, now) => {
    const path = approvalPath({ paidInAdvance: isPaidInAdvance(order.paymentMethod, order.riskCheckFailed) });
    const firstPickUp = toInstant(await findFirstPickUp(trx, order));
    const { waiting: patience } = await deps.settings.inForce(trx);
    const terms = termsOf(path, {
      method: order.paymentMethod,
      billing: order.billing,
      firstPickUp,
      patience,
      now: toInstant(now),
    });
    if (!terms.ok) return terms;
    const { status, paymentStatus, lapsesAt, paymentDueOn } = terms.value;
    return ok({ changes: { status, paymentStatus, lapsesAt, paymentDueOn }, data: { path } });
  });

async function findFirstPickUp(trx: Transaction, { id, businessUnitId }: OrderRow): Promise<Date> {
  const lines = await listOrderLines(trx, { businessUnitId, orderIds: [id] });
  return new Date(Math.min(...lines.map(({ startsAt }) => startsAt.getTime())));
}
