import type { PreparedMail } from '#contract/mail.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { findInvoiceDocument } from '#db/document/document.queries.ts';
import { findInvoiceFile, findInvoiceOfAnyUnit } from '#db/invoice/invoice.queries.ts';
import type { Deps } from '../deps.ts';
import { prepareInvoiceMail } from '../invoice/prepare-invoice-mail.ts';
import type { MailRequest } from '../mail/mail-request.ts';

type Needs = Pick<Deps, 'db' | 'pdf' | 'storage'>;
type Request = Extract<MailRequest, { template: 'invoice' }>;

/** Brings a document to where the company wants its invoices by now, else to where it wanted them when it was issued. */
export async function loadInvoiceMail(deps: Needs, { invoiceId }: Request): Promise<PreparedMail | undefined> {
  const invoice = await findInvoiceOfAnyUnit(deps.db, invoiceId);
  if (invoice === undefined) return undefined;
  const unit = await findBusinessUnit(deps.db, invoice.businessUnitId);
  // The paper still names where it went; nobody is to be written to there any more.
  if (unit?.erasedAt) return undefined;
  const { businessUnitId, orderId, locale, number, content } = invoice;
  const issued = await findInvoiceDocument(deps.db, invoice);
  const paper = issued && (await deps.storage.get(issued.path));
  const file = await findInvoiceFile(deps.db, { businessUnitId, invoiceId });
  if (paper === undefined || file === undefined) throw new Error(`The paper or the file of ${number} is missing`);
  const xml = file.content.toString('utf8');
  const { document } = content;
  const mail = await prepareInvoiceMail(deps, {
    id: invoiceId,
    document,
    xml,
    pdf: paper.bytes,
    locale,
    orderId,
    businessUnitId,
  });
  return { ...mail, to: unit?.invoiceEmail || document.buyer.email };
}
