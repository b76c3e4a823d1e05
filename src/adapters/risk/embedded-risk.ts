import { findRisk } from '#domain/payment/risk.ts';
import type { RiskPort } from '#services/ports/risk.ts';

/** The shop's own rule: an active unit whose open orders stay within its credit. */
export const embeddedRisk: RiskPort = { check: async (question) => findRisk(question) };
