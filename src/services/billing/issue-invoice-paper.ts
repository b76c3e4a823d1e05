import { createHash, randomUUID } from 'node:crypto';
import { findInvoiceDocument, issueDocument } from '#db/document/document.queries.ts';
import { lockChannel } from '#db/invoice/invoice-channel.queries.ts';
import { findInvoiceOfAnyUnit } from '#db/invoice/invoice.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { awaitsClearance } from '#domain/invoice/seller-channel.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { IssuedPayload } from './issued-topic.ts';
import { renderInvoicePaper } from './render-invoice-paper.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'pdf' | 'storage'>;

/**
 * Puts an issued document on paper, once, and promises the mail that brings it. The document is valid without: whatever
 * fails here is tried again.
 */
export async function issueInvoicePaper(deps: Needs, { invoiceId, isTold = false }: IssuedPayload): Promise<void> {
  const invoice = await findInvoiceOfAnyUnit(deps.db, invoiceId);
  if (invoice === undefined || (await findInvoiceDocument(deps.db, invoice)) !== undefined) return;
  const bytes = await renderInvoicePaper(deps, invoice);
  const path = `documents/invoice/${randomUUID()}.pdf`;
  const put = await deps.storage.put(path, bytes, 'application/pdf');
  if (!put.ok) throw new Error(`The paper of ${invoice.number} finds no room`);
  const sha256 = createHash('sha256').update(bytes).digest();
  const { businessUnitId, locale } = invoice;
  const row = { businessUnitId, invoiceId, locale, path, bytes: bytes.length, sha256, issuedAt: deps.clock.now() };
  const isFirst = await inTransaction(deps.db, async (trx) => {
    if (!(await issueDocument(trx, { kind: 'invoice', ...row }))) return false;
    // With the paper or not at all: however often the job comes back, there is one mail. What waits for a platform
    // is sent by whoever enters its number.
    const channel = await lockChannel(trx, { businessUnitId, invoiceId });
    if (!isTold && !awaitsClearance(channel)) await queueMail(trx, { template: 'invoice', invoiceId });
    return true;
  });
  if (!isFirst) await deps.storage.delete(path);
}
