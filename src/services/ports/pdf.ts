import type { HandoverPaper, OrderPaper } from '#contract/document.ts';

/** Puts documents on paper, in the language asked for. Slow: for jobs, and for the first reader of a document. */
export type PdfPort = {
  renderOrderConfirmation(paper: OrderPaper): Promise<Uint8Array>;
  renderRentalContract(paper: OrderPaper): Promise<Uint8Array>;
  renderHandoverProtocol(paper: HandoverPaper): Promise<Uint8Array>;
};
