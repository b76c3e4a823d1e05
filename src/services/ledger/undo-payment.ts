import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { listClaimsPaidWith, reopenClaim } from '#db/dunning/dunning-claim.queries.ts';
import { findPayment, lockPayment } from '#db/payment/payment.queries.ts';
import {
  insertSettlement,
  listLiveSettlements,
  listSmallDifferences,
  lockAccounts,
} from '#db/payment/settlement.queries.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from '../failure.ts';
import { type Acting, userOf } from './acting.ts';
import { refreshOrders } from './refresh-order-payment.ts';

/**
 * Takes back all that was settled with a payment. The payment stays, wholly unused, and can be given to another company.
 * A write-off is undone in the same way, and what was written off is open again; so are claims beside invoices.
 */
export async function undoPayment(
  trx: Transaction,
  { paymentId }: { readonly paymentId: string },
  acting: Acting,
): Promise<Outcome<void>> {
  const { businessUnitId, orderId: heldFor = null } = (await findPayment(trx, paymentId)) ?? {};
  if (businessUnitId === undefined) return refuse('not-found');
  const seen = await listLiveSettlements(trx, paymentId);
  const claims = await listClaimsPaidWith(trx, paymentId);
  if (businessUnitId === null || seen.length + claims.length === 0) return refuse('illegal-state');
  const invoiceIds = [...new Set([...seen, ...claims].map(({ invoiceId }) => invoiceId))];
  const accounts = await lockAccounts(trx, { businessUnitId, invoiceIds, heldFor });
  await lockPayment(trx, paymentId);
  const live = await listLiveSettlements(trx, paymentId);
  // Somebody was quicker; accounts that are not locked by now are not touched.
  if (live.length !== seen.length || live.some(({ id }, i) => id !== seen[i]?.id)) return refuse('illegal-state');
  if ((await listClaimsPaidWith(trx, paymentId)).length !== claims.length) return refuse('illegal-state');
  const { by: actor, now } = acting;
  const written = { createdAt: now, createdBy: userOf(acting) };
  // A cent or two that were written off by themselves are owed again with the rest.
  const small = await listSmallDifferences(trx, { businessUnitId, paymentId });
  for (const { id: reversesId, paymentId: by, invoiceId, cents } of [...live, ...small]) {
    await insertSettlement(trx, { businessUnitId, invoiceId, paymentId: by, cents: -cents, reversesId, ...written });
  }
  for (const { id: claimId } of claims) await reopenClaim(trx, { businessUnitId, claimId });
  const data = { cents: [...live, ...claims].reduce((sum, { cents }) => sum + cents, 0) };
  await recordAudit(trx, { actor, businessUnitId, action: 'payment.undo', objectId: paymentId, data, now });
  const orderIds = [...accounts.map(({ orderId }) => orderId), ...(heldFor === null ? [] : [heldFor])];
  await refreshOrders(trx, { businessUnitId, orderIds }, now);
  return ok(undefined);
}
