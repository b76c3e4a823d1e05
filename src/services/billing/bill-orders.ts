import { giveDebtorNumber, lockOrdersToBill } from '#db/billing/billed-order.queries.ts';
import { forgetProblems } from '#db/billing/billing-problem.queries.ts';
import type { Transaction } from '#db/client.ts';
import { listIssuedLines } from '#db/invoice/invoice.queries.ts';
import type { WhichOrder } from '#db/order/which-order.ts';
import { nextBillingDay } from '#domain/billing/next-billing-day.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Deps } from '../deps.ts';
import { refreshOrderPayments } from '../ledger/refresh-order-payment.ts';
import { askForMissingPurchaseOrders } from './ask-for-missing-purchase-order.ts';
import type { BillingProblem } from './billing-problem.ts';
import { composeBill, type ComposedBill } from './compose-bill.ts';
import type { ComposeNeeds } from './compose-document.ts';
import { issueDocuments, type IssuedDocument } from './issue-documents.ts';
import { loadBills, type Bill } from './load-bill.ts';
import { toBilledOrder, toIssuedLine } from './to-billed-order.ts';

export type BillingNeeds = Pick<Deps, 'db' | 'clock'> & ComposeNeeds;
type Which = { readonly orders: readonly WhichOrder[]; readonly on: string };
export type Billed = Result<readonly IssuedDocument[], BillingProblem>;

/**
 * Bills what is to be billed of orders on a day, and says by order what came of it. Nothing is written of an order that
 * cannot be billed. Locks are taken in the order orders, bookings, accounts, series; so a second run waits, and finds
 * nothing left to do.
 */
export async function billOrders(
  trx: Transaction,
  deps: BillingNeeds,
  { orders, on }: Which,
): Promise<ReadonlyMap<string, Billed>> {
  const bills = await loadBills(trx, await lockOrdersToBill(trx, { orders, on }));
  const billed = new Map<string, Billed>();
  const [sound, composed]: [Bill[], ComposedBill[]] = [[], []];
  const needs = { ...deps, settings: await deps.settings.within(trx) };
  for (const bill of bills) {
    const made = await composeBill(needs, bill, on);
    if (!made.ok) billed.set(bill.order.id, made);
    if (!made.ok) continue;
    sound.push(bill);
    composed.push(...made.value);
  }
  if (sound.length === 0) return billed;
  const now = deps.clock.now();
  const issued = Map.groupBy(
    await issueDocuments(trx, await withDebtorNumbers(trx, composed), { on, now }),
    ({ orderId }) => orderId,
  );
  for (const { order } of sound) billed.set(order.id, ok(issued.get(order.id) ?? []));
  await askForMissingPurchaseOrders(trx, { bills: sound, issued, now });
  await forgetProblems(trx, sound.map(toWhich));
  await refreshOrderPayments(trx, await lookAhead(trx, sound, on), now);
  return billed;
}

const toWhich = ({ order: { id: orderId, businessUnitId } }: Bill): WhichOrder => ({ businessUnitId, orderId });

/** Whoever is billed for the first time becomes a debtor with a number. */
async function withDebtorNumbers(
  trx: Transaction,
  composed: readonly ComposedBill[],
): Promise<readonly ComposedBill[]> {
  const fresh = composed.filter(({ bill }) => bill.payer.debtorNumber === null);
  const given = new Map<string, string>();
  for (const businessUnitId of [...new Set(fresh.map(({ bill }) => bill.order.businessUnitId))].toSorted()) {
    given.set(businessUnitId, String(await giveDebtorNumber(trx, { businessUnitId })));
  }
  return composed.map(({ document, ...made }) => {
    const { buyer } = document;
    const number = given.get(made.bill.order.businessUnitId) ?? buyer.number;
    return { ...made, document: { ...document, buyer: { ...buyer, number } } };
  });
}

/** When a run looks at them again. */
async function lookAhead(trx: Transaction, bills: readonly Bill[], on: string) {
  const lines = Map.groupBy(await listIssuedLines(trx, bills.map(toWhich)), ({ orderId }) => orderId);
  return bills.map((bill) => {
    const issued = (lines.get(bill.order.id) ?? []).map(toIssuedLine);
    return { ...toWhich(bill), billingDueOn: nextBillingDay(toBilledOrder(bill), issued, on) };
  });
}
