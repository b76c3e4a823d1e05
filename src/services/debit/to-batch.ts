import type { Debit, DebitBatch, DebitBatchSummary } from '#contract/admin-debit.ts';
import { listDebitsOfBatch, type ShownDebit } from '#db/debit/debit.queries.ts';
import type { BatchRow } from '#db/debit/debit-batch.queries.ts';
import type { Database } from '#db/client.ts';
import { lastFileDay } from '#domain/debit/debit-day.ts';
import { comesBackAs } from '#domain/debit/debit-state.ts';
import { nextStepOf } from '#domain/debit/return-code.ts';
import { money } from '#domain/money/money.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';

export const toBatchSummary = (row: BatchRow): DebitBatchSummary => ({
  id: row.id,
  number: row.number,
  collectOn: row.collectOn,
  status: row.status,
  debits: row.debits,
  sum: money(row.sumCents),
  fileBy: lastFileDay(row.collectOn),
  createdAt: row.createdAt.toISOString(),
  exportedAt: row.exportedAt?.toISOString() ?? null,
  version: row.version,
});

export const toDebit = (row: ShownDebit): Debit => ({
  id: row.id,
  batchId: row.batchId,
  batchNumber: row.batchNumber,
  invoiceId: row.invoiceId,
  invoiceNumber: row.invoiceNumber,
  orderId: row.orderId,
  orderNumber: row.orderNumber,
  company: row.company,
  amount: money(row.cents),
  mandate: row.reference,
  scheme: row.scheme,
  status: row.status,
  withdrawnFor: row.withdrawnFor,
  returnCode: row.returnCode,
  nextStep: row.returnCode === null ? null : nextStepOf(row.returnCode),
  returnedOn: row.returnedOn,
  retryOn: row.retryOn,
  mayCollectAgain: comesBackAs(row.status) !== undefined && row.mayCollectAgain,
  version: row.version,
});

/** A batch with its debits as they are by now. */
export async function toBatch(db: Database, row: BatchRow, now: Date): Promise<DebitBatch> {
  const today = operatorToday(toInstant(now)).toString();
  const items = (await listDebitsOfBatch(db, { batchId: row.id, today })).map(toDebit);
  return { ...toBatchSummary(row), items, sha256: row.sha256?.toString('hex') ?? null };
}
