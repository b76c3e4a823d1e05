import { setBillingDue } from '#db/billing/billing-due.queries.ts';
import { giveDebtorNumber, lockOrderToBill } from '#db/billing/billed-order.queries.ts';
import { forgetProblem } from '#db/billing/billing-problem.queries.ts';
import type { Transaction } from '#db/client.ts';
import { listIssuedLines } from '#db/invoice/invoice.queries.ts';
import { nextBillingDay } from '#domain/billing/next-billing-day.ts';
import { ok, type Result } from '#domain/result.ts';
import { attempt } from '../attempt.ts';
import type { Deps } from '../deps.ts';
import { refreshOrderPayment } from '../ledger/refresh-order-payment.ts';
import type { BillingProblem } from './billing-problem.ts';
import { draftBill } from './draft-bill.ts';
import type { ComposeNeeds } from './compose-document.ts';
import { askForMissingPurchaseOrder } from './ask-for-missing-purchase-order.ts';
import { issueDocument, type IssuedDocument } from './issue-document.ts';
import { loadBill, type Bill } from './load-bill.ts';
import { toBilledOrder, toIssuedLine } from './to-billed-order.ts';

export type BillingNeeds = Pick<Deps, 'db' | 'clock'> & ComposeNeeds;
type Which = { readonly businessUnitId: string; readonly orderId: string; readonly on: string };
type Billed = Result<readonly IssuedDocument[], BillingProblem>;

/**
 * Bills what is to be billed of one order on a day, in one transaction: all of its documents or none. Locks are taken in
 * the order order, bookings, accounts, series; so a second run waits, and finds nothing left to do.
 */
export const billOrder = (deps: BillingNeeds, which: Which): Promise<Billed> =>
  attempt(deps.db, (trx) => billWithin(trx, deps, which));

/** The same within a transaction that changes what there is to bill. */
export async function billWithin(trx: Transaction, deps: BillingNeeds, { on, ...which }: Which): Promise<Billed> {
  const order = await lockOrderToBill(trx, { ...which, on });
  if (order === undefined) return ok([]);
  const loaded = await loadBill(trx, order);
  const drafted = draftBill(loaded, { on, settings: deps.settings });
  if (!drafted.ok) return drafted;
  const numbered = drafted.value.length === 0 ? loaded : await withDebtorNumber(trx, loaded);
  const issued: IssuedDocument[] = [];
  for (const document of drafted.value) {
    const made = await issueDocument(trx, deps, document, { bill: numbered, on, now: deps.clock.now() });
    if (!made.ok) return made;
    issued.push(made.value);
  }
  await askForMissingPurchaseOrder(trx, loaded, issued, deps.clock.now());
  const lines = (await listIssuedLines(trx, which)).map(toIssuedLine);
  await setBillingDue(trx, { ...which, on: nextBillingDay(toBilledOrder(loaded), lines, on) });
  await forgetProblem(trx, which);
  await refreshOrderPayment(trx, which, deps.clock.now());
  return ok(issued);
}

/** Whoever is billed for the first time becomes a debtor with a number. */
async function withDebtorNumber(trx: Transaction, loaded: Bill): Promise<Bill> {
  if (loaded.payer.debtorNumber !== null) return loaded;
  const debtorNumber = await giveDebtorNumber(trx, loaded.order);
  return { ...loaded, payer: { ...loaded.payer, debtorNumber } };
}
