import { listAdmins } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { OrderRow } from '#db/order/order.queries.ts';
import type { MailRequest } from '../mail/mail-request.ts';
import { queueMail } from '../mail/queue-mail.ts';

type ChangedOrder = Pick<OrderRow, 'id' | 'status' | 'businessUnitId' | 'createdBy'>;

/** Tells the author what has become of the order; whoever may approve it is asked to decide. */
export async function listOrderMails(
  trx: Transaction,
  { id: orderId, status, businessUnitId, createdBy }: ChangedOrder,
): Promise<MailRequest[]> {
  const toAuthor: MailRequest = { template: 'order', orderId, status };
  if (status !== 'pendingApproval') return [toAuthor];
  const admins = await listAdmins(trx, { businessUnitId });
  const others = admins.filter((userId) => userId !== createdBy);
  return [toAuthor, ...others.map((userId): MailRequest => ({ template: 'orderToApprove', orderId, userId }))];
}

export async function queueOrderMails(trx: Transaction, order: ChangedOrder): Promise<void> {
  for (const mail of await listOrderMails(trx, order)) await queueMail(trx, mail);
}
