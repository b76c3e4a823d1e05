import { listAdmins } from '#db/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { OrderRow } from '#db/order.queries.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** Tells the author what has become of the order; whoever may approve it is asked to decide. */
export async function queueOrderMails(
  trx: Transaction,
  { id: orderId, status, businessUnitId, createdBy }: Pick<OrderRow, 'id' | 'status' | 'businessUnitId' | 'createdBy'>,
): Promise<void> {
  await queueMail(trx, { template: 'order', orderId, status });
  if (status !== 'pendingApproval') return;
  for (const userId of await listAdmins(trx, { businessUnitId })) {
    if (userId !== createdBy) await queueMail(trx, { template: 'orderToApprove', orderId, userId });
  }
}
