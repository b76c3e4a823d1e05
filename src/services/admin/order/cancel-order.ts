import type { CancelOrderInput } from '#contract/admin-order.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { cancelOrder as cancel } from '../../order/cancel-order.ts';
import { changeOrder, type WhichOrder } from './change-order.ts';

type Cancellation = WhichOrder & { readonly input: CancelOrderInput };

export const cancelOrder = (deps: ReadsWithSettings, actor: Actor, { input: { reason }, ...which }: Cancellation) =>
  changeOrder(deps, actor, { ...which, right: 'orders.write' }, (needs, admin, order) =>
    cancel(needs, admin, { ...order, reason }),
  );
