import type { InvoiceDocument, InvoiceKind } from '#domain/invoice/invoice-document.ts';

/** The mail that brings a document is called as its kind. */
export type InvoiceMails = {
  readonly [K in InvoiceKind]: {
    /** Of a person, or empty where the address is one for invoices. */
    readonly name: string;
    readonly invoice: InvoiceDocument;
    readonly path: string;
  };
};
