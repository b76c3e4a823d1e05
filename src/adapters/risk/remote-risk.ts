import { findRisk } from '#domain/payment/risk.ts';
import type { RiskPort } from '#services/ports/risk.ts';

type Options = {
  readonly url: string;
  readonly token: string | undefined;
  readonly onFailure: (error: unknown) => void;
};

/** An order waits for the answer, so the patience is short. */
const PATIENCE_MS = 2000;

/** Asks a service for creditworthiness after the shop's own rule has been met. If it does not answer, the rule decides. */
export function createRemoteRisk({ url, token, onFailure }: Options): RiskPort {
  return {
    async check(question) {
      const own = findRisk(question);
      if (own !== undefined) return own;
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({
            businessUnitId: question.businessUnitId,
            openCents: question.open.cents,
            orderCents: question.order.cents,
            currency: question.order.currency,
          }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        if (!response.ok) throw new Error(`The risk service answered ${response.status}`);
        return isPassed(await response.json()) ? undefined : 'riskStatus';
      } catch (error) {
        onFailure(error);
        return undefined;
      }
    },
  };
}

const isPassed = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'passed' in answer && answer.passed === true;
