import type { Transaction } from '#db/client.ts';
import { listExportedDebits, noteCollection, updateDebit } from '#db/debit/debit.queries.ts';
import { ok } from '#domain/result.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { Outcome } from '../failure.ts';
import type { Acting } from '../ledger/acting.ts';
import { settleInvoices } from '../ledger/settle-invoices.ts';
import { takePayment } from '../ledger/take-payment.ts';
import { TERM_DAYS, turnToTransfer } from './turn-to-transfer.ts';

type Collected = {
  readonly batchId: string;
  readonly bookedOn: string;
  /** All that the bank has not rejected, unless told. */
  readonly debitIds?: ReadonlySet<string>;
};

/**
 * The bank has collected debits of a batch, which the caller has locked with its accounts: each is money of its company and
 * settles its invoice. What was paid in another way meanwhile stays unused.
 */
export async function collectDebits(
  trx: Transaction,
  { batchId, bookedOn, debitIds }: Collected,
  acting: Acting,
): Promise<Outcome<void>> {
  const exported = await listExportedDebits(trx, batchId);
  for (const debit of exported.filter(({ id }) => debitIds?.has(id) ?? true)) {
    const { id, businessUnitId, orderId, invoiceId, number, cents, openCents } = debit;
    const payment = await takePayment(trx, { businessUnitId, kind: 'directDebit', bookedOn, cents }, acting);
    await updateDebit(trx, id, { status: 'collected', paymentId: payment.id });
    const share = Math.min(cents, openCents);
    if (share === 0) continue;
    const shares = [{ invoiceId, cents: share }];
    const settled = await settleInvoices(trx, { businessUnitId, paymentId: payment.id, shares }, acting);
    if (!settled.ok) return settled;
    // More has become open since the file was written, and the bank collects no more of it.
    const rest = {
      businessUnitId,
      orderId,
      invoiceId,
      number,
      reason: 'late',
      dueOn: addDays(bookedOn, TERM_DAYS),
    } as const;
    if (share < openCents) await turnToTransfer(trx, rest, acting);
  }
  await noteCollection(trx, { batchId, on: bookedOn });
  return ok(undefined);
}
