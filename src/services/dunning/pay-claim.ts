import type { PayClaimInput } from '#contract/admin-dunning.ts';
import type { Transaction } from '#db/client.ts';
import { type ClaimRow, payClaim as writePayment } from '#db/dunning/dunning-claim.queries.ts';
import { listOverdue } from '#db/dunning/overdue.queries.ts';
import { lockPayment } from '#db/payment/payment.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { changeClaim, type WhichClaim } from './change-claim.ts';

type Payment = WhichClaim & { readonly input: PayClaimInput };

/** A claim was paid as a whole: with money of the company that nothing has used, or in a way that is not booked here. */
export const payClaim = (deps: Reads, actor: Actor, { input: { paymentId }, ...which }: Payment) =>
  changeClaim(
    deps,
    actor,
    { ...which, action: 'dunning.pay', data: paymentId === undefined ? {} : { paymentId } },
    async (trx, claim, { actor: { userId }, now }) => {
      const { id: claimId, businessUnitId } = claim;
      const usable = paymentId === undefined ? ok(undefined) : await checkMoney(trx, claim, { paymentId, now });
      if (!usable.ok) return usable;
      await writePayment(trx, { businessUnitId, claimId, paymentId: paymentId ?? null, userId, now });
      return ok(undefined);
    },
  );

type Use = { readonly paymentId: string; readonly now: Date };

/** Money goes to invoices first: while one is overdue, it is not used for what was claimed beside it. */
async function checkMoney(
  trx: Transaction,
  { businessUnitId, cents }: ClaimRow,
  { paymentId, now }: Use,
): Promise<Outcome<void>> {
  const payment = await lockPayment(trx, paymentId);
  if (payment === undefined || payment.businessUnitId !== businessUnitId) return refuse('not-found');
  if (payment.kind !== 'transfer' || payment.orderId !== null) return refuse('illegal-state');
  if (payment.unusedCents < cents) return refuse('amount-too-high');
  const today = operatorToday(toInstant(now)).toString();
  const overdue = await listOverdue(trx, { today, businessUnitIds: [businessUnitId], limit: 100 });
  return overdue.some(({ status }) => status === 'open') ? refuse('invoices-first') : ok(undefined);
}
