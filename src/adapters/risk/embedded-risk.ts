import type { RiskPort } from '#services/ports/risk.ts';

/** The shop's own rule is all there is. */
export const embeddedRisk: RiskPort = { objects: async () => false };
