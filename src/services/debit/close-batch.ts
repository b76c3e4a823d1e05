import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { listStatesOfBatch } from '#db/debit/debit.queries.ts';
import { type BatchRow, updateBatch } from '#db/debit/debit-batch.queries.ts';
import type { Acting } from '../ledger/acting.ts';

/** A batch, which the caller has locked, is booked once money has come of it and the bank has told of all its debits. */
export async function closeBatch(
  trx: Transaction,
  { id: batchId, status }: BatchRow,
  { bookedOn, by: actor, now }: Acting & { readonly bookedOn: string },
): Promise<void> {
  if (status !== 'exported') return;
  const debits = await listStatesOfBatch(trx, batchId);
  const isDecided = debits.every((debit) => debit.status !== 'exported');
  if (!isDecided || debits.every(({ paymentId }) => paymentId === null)) return;
  const { number, debits: count, sumCents } = await updateBatch(trx, batchId, { status: 'booked', bookedOn });
  const data = { number, debits: count, sumCents };
  await recordAudit(trx, { actor, businessUnitId: null, action: 'debitBatch.book', objectId: batchId, data, now });
}
