import type { OutsideQuestion } from '../ports/risk.ts';
import type { ExtensionAssessment } from './assess-extension.ts';
import type { ExtensionGround } from './extension-ground.ts';

/** What a service for creditworthiness is asked about an extension; undefined where its answer would change nothing. */
export function toOutsideQuestion(
  { unit, open }: ExtensionGround,
  { reason, difference }: ExtensionAssessment,
): OutsideQuestion | undefined {
  if (reason !== null || open === undefined || difference.cents <= 0) return undefined;
  const { id: businessUnitId, status, riskStatus, creditLimitCents } = unit;
  return { businessUnitId, status, riskStatus, creditLimitCents, open, order: difference };
}
