import type { Transaction } from '#db/client.ts';
import { askForPurchaseOrder } from '#db/order/purchase-order-request.queries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { IssuedDocument } from './issue-document.ts';
import type { Bill } from './load-bill.ts';

/** A company that wants a purchase order on its invoices has none on this one: it is asked for one, once. */
export async function askForMissingPurchaseOrder(
  trx: Transaction,
  { order, payer }: Bill,
  issued: readonly IssuedDocument[],
  now: Date,
): Promise<void> {
  const invoice = issued.find(({ document }) => document.kind === 'invoice');
  if (invoice === undefined || !payer.poRequired || order.poNumber !== null) return;
  const { businessUnitId, id: orderId } = order;
  const isNew = await askForPurchaseOrder(trx, { businessUnitId, orderId, now });
  if (isNew) await queueMail(trx, { template: 'purchaseOrderMissing', orderId, invoice: invoice.document.number });
}
