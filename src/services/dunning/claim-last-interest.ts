import type { Transaction } from '#db/client.ts';
import { listBaseRates } from '#db/dunning/base-rate.queries.ts';
import { listClaimsOfInvoices } from '#db/dunning/dunning-claim.queries.ts';
import { listReductions, listSettledDunned } from '#db/dunning/overdue.queries.ts';
import { FIRST_CLAIMING_LEVEL } from '#domain/dunning/dunning-level.ts';
import { lastInterest } from '#domain/dunning/last-interest.ts';
import type { Acting } from '../ledger/acting.ts';
import { addClaim } from './add-claim.ts';

type Which = { readonly businessUnitId: string; readonly invoiceIds: readonly string[] };

/**
 * No letter comes after the money: what invoices that are settled by now have borne since their last one is claimed here, if
 * a letter has claimed interest before. The caller has locked their accounts.
 */
export async function claimLastInterest(
  trx: Transaction,
  { businessUnitId, invoiceIds: touched }: Which,
  acting: Acting,
): Promise<void> {
  const settled = await listSettledDunned(trx, { businessUnitId, invoiceIds: touched, level: FIRST_CLAIMING_LEVEL });
  if (settled.length === 0) return;
  const invoiceIds = settled.map(({ invoiceId }) => invoiceId);
  const rates = new Map((await listBaseRates(trx)).map(({ validFrom, basisPoints }) => [validFrom, basisPoints]));
  const reductions = Map.groupBy(await listReductions(trx, invoiceIds), ({ invoiceId }) => invoiceId);
  const claimed = Map.groupBy(await listClaimsOfInvoices(trx, invoiceIds), ({ invoiceId }) => invoiceId);
  for (const { invoiceId, ...account } of settled) {
    const past = { reductions: reductions.get(invoiceId) ?? [], claimed: claimed.get(invoiceId) ?? [] };
    const claim = lastInterest({ ...account, ...past }, rates);
    if (claim !== undefined) await addClaim(trx, { businessUnitId, invoiceId, ...claim }, acting);
  }
}
