import type { Money } from '#domain/money/money.ts';
import { findRisk } from '#domain/payment/risk.ts';
import type { ExtensionGround } from './extension-ground.ts';

type CreditGround = Pick<ExtensionGround, 'unit' | 'open' | 'objected' | 'isDunned'>;

/** The risk check of an order, with the difference. What costs nothing more needs no credit. */
export function findCreditReason(
  { unit, open, objected, isDunned }: CreditGround,
  difference: Money,
): 'creditLimit' | 'advancePayment' | undefined {
  if (open === undefined || difference.cents <= 0) return undefined;
  const { status, riskStatus, creditLimitCents } = unit;
  const risk = findRisk({ status, riskStatus, creditLimitCents, open, order: difference, objected, isDunned });
  return risk === undefined || risk === 'creditLimit' ? risk : 'advancePayment';
}
