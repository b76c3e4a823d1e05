import type { Transaction } from '#db/client.ts';
import { awaitCollection } from '#db/debit/by-transfer.queries.ts';
import { forgetCollection, listCollectedDebits, lockAccountsOfBatch, updateDebit } from '#db/debit/debit.queries.ts';
import { lockBatch, updateBatch } from '#db/debit/debit-batch.queries.ts';
import { findPayment, insertPayment } from '#db/payment/payment.queries.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from '../failure.ts';
import { type Acting, userOf } from '../ledger/acting.ts';
import { refreshOrders } from '../ledger/refresh-order-payment.ts';
import { undoPayment } from '../ledger/undo-payment.ts';

type Wrong = { readonly batchId: string; readonly debitIds: ReadonlySet<string> };

/**
 * Debits were not collected after all: their money leaves us again, their invoices are open and wait for the bank, as does
 * the batch. Refused once one of them came back, which has to be taken back first.
 */
export async function expectAgain(
  trx: Transaction,
  { batchId, debitIds }: Wrong,
  { bookedOn, ...acting }: Acting & { readonly bookedOn: string },
): Promise<Outcome<void>> {
  const batch = await lockBatch(trx, batchId);
  if (batch === undefined) return refuse('not-found');
  await lockAccountsOfBatch(trx, batchId);
  const collected = (await listCollectedDebits(trx, batchId)).filter(({ id }) => debitIds.has(id));
  if (collected.length < debitIds.size) return refuse('illegal-state');
  for (const { id, businessUnitId, orderId, invoiceId, mandateId, paymentId, cents } of collected) {
    if ((await findPayment(trx, paymentId))?.unusedCents !== cents) {
      const undone = await undoPayment(trx, { paymentId }, acting);
      if (!undone.ok) return undone;
    }
    const written = { createdAt: acting.now, createdBy: userOf(acting) };
    const back = { kind: 'debitReturn', bookedOn, cents: -cents, returnsId: paymentId } as const;
    await insertPayment(trx, { businessUnitId, ...back, ...written });
    await updateDebit(trx, id, { status: 'exported', paymentId: null });
    await awaitCollection(trx, { businessUnitId, invoiceId });
    await forgetCollection(trx, { businessUnitId, mandateId });
    await refreshOrders(trx, { businessUnitId, orderIds: [orderId] }, acting.now);
  }
  if (batch.status === 'booked') await updateBatch(trx, batchId, { status: 'exported', bookedOn: null });
  return ok(undefined);
}
