export const MANDATE_SCHEMES = ['CORE', 'B2B'] as const;
export type MandateScheme = (typeof MANDATE_SCHEMES)[number];

/** A changed mandate is a new one; the old one is revoked and stays. */
export const MANDATE_STATES = ['active', 'revoked'] as const;
export type MandateState = (typeof MANDATE_STATES)[number];

/** Why direct debit cannot be used; `createMandate` is no obstacle but a step for someone with the right. */
export const SEPA_OBSTACLES = ['riskCheckFailed', 'noMandate', 'createMandate'] as const;
export type SepaObstacle = (typeof SEPA_OBSTACLES)[number];

export type SepaQuestion = {
  readonly mandate: MandateState | null;
  readonly riskCheckFailed: boolean;
  readonly mayChangeMandate: boolean;
};

export function findSepaObstacle({
  mandate,
  riskCheckFailed,
  mayChangeMandate,
}: SepaQuestion): SepaObstacle | undefined {
  if (riskCheckFailed) return 'riskCheckFailed';
  if (mandate === 'active') return undefined;
  return mayChangeMandate ? 'createMandate' : 'noMandate';
}
