import type { MandateState } from './mandate.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-method.ts';

/** Why a method cannot be used; `createMandate` is no obstacle but a step for someone with the right. */
export const PAYMENT_OBSTACLES = ['riskCheckFailed', 'tooLate', 'noMandate', 'debitsBlocked', 'createMandate'] as const;
export type PaymentObstacle = (typeof PAYMENT_OBSTACLES)[number];

type PaymentQuestion = {
  readonly mandate: { readonly status: MandateState; readonly blockedReason: string | null } | null;
  readonly riskCheckFailed: boolean;
  readonly mayChangeMandate: boolean;
  /** Whether a payment in advance can be there before the pick-up. */
  readonly canComeInAdvance: boolean;
};

export function findPaymentObstacle(method: PaymentMethod, question: PaymentQuestion): PaymentObstacle | undefined {
  const { paidBy, whenRisky } = PAYMENT_METHODS[method];
  const { mandate, riskCheckFailed, mayChangeMandate, canComeInAdvance } = question;
  if (riskCheckFailed && whenRisky === 'off') return 'riskCheckFailed';
  if (riskCheckFailed && !canComeInAdvance) return 'tooLate';
  if (paidBy === 'transfer') return undefined;
  if (mandate?.blockedReason === 'returns') return 'debitsBlocked';
  if (mandate?.status === 'active' && mandate.blockedReason === null) return undefined;
  return mayChangeMandate ? 'createMandate' : 'noMandate';
}

/** Whether nobody here can do anything about it. */
export const isMethodOff = (obstacle: PaymentObstacle | null): obstacle is Exclude<PaymentObstacle, 'createMandate'> =>
  obstacle !== null && obstacle !== 'createMandate';
