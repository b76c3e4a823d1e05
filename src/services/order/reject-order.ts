import type { RejectOrderInput } from '#contract/order.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { decideOrder, type Decision } from './decide-order.ts';
import { endBookings } from './end-bookings.ts';

/** An admin of the unit turns a colleague's order down; its trailers are free again. */
export const rejectOrder = (
  deps: ReadsWithSettings,
  actor: Actor,
  decision: Decision & { readonly input: RejectOrderInput },
) =>
  decideOrder(deps, actor, { ...decision, action: 'order.reject' }, async (trx, order, now, member) => {
    const ended = await endBookings(trx, member, { order, partOf: 'order.reject', now });
    if (!ended.ok) return ended;
    const changes = { ...ended.value.changes, status: 'rejected', lapsesAt: null } as const;
    return ok({ changes, data: { reason: decision.input.note } });
  });
