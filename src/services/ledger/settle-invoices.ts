import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findPayment, givePayment, lockPayment, type PaymentRow } from '#db/payment/payment.queries.ts';
import { insertSettlement, lockAccounts, type LockedAccount } from '#db/payment/settlement.queries.ts';
import { FIRST_CLAIMING_LEVEL } from '#domain/dunning/dunning-level.ts';
import { isMoneyIn } from '#domain/payment/payment-kind.ts';
import { isSmallDifference } from '#domain/payment/small-difference.ts';
import { ok } from '#domain/result.ts';
import { claimLastInterest } from '../dunning/claim-last-interest.ts';
import { type Outcome, refuse } from '../failure.ts';
import { type Acting, userOf } from './acting.ts';
import { refreshOrders } from './refresh-order-payment.ts';
import { writeOff } from './write-off.ts';

export type Share = { readonly invoiceId: string; readonly cents: number };
type Settling = { readonly businessUnitId: string; readonly paymentId: string; readonly shares: readonly Share[] };

/**
 * Pays documents of a company with money that has come in, which becomes the company's if it was nobody's or wholly
 * unused. A cent or two that are missing then are written off; what is left over stays unused.
 */
export async function settleInvoices(
  trx: Transaction,
  { businessUnitId, paymentId, shares }: Settling,
  acting: Acting,
): Promise<Outcome<void>> {
  const invoiceIds = [...new Set(shares.map(({ invoiceId }) => invoiceId))];
  const heldFor = (await findPayment(trx, paymentId))?.orderId ?? null;
  const accounts = await lockAccounts(trx, { businessUnitId, invoiceIds, heldFor });
  const payment = await lockPayment(trx, paymentId);
  if (payment === undefined || accounts.length < invoiceIds.length) return refuse('not-found');
  // Money that has just been kept for an order is not ours to use without it.
  if (payment.orderId !== heldFor) return refuse('illegal-state');
  const fits = checkShares({ businessUnitId, payment, accounts }, shares);
  if (!fits.ok) return fits;
  if (payment.businessUnitId !== businessUnitId) await givePayment(trx, { businessUnitId, paymentId });
  for (const { invoiceId, cents } of shares) {
    const createdBy = userOf(acting);
    await insertSettlement(trx, { businessUnitId, invoiceId, paymentId, cents, createdAt: acting.now, createdBy });
  }
  const data = {
    paid: accounts.map(({ number, invoiceId }) => ({ number, cents: sumOf(shares, invoiceId) })),
  };
  const { by: actor, now } = acting;
  await recordAudit(trx, { actor, businessUnitId, action: 'payment.settle', objectId: paymentId, data, now });
  const isUsedUp = payment.unusedCents === sumOf(shares);
  for (const { invoiceId, openCents } of isUsedUp ? accounts : []) {
    const rest = openCents - sumOf(shares, invoiceId);
    if (isSmallDifference(rest)) await writeOff(trx, { businessUnitId, invoiceId, cents: rest }, acting);
  }
  const dunned = accounts.filter(({ dunningLevel }) => dunningLevel >= FIRST_CLAIMING_LEVEL);
  const dunnedIds = dunned.map(({ invoiceId }) => invoiceId);
  if (dunned.length > 0) await claimLastInterest(trx, { businessUnitId, invoiceIds: dunnedIds }, acting);
  const orderIds = [...accounts.map(({ orderId }) => orderId), ...(heldFor === null ? [] : [heldFor])];
  await refreshOrders(trx, { businessUnitId, orderIds }, now);
  return ok(undefined);
}

type Ground = {
  readonly businessUnitId: string;
  readonly payment: PaymentRow;
  readonly accounts: readonly LockedAccount[];
};

function checkShares({ businessUnitId, payment, accounts }: Ground, shares: readonly Share[]): Outcome<void> {
  const isForeign = payment.businessUnitId !== null && payment.businessUnitId !== businessUnitId;
  // What has come in can be paid with, and what is owed to us be paid.
  const isPayable = isMoneyIn(payment.kind) && accounts.every(({ kind }) => kind !== 'creditNote');
  const isShared = shares.length > 0 && shares.every(({ cents }) => Number.isSafeInteger(cents) && cents > 0);
  if (!isPayable || !isShared || (isForeign && payment.unusedCents !== payment.cents)) return refuse('illegal-state');
  const isTooMuch =
    sumOf(shares) > payment.unusedCents ||
    accounts.some(({ invoiceId, openCents }) => sumOf(shares, invoiceId) > openCents);
  return isTooMuch ? refuse('amount-too-high') : ok(undefined);
}

const sumOf = (shares: readonly Share[], invoiceId?: string): number =>
  shares.reduce(
    (sum, share) => (invoiceId === undefined || share.invoiceId === invoiceId ? sum + share.cents : sum),
    0,
  );
