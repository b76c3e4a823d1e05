import { recordAudit } from '#db/audit/audit.queries.ts';
import { decideEntry, type EntryRow } from '#db/bank/bank-entry.queries.ts';
import type { Transaction } from '#db/client.ts';
import { givePayment } from '#db/payment/payment.queries.ts';
import type { MatchGround, Share } from '#domain/bank/match-entry.ts';
import { ok } from '#domain/result.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { type Outcome, refuse } from '../failure.ts';
import { receiveAdvance } from '../payment/receive-advance.ts';
import { settleInvoices } from '../ledger/settle-invoices.ts';
import { type ReceivedPayment, takePayment } from '../ledger/take-payment.ts';

type Booking = {
  readonly businessUnitId: string;
  readonly shares: readonly Share[];
  /** That waits for the money in advance, in place of shares. */
  readonly orderId: string | null;
  /** What the shop has found by itself; none if a person has decided. */
  readonly grounds: readonly MatchGround[];
  readonly decidedBy: string | null;
};

export type Deciding = { readonly by: PlatformAdmin; readonly now: Date };

/** Makes a payment of an entry that the caller has locked, and pays with it. What is left is the credit of the company. */
export async function bookEntry(
  trx: Transaction,
  { id: entryId, bookedOn, cents, paymentId: before, isUndone }: EntryRow,
  { decidedBy, ...booking }: Booking,
  acting: Deciding,
): Promise<Outcome<void>> {
  const { businessUnitId, shares, orderId, grounds } = booking;
  const taken = { businessUnitId, kind: 'transfer', bookedOn, cents, bankEntryId: entryId } as const;
  const paid = await pay(trx, { taken, before, shares, orderId }, acting);
  if (!paid.ok) return paid;
  const { by: actor, now } = acting;
  const decision = { businessUnitId, grounds, isUndone, decidedAt: now, decidedBy };
  await decideEntry(trx, { entryId, status: 'matched', ...decision });
  const data = { paymentId: paid.value, cents, shares, grounds, ...(orderId && { orderId }) };
  await recordAudit(trx, { actor, businessUnitId, action: 'bankEntry.match', objectId: entryId, data, now });
  return ok(undefined);
}

type Paying = Pick<Booking, 'shares' | 'orderId'> & {
  readonly taken: ReceivedPayment & { readonly businessUnitId: string };
  /** One that was taken back has left its payment behind. */
  readonly before: string | null;
};

/** The payment, once it is where it belongs. */
async function pay(
  trx: Transaction,
  { taken, before, shares, orderId }: Paying,
  acting: Deciding,
): Promise<Outcome<string>> {
  const { businessUnitId } = taken;
  if (orderId !== null) {
    // Money that was somebody's has its payment already, and an order is confirmed by one that is new.
    if (before !== null || shares.length > 0) return refuse('illegal-state');
    const received = await receiveAdvance(trx, { ...taken, orderId }, acting);
    return received.ok ? ok(received.value.id) : received;
  }
  const paymentId = before ?? (await takePayment(trx, taken, acting)).id;
  if (shares.length > 0) {
    const settled = await settleInvoices(trx, { businessUnitId, paymentId, shares }, acting);
    if (!settled.ok) return settled;
  } else if (before !== null) {
    await givePayment(trx, { businessUnitId, paymentId });
  }
  return ok(paymentId);
}
