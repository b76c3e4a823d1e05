import type {
  AddendumPaper,
  ConfirmedPaper,
  DataSheet,
  DunningPaper,
  HandoverPaper,
  InvoicePaper,
  MandatePaper,
  PaperName,
  QuotePaper,
  RebookingPaper,
  StatementPaper,
} from '#contract/document.ts';

/** Puts documents on paper, in the language asked for. Slow: for jobs, and for the first reader of a document. */
export type PdfPort = {
  renderOrderConfirmation(paper: ConfirmedPaper): Promise<Uint8Array>;
  renderRentalContract(paper: ConfirmedPaper): Promise<Uint8Array>;
  renderExtensionAddendum(paper: AddendumPaper): Promise<Uint8Array>;
  renderRebookingAddendum(paper: RebookingPaper): Promise<Uint8Array>;
  renderDataSheet(sheet: DataSheet): Promise<Uint8Array>;
  renderMandate(paper: MandatePaper): Promise<Uint8Array>;
  renderHandoverProtocol(paper: HandoverPaper): Promise<Uint8Array>;
  /** As PDF/A-3, with the file in it where the format of the document is hybrid. */
  renderInvoice(paper: InvoicePaper): Promise<Uint8Array>;
  renderDunning(paper: DunningPaper): Promise<Uint8Array>;
  renderStatement(paper: StatementPaper): Promise<Uint8Array>;
  renderQuote(paper: QuotePaper): Promise<Uint8Array>;
  /** What the file is called, in the reader's language. */
  nameFile(which: PaperName): Promise<string>;
};
