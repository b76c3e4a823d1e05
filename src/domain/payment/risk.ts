import type { BusinessUnitStatus, RiskStatus } from '#domain/business-unit/fields.ts';
import type { Money } from '#domain/money/money.ts';

export type RiskQuestion = {
  readonly status: BusinessUnitStatus;
  readonly riskStatus: RiskStatus;
  /** `null` is no limit. */
  readonly creditLimitCents: number | null;
  /** What is still to be paid of earlier orders, and what this one adds. */
  readonly open: Money;
  readonly order: Money;
  /** A service for creditworthiness has been asked and spoken against it. */
  readonly objected: boolean;
  /** Something of it has been dunned for the second time, and is not paid yet. */
  readonly isDunned: boolean;
};
export const RISK_REASONS = ['unitNotActive', 'riskStatus', 'overdue', 'creditLimit'] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

/** Why a unit may not pay later, or undefined if it may. */
export function findRisk(question: RiskQuestion): RiskReason | undefined {
  const { status, riskStatus, creditLimitCents, open, order, objected, isDunned } = question;
  if (status !== 'active') return 'unitNotActive';
  if (riskStatus === 'failed' || objected) return 'riskStatus';
  if (isDunned) return 'overdue';
  if (creditLimitCents !== null && open.cents + order.cents > creditLimitCents) return 'creditLimit';
  return undefined;
}
