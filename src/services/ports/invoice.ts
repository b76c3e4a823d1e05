import type { InvoiceDocument, InvoiceWords } from '#domain/invoice/invoice-document.ts';
import type { Locale } from '#i18n/locales.ts';

/** Puts what stands on a document into words. */
export type InvoicePort = {
  describe(document: InvoiceDocument, locale: Locale): Promise<InvoiceWords>;
};
