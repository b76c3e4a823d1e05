import type { RiskQuestion, RiskReason } from '#domain/payment/risk.ts';

/** Whether a unit may pay later. Never fails: without the outside service the shop's own rule answers. */
export type RiskPort = {
  check(question: RiskQuestion & { readonly businessUnitId: string }): Promise<RiskReason | undefined>;
};
