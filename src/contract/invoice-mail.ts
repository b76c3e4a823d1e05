import type { InvoiceDocument, InvoiceKind } from '#domain/invoice/invoice-document.ts';
import type { DisputeDecision } from './invoice-dispute.ts';

/** The mail that brings a document is called as its kind. */
type BroughtDocuments = {
  readonly [K in InvoiceKind]: {
    /** Of a person, or empty where the address is one for invoices. */
    readonly name: string;
    readonly invoice: InvoiceDocument;
    readonly path: string;
  };
};

export type InvoiceMails = BroughtDocuments & {
  /** What was decided about a document that somebody has disputed, to them. */
  readonly disputeAnswered: {
    readonly name: string;
    readonly number: string;
    readonly decision: DisputeDecision;
    readonly answer: string;
    /** What is left to pay, and by when; null if nothing is. */
    readonly due: { readonly openCents: number; readonly on: string } | null;
    readonly path: string;
  };
};
