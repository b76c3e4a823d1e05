/** What a company is trusted with, in cents. All net, as the limit is, but for money that nobody has divided yet. */
export type ExposureParts = {
  /** Still to be paid of orders that are billed elsewhere. */
  readonly elsewhere: number;
  /** Agreed and not billed yet, of orders that the shop bills itself. */
  readonly unbilled: number;
  /** Open on what was billed. */
  readonly open: number;
  /** Open on credit notes: what the company has to get back. */
  readonly credit: number;
  /** Money of the company that nothing was paid with yet. */
  readonly unused: number;
};

/** Below zero if the company has more to get than to pay. */
export const exposureOf = ({ elsewhere, unbilled, open, credit, unused }: ExposureParts): number =>
  elsewhere + unbilled + open - credit - unused;
