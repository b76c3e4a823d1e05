import { add, type Money } from '#domain/money/money.ts';
import { needsApproval } from '#domain/order/approval.ts';
import type { ExtensionGround } from './extension-ground.ts';
import { findCreditReason } from './find-credit-reason.ts';

type MoneyGround = Pick<ExtensionGround, 'unit' | 'open' | 'objected' | 'isDunned' | 'added' | 'orderLimitCents'>;

/** What costs no more than before needs neither a limit nor credit. */
export function findMoneyReason(ground: MoneyGround, difference: Money) {
  if (difference.cents <= 0) return undefined;
  if (needsApproval(add(ground.added, difference), ground.orderLimitCents)) return 'orderLimit';
  return findCreditReason(ground, difference);
}
