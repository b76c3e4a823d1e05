import type { MailFile, PreparedMail } from '#contract/mail.ts';
import type { InvoiceDocument } from '#domain/invoice/invoice-document.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Deps } from '../deps.ts';

export type IssuedInvoice = {
  readonly id: string;
  readonly document: InvoiceDocument;
  /** The original, as it was stored when the document was issued. */
  readonly xml: string;
  /** The paper, if it has been rendered before. */
  readonly pdf?: Uint8Array;
  readonly locale: Locale;
  readonly orderId: string;
  readonly businessUnitId: string;
};

/**
 * The mail that brings a document: its paper, and beside it the file where it does not travel inside. It goes to the
 * address for invoices, which belongs to no person.
 */
export async function prepareInvoiceMail(deps: Pick<Deps, 'pdf'>, issued: IssuedInvoice): Promise<PreparedMail> {
  const { id, document, locale, orderId, businessUnitId } = issued;
  return {
    to: document.buyer.email,
    locale,
    userId: null,
    businessUnitId,
    content: { template: document.kind, name: '', invoice: document, path: `/invoices/${id}` },
    about: { orderId },
    attachments: await attachFiles(deps, issued),
  };
}

async function attachFiles(
  { pdf }: Pick<Deps, 'pdf'>,
  { document, xml, locale, pdf: known }: IssuedInvoice,
): Promise<readonly MailFile[]> {
  const { kind, number, format } = document;
  const paper: MailFile = {
    filename: await pdf.nameFile({ kind, number, locale }),
    contentType: 'application/pdf',
    bytes: known ?? (await pdf.renderInvoice({ document, xml, locale })),
  };
  if (format === 'hybrid') return [paper];
  const filename = await pdf.nameFile({ kind, number, locale, extension: 'xml' });
  return [paper, { filename, contentType: 'application/xml', bytes: new TextEncoder().encode(xml) }];
}
