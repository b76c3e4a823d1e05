/** Whether a credit note was issued since a dispute was opened: earlier ones are no answer to it. */
export const isCorrectedSince = (openedAt: Date, creditNotes: readonly { readonly issuedAt: Date }[]): boolean =>
  creditNotes.some(({ issuedAt }) => issuedAt >= openedAt);
