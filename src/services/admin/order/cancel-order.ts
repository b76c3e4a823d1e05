import type { AdminOrder } from '#contract/admin-order.ts';
import type { Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import type { Failure } from '../../failure.ts';
import { cancelOrder as cancel } from '../../order/cancel-order.ts';
import { changeOrder, type WhichOrder } from './change-order.ts';

export const cancelOrder = (
  deps: ReadsWithSettings,
  actor: Actor,
  which: WhichOrder,
): Promise<Result<AdminOrder, Failure>> => changeOrder(deps, actor, which, cancel);
