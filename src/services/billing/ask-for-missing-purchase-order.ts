import type { Transaction } from '#db/client.ts';
import { askForPurchaseOrders } from '#db/order/purchase-order-request.queries.ts';
import { writeTogether } from '#db/write-together.ts';
import { queueMails } from '../mail/queue-mail.ts';
import type { IssuedDocument } from './issue-documents.ts';
import type { Bill } from './load-bill.ts';

type Issue = {
  readonly bills: readonly Bill[];
  /** By order. */
  readonly issued: ReadonlyMap<string, readonly IssuedDocument[]>;
  readonly now: Date;
};

/** A company that wants a purchase order on its invoices has none on one of these: it is asked for one, once. */
export async function askForMissingPurchaseOrders(trx: Transaction, { bills, issued, now }: Issue): Promise<void> {
  const missing = bills.flatMap(({ order: { id: orderId, businessUnitId, poNumber }, payer }) => {
    const invoice = issued.get(orderId)?.find(({ document }) => document.kind === 'invoice');
    if (invoice === undefined || !payer.poRequired || poNumber !== null) return [];
    return [{ businessUnitId, orderId, invoice: invoice.document.number }];
  });
  if (missing.length === 0) return;
  const asked = await askForPurchaseOrders(trx, { orders: missing, now });
  const mails = missing.flatMap(({ orderId, invoice }) =>
    asked.has(orderId) ? [{ template: 'purchaseOrderMissing' as const, orderId, invoice }] : [],
  );
  if (mails.length > 0) await writeTogether(trx, [queueMails(mails)]);
}
