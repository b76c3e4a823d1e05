import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertByTransfer, reopenAccount } from '#db/debit/by-transfer.queries.ts';
import type { ByTransferReason } from '#domain/debit/debit-obstacle.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type Acting } from '../ledger/acting.ts';
import { refreshOrderPayment } from '../ledger/refresh-order-payment.ts';

/** So long a customer has who learns that nothing is collected. */
export const TERM_DAYS = 7;

type Turn = {
  readonly businessUnitId: string;
  readonly orderId: string;
  readonly invoiceId: string;
  readonly number: string;
  readonly reason: ByTransferReason;
  readonly dueOn: string;
};

/** An invoice, whose order and account the caller has locked, is not collected any more: the customer is asked to pay it. */
export async function turnToTransfer(
  trx: Transaction,
  { businessUnitId, orderId, invoiceId, number, reason, dueOn }: Turn,
  { by: actor, now }: Acting,
): Promise<void> {
  const isNew = await insertByTransfer(trx, { businessUnitId, invoiceId, reason, dueOn, turnedAt: now });
  await reopenAccount(trx, { businessUnitId, invoiceId, dueOn });
  await refreshOrderPayment(trx, { businessUnitId, orderId }, now);
  // Whoever was told of a return that was taken back is told of the one that was not.
  if (!isNew && reason !== 'returned') return;
  const data = { number, reason, dueOn };
  await recordAudit(trx, { actor, businessUnitId, action: 'invoice.turnToTransfer', objectId: invoiceId, data, now });
  await queueMail(trx, { template: reason === 'returned' ? 'debitReturned' : 'debitTurned', invoiceId });
}
