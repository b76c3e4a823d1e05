import type { BusinessUnitStatus, RiskStatus } from '#domain/account/fields.ts';
import type { Money } from '#domain/money/money.ts';

export type RiskQuestion = {
  readonly status: BusinessUnitStatus;
  readonly riskStatus: RiskStatus;
  /** `null` is no limit. */
  readonly creditLimitCents: number | null;
  /** What is still to be paid of earlier orders, and what this one adds. */
  readonly open: Money;
  readonly order: Money;
};
export type RiskReason = 'unitNotActive' | 'riskStatus' | 'creditLimit';

/** Why a unit may not pay later, or undefined if it may. */
export function findRisk({ status, riskStatus, creditLimitCents, open, order }: RiskQuestion): RiskReason | undefined {
  if (status !== 'active') return 'unitNotActive';
  if (riskStatus === 'failed') return 'riskStatus';
  if (creditLimitCents !== null && open.cents + order.cents > creditLimitCents) return 'creditLimit';
  return undefined;
}
