import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { markTransferReceived } from '../../order/mark-transfer-received.ts';
import { changeOrder, type WhichOrder } from './change-order.ts';

/** The operator has seen the money of an order on the account. */
export const confirmTransfer = (deps: ReadsWithSettings, actor: Actor, which: WhichOrder) =>
  changeOrder(deps, actor, { ...which, right: 'money.write' }, markTransferReceived);
