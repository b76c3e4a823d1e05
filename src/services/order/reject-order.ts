import type { Order, RejectOrderInput } from '#contract/order.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Failure } from '../failure.ts';
import { decideOrder, type Decision } from './decide-order.ts';
import { endOrderLines } from './end-order.ts';

/** An admin of the unit turns a colleague's order down; its trailers are free again. */
export const rejectOrder = (
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  actor: Actor,
  decision: Decision & { readonly input: RejectOrderInput },
): Promise<Result<Order, Failure>> =>
  decideOrder(deps, actor, { ...decision, action: 'order.reject' }, async (trx, order, now) => {
    const { changes } = await endOrderLines(trx, order, { withFee: false, byUnit: true, now });
    return ok({ changes: { ...changes, status: 'rejected', lapsesAt: null }, data: { reason: decision.input.note } });
  });
