import { findRisk } from '#domain/payment/risk.ts';
import type { RiskPort } from '#services/ports/risk.ts';
import { createServiceRest } from '../service-rest.ts';

type Options = {
  readonly url: string;
  readonly token: string | undefined;
  readonly onFailure: (error: unknown) => void;
  readonly patienceMs?: number;
};

/** An order waits for the answer, so the patience is short. */
const PATIENCE_MS = 2000;

/** Asks a service for creditworthiness after the shop's own rule has been met. */
export function createRemoteRisk({ url, token, onFailure, patienceMs = PATIENCE_MS }: Options): RiskPort {
  const unlessAtRest = createServiceRest({ onFailure });
  return {
    async objects(read) {
      const question = await read();
      if (question === undefined || findRisk({ ...question, objected: false }) !== undefined) return false;
      const passed = await unlessAtRest(async () => {
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
          signal: AbortSignal.timeout(patienceMs),
        });
        if (!response.ok) throw new Error(`The risk service answered ${response.status}`);
        return isPassed(await response.json());
      });
      return passed === false;
    },
  };
}

const isPassed = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'passed' in answer && answer.passed === true;
