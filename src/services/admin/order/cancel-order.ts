import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { cancelOrder as cancel } from '../../order/cancel-order.ts';
import { changeOrder, type WhichOrder } from './change-order.ts';

export const cancelOrder = (deps: ReadsWithSettings, actor: Actor, which: WhichOrder) =>
  changeOrder(deps, actor, which, cancel);
