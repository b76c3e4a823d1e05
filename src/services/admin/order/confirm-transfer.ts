import type { AdminOrder } from '#contract/admin-order.ts';
import type { Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import type { Failure } from '../../failure.ts';
import { markTransferReceived } from '../../order/mark-transfer-received.ts';
import { changeOrder, type WhichOrder } from './change-order.ts';

/** The operator has seen the money of an order on the account. */
export const confirmTransfer = (
  deps: ReadsWithSettings,
  actor: Actor,
  which: WhichOrder,
): Promise<Result<AdminOrder, Failure>> => changeOrder(deps, actor, which, markTransferReceived);
