import { findInvoiceFile, type IssuedInvoice } from '#db/invoice/invoice.queries.ts';
import type { Deps } from '../deps.ts';

/** The paper of a document, made of what was kept when it was issued. */
export async function renderInvoicePaper(
  { db, pdf }: Pick<Deps, 'db' | 'pdf'>,
  { id, businessUnitId, number, locale, content }: Omit<IssuedInvoice, 'orderId' | 'kind' | 'issuedAt'>,
): Promise<Uint8Array> {
  const file = await findInvoiceFile(db, { businessUnitId, invoiceId: id });
  if (file === undefined) throw new Error(`${number} has no file`);
  return pdf.renderInvoice({ document: content.document, xml: file.content.toString('utf8'), locale });
}
