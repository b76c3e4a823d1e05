import type { AddendumPaper, ConfirmedPaper, HandoverPaper, RebookingPaper } from '#contract/document.ts';

/** Puts documents on paper, in the language asked for. Slow: for jobs, and for the first reader of a document. */
export type PdfPort = {
  renderOrderConfirmation(paper: ConfirmedPaper): Promise<Uint8Array>;
  renderRentalContract(paper: ConfirmedPaper): Promise<Uint8Array>;
  renderExtensionAddendum(paper: AddendumPaper): Promise<Uint8Array>;
  renderRebookingAddendum(paper: RebookingPaper): Promise<Uint8Array>;
  renderHandoverProtocol(paper: HandoverPaper): Promise<Uint8Array>;
};
