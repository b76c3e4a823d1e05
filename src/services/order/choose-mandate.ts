import type { PlaceOrderInput } from '#contract/order.ts';
import type { Transaction } from '#db/client.ts';
import { findActiveMandate, type MandateRow } from '#db/payment/mandate.queries.ts';
import { PAYMENT_METHODS } from '#domain/payment/payment-method.ts';
import { ok } from '#domain/result.ts';
import type { Member } from '#domain/team/actor.ts';
import type { Settings } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { grantMandate } from '../payment/grant-mandate.ts';

type Choice = {
  readonly input: Pick<PlaceOrderInput, 'paymentMethod' | 'mandate'>;
  readonly riskCheckFailed: boolean;
  readonly settings: Pick<Settings, 'secretKey'>;
  readonly now: Date;
};

/** The mandate that an order is collected with: the active one, or a new one that comes with the order. */
export async function chooseMandate(
  trx: Transaction,
  actor: Member,
  { input, riskCheckFailed, settings, now }: Choice,
): Promise<Outcome<MandateRow | undefined>> {
  const { paidBy, whenRisky } = PAYMENT_METHODS[input.paymentMethod];
  if (riskCheckFailed && whenRisky === 'off') return refuse('risk-check-failed');
  if (paidBy !== 'debit') {
    return input.mandate === undefined ? ok(undefined) : refuseFields({ mandate: 'unrecognized-keys' });
  }
  if (input.mandate !== undefined) {
    const grant = { input: input.mandate, secretKey: settings.secretKey, fieldPrefix: 'mandate.', now };
    return grantMandate(trx, actor, grant);
  }
  const active = await findActiveMandate(trx, actor);
  // One that nothing is collected with is as good as none.
  return active === undefined || active.blockedReason !== null ? refuse('mandate-required') : ok(active);
}
