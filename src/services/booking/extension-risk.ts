import type { Money } from '#domain/money/money.ts';
import type { OutsideQuestion } from '../ports/risk.ts';
import type { ExtensionGround } from './extension-ground.ts';

type Assessed = { readonly reason: string | null; readonly difference: Money };

/** What a service for creditworthiness is asked about an extension or a rebooking; undefined where its answer would change nothing. */
export function toOutsideQuestion(
  { unit, open, isDunned }: Pick<ExtensionGround, 'unit' | 'open' | 'isDunned'>,
  { reason, difference }: Assessed,
): OutsideQuestion | undefined {
  if (reason !== null || open === undefined || difference.cents <= 0) return undefined;
  const { id: businessUnitId, status, riskStatus, creditLimitCents } = unit;
  return { businessUnitId, status, riskStatus, creditLimitCents, open, order: difference, isDunned };
}
